/** The sample of `/painel/configuracoes/aparencia` follows what is chosen. */
import { appearanceOf, appearanceTokens } from '../domain/shop/appearance.ts';
import { BASE_TOKENS } from '../domain/shop/appearance-base.ts';
import { colourNotes, panelAppearanceText } from '../text/panel-appearance.ts';

const COLOURS = '#campo-destaque, #campo-faixa';
const WHOLE = /^#[0-9a-f]{6}$/i;

/** The browser's own choice of a colour, beside the field that holds it. */
function offerWell(typed: HTMLInputElement): void {
  const well = Object.assign(document.createElement('input'), {
    type: 'color',
    className: 'appearance-well',
  });
  well.ariaLabel = `${typed.labels?.[0]?.textContent?.trim() ?? ''}: ${panelAppearanceText.choose}`;
  const follow = (): void => {
    if (WHOLE.test(typed.value.trim())) well.value = typed.value.trim();
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
  for (const typed of form.querySelectorAll<HTMLInputElement>(COLOURS)) offerWell(typed);
  form.addEventListener('input', show);
  show();
}
