/** Dragging the sections of a page by their names: a drop presses a button of the form, so that all of it is saved. */
import { dragRows } from './drag-rows.ts';

export function dragSections(root: ParentNode): void {
  const list = root.querySelector<HTMLElement>('[data-drag-sections]');
  const form = list?.closest('form');
  if (!list || !form) return;
  const rows = [...list.querySelectorAll<HTMLElement>('.section-order_entry')];
  dragRows(list, rows, {
    hint: list.dataset.dragSections ?? '',
    handle: (row) => row.querySelector('summary'),
    mayDrop: (row, dragged) => row !== dragged,
    drop: (row, dragged, side) => {
      const from = rows.indexOf(dragged);
      const target = rows.indexOf(row) + (side === 'depois' ? 1 : 0);
      const to = from < target ? target - 1 : target;
      if (to === from) return;
      const press = Object.assign(document.createElement('button'), { name: 'acao', hidden: true });
      press.value = `leva-secao:${from}:${to}`;
      form.append(press);
      press.click();
    },
  });
}
