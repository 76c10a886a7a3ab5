/** Rows that a mouse drags before or behind one another, on top of buttons that move them. */

export type DropSide = 'antes' | 'depois';

type Dragging = {
  /** Said above the rows, to whom it helps. */
  readonly hint: string;
  /** What of a row is taken hold of. */
  readonly handle: (row: HTMLElement) => HTMLElement | null;
  readonly mayDrop: (row: HTMLElement, dragged: HTMLElement) => boolean;
  readonly drop: (row: HTMLElement, dragged: HTMLElement, side: DropSide) => void;
};

/** Needs a mouse: a finger scrolls the page. */
export function dragRows(
  list: HTMLElement,
  rows: readonly HTMLElement[],
  { hint, handle, mayDrop, drop }: Dragging,
): void {
  if (!matchMedia('(hover)').matches) return;
  let dragged: HTMLElement | undefined;
  const said = document.createElement('p');
  said.className = 'field_hint';
  said.textContent = hint;
  list.before(said);
  for (const row of rows) {
    const held = handle(row);
    if (!held) continue;
    held.draggable = true;
    held.addEventListener('dragstart', (event) => {
      dragged = row;
      if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
    });
    held.addEventListener('dragend', () => {
      dragged = undefined;
    });
    row.addEventListener('dragleave', () => delete row.dataset.drop);
    row.addEventListener('dragover', (event) => {
      if (!dragged || !mayDrop(row, dragged)) return;
      event.preventDefault();
      row.dataset.drop = sideOf(event, row);
    });
    row.addEventListener('drop', (event) => {
      event.preventDefault();
      delete row.dataset.drop;
      if (dragged && mayDrop(row, dragged)) drop(row, dragged, sideOf(event, row));
    });
  }
}

function sideOf({ clientY }: DragEvent, row: HTMLElement): DropSide {
  const { top, height } = row.getBoundingClientRect();
  return clientY < top + height / 2 ? 'antes' : 'depois';
}
