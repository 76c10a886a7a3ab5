/** Dragging the entries of a menu, on top of the buttons that move them: a drop posts a form as a button does. */

type Drop = { readonly path: string; readonly side: 'antes' | 'depois' };

/** Needs a mouse: a finger scrolls the page. */
export function dragMenu(root: ParentNode): void {
  const tree = root.querySelector<HTMLElement>('[data-drag-menu]');
  if (!tree || !matchMedia('(hover)').matches) return;
  let from: string | undefined;
  const hint = document.createElement('p');
  hint.className = 'field_hint';
  hint.textContent = tree.dataset.hint ?? '';
  tree.before(hint);
  for (const row of tree.querySelectorAll<HTMLElement>('[data-path]')) {
    row.draggable = true;
    row.addEventListener('dragstart', (event) => {
      from = row.dataset.path;
      if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
    });
    row.addEventListener('dragend', () => {
      from = undefined;
    });
    row.addEventListener('dragleave', () => delete row.dataset.drop);
    row.addEventListener('dragover', (event) => {
      if (from === undefined || isInside(row, from)) return;
      event.preventDefault();
      row.dataset.drop = sideOf(event, row);
    });
    row.addEventListener('drop', (event) => {
      event.preventDefault();
      delete row.dataset.drop;
      const { path } = row.dataset;
      if (from === undefined || path === undefined || isInside(row, from)) return;
      send(tree, from, { path, side: sideOf(event, row) });
    });
  }
}

/** Nothing is dropped on itself, or on what stands below it. */
function isInside(row: HTMLElement, from: string): boolean {
  return `${row.dataset.path}.`.startsWith(`${from}.`);
}

function sideOf({ clientY }: DragEvent, row: HTMLElement): Drop['side'] {
  const { top, height } = row.getBoundingClientRect();
  return clientY < top + height / 2 ? 'antes' : 'depois';
}

function send(tree: HTMLElement, caminho: string, { path, side }: Drop): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = location.pathname;
  const fields = { acao: 'soltar', caminho, alvo: path, lado: side, revisao: tree.dataset.dragMenu ?? '' };
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
