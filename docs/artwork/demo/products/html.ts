/** The few tags a description may use. Texts are written by hand in this folder, so nothing is escaped. */
export function p(texto: string): string {
  return `<p>${texto}</p>`;
}

export function h3(texto: string): string {
  return `<h3>${texto}</h3>`;
}

export function ul(...itens: readonly string[]): string {
  return `<ul>${itens.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** A heading and what follows it; a bare sentence becomes a paragraph. */
export function secao(titulo: string, ...blocos: readonly string[]): string {
  return h3(titulo) + blocos.map((bloco) => (bloco.startsWith('<') ? bloco : p(bloco))).join('');
}
