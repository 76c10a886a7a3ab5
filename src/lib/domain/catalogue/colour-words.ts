/** Colours as searches say them. All of folded text. */

/** In the masculine and the feminine. */
const COLOURS: ReadonlySet<string> = new Set(
  [
    'preto preta branco branca azul vermelho vermelha verde amarelo amarela cinza rosa roxo roxa laranja marrom bege',
    'dourado dourada prata prateado prateada grafite transparente violeta marfim natural agua colorido colorida',
  ].flatMap((line) => line.split(' ')),
);

/** Also in the plural: `pretos`, `azuis`. */
export function isColour(word: string): boolean {
  return [word, word.replace(/s$/, ''), word.replace(/is$/, 'l'), word.replace(/ns$/, 'm')].some((one) =>
    COLOURS.has(one),
  );
}

const COLOUR = [...COLOURS].join('|');
const SEVERAL = new RegExp(String.raw`\b(?:${COLOUR})(?:(?:\s*[,/]\s*|\s+)(?:e\s+)?(?:${COLOUR}))+\b`, 'g');

/** Several colours are the same in whatever order they are said: `verde, azul e vermelho` is `azul verde vermelho`. */
export function coloursInOrder(line: string): string {
  return line.replace(SEVERAL, (said) =>
    said
      .split(/[\s,/]+/)
      .filter((word) => word !== 'e')
      .toSorted()
      .join(' '),
  );
}
