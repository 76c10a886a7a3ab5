/** What the buttons of the question about cookies do, and the dialog in which each kind is agreed to on its own. */
import { choose, chosenKinds, KINDS, type Kind, whenChosen } from './consent.ts';

let listening = false;

export function takeAnswer({ dataset }: HTMLElement, banner: HTMLElement): void {
  if (!listening) whenChosen(() => close(banner));
  listening = true;
  if (dataset.choose === 'panel') openPanel();
  else choose(dataset.choose === 'all' ? KINDS : []);
}

function close(banner: HTMLElement): void {
  // The focused button goes: the keyboard goes on at the content instead of nowhere.
  if (banner.contains(document.activeElement))
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  banner.hidden = true;
}

/** Closing it without an answer changes nothing. */
function openPanel(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-consent-panel]');
  const form = dialog?.querySelector('form');
  if (!dialog || !form || dialog.open) return;
  const boxes = new Map(
    KINDS.map((kind) => [kind, form.querySelector<HTMLInputElement>(`[name="${kind}"]`)] as const),
  );
  const granted = chosenKinds() ?? [];
  for (const [kind, box] of boxes) if (box) box.checked = granted.includes(kind);
  const answers: Readonly<Record<string, () => readonly Kind[]>> = {
    all: () => KINDS,
    none: () => [],
    ticked: () => KINDS.filter((kind) => boxes.get(kind)?.checked),
  };
  dialog.returnValue = '';
  dialog.addEventListener(
    'close',
    () => {
      const answer = answers[dialog.returnValue];
      if (answer) choose(answer());
    },
    { once: true },
  );
  dialog.showModal();
}
