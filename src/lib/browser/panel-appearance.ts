/** The sample of `/painel/configuracoes/aparencia` follows what is chosen. */
import { appearanceOf, appearanceTokens } from '../domain/shop/appearance.ts';
import { BASE_TOKENS } from '../domain/shop/appearance-base.ts';
import { colourNotes, panelAppearanceText } from '../text/panel-appearance.ts';

/** Fields of colours, each with the token that is kept where it is blank. */
const COLOURS = { '#campo-destaque': 'signal', '#campo-faixa': 'night' } as const;
const WHOLE = /^#[0-9a-f]{6}$/i;

/** The browser's own choice of a colour, beside the field that holds it. */
function offerWell(typed: HTMLInputElement, blank: string): void {
  const well = Object.assign(document.createElement('input'), {
    type: 'color',
    className: 'appearance-well',
  });
  well.ariaLabel = `${typed.labels?.[0]?.textContent?.trim() ?? ''}: ${panelAppearanceText.choose}`;
  const follow = (): void => {
    const value = typed.value.trim();
    if (WHOLE.test(value) || value === '') well.value = value || blank;
  };
  well.addEventListener('input', () => {
    typed.value = well.value;
    typed.dispatchEvent(new Event('input', { bubbles: true }));
  });
  typed.addEventListener('input', follow);
  follow();
  typed.after(well);
}

export function previewAppearance(root: ParentNode): void {
  const sample = root.querySelector<HTMLElement>('.appearance-sample');
  const notes = sample?.querySelector<HTMLElement>('[data-notes]');
  const form = root.querySelector<HTMLElement>('#campo-destaque')?.closest('form');
  if (!sample || !notes || !form) return;
  const show = (): void => {
    const chosen = appearanceOf(Object.fromEntries(new FormData(form)));
    for (const [name, value] of Object.entries({ ...BASE_TOKENS, ...appearanceTokens(chosen) })) {
      sample.style.setProperty(`--${name}`, value);
    }
    const said = colourNotes(chosen.destaque, chosen.faixa).map((text) => {
      const line = document.createElement('p');
      line.textContent = text;
      return line;
    });
    notes.replaceChildren(...said);
  };
  for (const [field, token] of Object.entries(COLOURS)) {
    const typed = form.querySelector<HTMLInputElement>(field);
    if (typed) offerWell(typed, BASE_TOKENS[token] ?? '');
  }
  // Beside what they are about; without script they stand above the sample.
  form.querySelector('#campo-destaque')?.closest('.panel-columns')?.after(notes);
  form.addEventListener('input', show);
  show();
}
