/** Fills street, district, town and state from the postal code. What is not found is typed by hand. */
import { normalizeCep } from '#lib/domain/kernel/cep.ts';
import { otherTown } from '#lib/domain/shipping/town-ranges.ts';

type Place = Readonly<Record<'logradouro' | 'bairro' | 'cidade' | 'uf', string>>;

/** `fields` are those of the part AddressFields. */
export function fillByCep(fields: HTMLElement): void {
  const cep = fields.querySelector<HTMLInputElement>('[name="cep"]');
  const note = fields.querySelector<HTMLElement>('[role="status"]');
  const button = fields.querySelector<HTMLButtonElement>('button[value="cep"]');
  if (!cep || !note || !button) return;
  let last = normalizeCep(cep.value);
  fields.addEventListener('change', () => sayOtherTown(fields));
  cep.addEventListener('input', () => {
    const typed = normalizeCep(cep.value);
    if (typed !== undefined && typed !== last) void fill(typed);
  });
  button.addEventListener('click', (event) => {
    const typed = normalizeCep(cep.value);
    // The server says what is wrong with it.
    if (typed === undefined) return;
    event.preventDefault();
    void fill(typed);
  });

  async function fill(typed: string): Promise<void> {
    const isElsewhere = last !== undefined && last !== typed;
    last = typed;
    const place = await ask(typed);
    if (last !== typed || !note) return;
    for (const name of ['logradouro', 'bairro', 'cidade', 'uf'] as const) {
      const field = fields.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
      // What stood at another postal code is not here.
      if (field && (place?.[name] || isElsewhere)) field.value = place?.[name] ?? '';
    }
    const found = fields.querySelector<HTMLInputElement>('[name="cepBuscado"]');
    if (found) found.value = typed;
    sayOtherTown(fields);
    note.textContent = (place?.logradouro ? note.dataset.filled : note.dataset.none) ?? '';
    const next = place?.logradouro ? 'numero' : 'logradouro';
    fields.querySelector<HTMLInputElement>(`[name="${next}"]`)?.focus();
  }
}

/** Says where a postal code belongs, when another town was typed beside it: one of the two may be right. */
export function sayOtherTown(fields: ParentNode): void {
  const note = fields.querySelector<HTMLElement>('[data-town]');
  const textOf = (name: string) => fields.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
  const town = otherTown(textOf('cep'), textOf('cidade'));
  if (note) note.textContent = town === '' ? '' : (note.dataset.town ?? '').replace('{cidade}', town);
}

async function ask(cep: string): Promise<Place | undefined> {
  const response = await fetch(`/api/v2/vitrine/cep/${cep}`, {
    headers: { 'App-Token': document.documentElement.dataset.appToken ?? '' },
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  return (await response.json().catch(() => undefined)) as Place | undefined;
}
