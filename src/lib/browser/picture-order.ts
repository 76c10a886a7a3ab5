/** Pictures of a product in their order: by dragging one, or by its buttons. The field of the place says the same without script. */

const list = document.querySelector<HTMLElement>('.product-pictures');
if (list) {
  const { order: back = '', orderForth: forth = '' } = list.dataset;
  let dragged: HTMLElement | undefined;

  const renumber = () => {
    for (const [place, one] of [...list.children].entries()) {
      const field = one.querySelector<HTMLInputElement>('input[name^="posicao:"]');
      if (field) field.value = String(place + 1);
    }
  };
  const move = (one: HTMLElement, steps: -1 | 1) => {
    if (steps < 0) one.previousElementSibling?.before(one);
    else one.nextElementSibling?.after(one);
    renumber();
  };
  const button = (one: HTMLElement, label: string, steps: -1 | 1) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'button button-quiet button-small';
    made.textContent = label;
    const legend = one.querySelector('legend')?.textContent?.trim() ?? '';
    made.setAttribute('aria-label', `${label}: ${legend}`);
    made.addEventListener('click', () => {
      move(one, steps);
      made.focus();
    });
    return made;
  };

  for (const one of list.querySelectorAll<HTMLElement>('.product-pictures_one')) {
    const moves = document.createElement('div');
    moves.className = 'product-pictures_moves';
    moves.append(button(one, back, -1), button(one, forth, 1));
    one.querySelector('.product-pictures_place')?.after(moves);
    const picture = one.querySelector<HTMLElement>('.product-pictures_picture');
    if (!picture) continue;
    picture.draggable = true;
    picture.addEventListener('dragstart', () => {
      dragged = one;
      one.dataset['dragged'] = '';
    });
    picture.addEventListener('dragend', () => {
      delete one.dataset['dragged'];
      dragged = undefined;
    });
    one.addEventListener('dragover', (event) => {
      if (!dragged || dragged === one) return;
      event.preventDefault();
      const { top, height } = one.getBoundingClientRect();
      if (event.clientY < top + height / 2) one.before(dragged);
      else one.after(dragged);
      renumber();
    });
    one.addEventListener('drop', (event) => event.preventDefault());
  }
}
