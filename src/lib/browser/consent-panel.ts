/** The dialog in which each kind is agreed to on its own; closing it without an answer changes nothing. */
import { choose, chosenKinds, KINDS, type Kind } from './consent.ts';

export function openPanel(): void {
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
