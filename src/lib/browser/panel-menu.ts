/** Dragging the entries of a menu, on top of the buttons that move them: a drop posts a form as a button does. */
import { type DropSide, dragRows } from './drag-rows.ts';

export function dragMenu(root: ParentNode): void {
  const tree = root.querySelector<HTMLElement>('[data-drag-menu]');
  if (!tree) return;
  const rows = [...tree.querySelectorAll<HTMLElement>('[data-path]')];
  dragRows(tree, rows, {
    hint: tree.dataset.hint ?? '',
    handle: (row) => row,
    mayDrop: (row, dragged) => !isInside(row, dragged.dataset.path ?? ''),
    drop: (row, dragged, side) => send(tree, dragged.dataset.path ?? '', row.dataset.path ?? '', side),
  });
}

/** Nothing is dropped on itself, or on what stands below it. */
function isInside(row: HTMLElement, from: string): boolean {
  return `${row.dataset.path}.`.startsWith(`${from}.`);
}

function send(tree: HTMLElement, caminho: string, alvo: string, lado: DropSide): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = location.pathname;
  const fields = { acao: 'soltar', caminho, alvo, lado, revisao: tree.dataset.dragMenu ?? '' };
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
