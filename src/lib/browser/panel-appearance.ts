/** The sample of `/painel/configuracoes/aparencia` follows what is chosen. */
import { appearanceOf, appearanceTokens } from '../domain/shop/appearance.ts';
import { BASE_TOKENS } from '../domain/shop/appearance-base.ts';
import { colourNotes } from '../text/panel-appearance.ts';

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
  form.addEventListener('input', show);
  show();
}
