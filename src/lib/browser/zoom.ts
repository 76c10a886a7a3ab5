/** The dialog over a gallery: its largest pictures one by one, at the size of the window or their own, or its video. */

type Parts = {
  readonly dialog: HTMLDialogElement;
  readonly stage: HTMLElement;
  readonly picture: HTMLImageElement;
  readonly toggle: HTMLButtonElement;
  readonly number: HTMLElement;
  readonly steps: readonly HTMLButtonElement[];
};

let parts: Parts | undefined;
let links: readonly HTMLAnchorElement[] = [];
let shown = 0;

/** Opens the `index`-th of the pictures that `pictures` lead to. */
export function openPicture(
  dialog: HTMLDialogElement,
  pictures: readonly HTMLAnchorElement[],
  index: number,
): void {
  links = pictures;
  prepare(dialog);
  dialog.removeAttribute('data-video');
  show(index);
  dialog.showModal();
}

/** `embed` is the address of a player (src/lib/domain/media/video.ts); nothing of it is asked for before this. */
export function openVideo(dialog: HTMLDialogElement, embed: string, title: string): void {
  prepare(dialog);
  const frame = document.createElement('iframe');
  frame.className = 'zoom_video';
  frame.src = embed;
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  parts?.stage.append(frame);
  dialog.setAttribute('data-video', '');
  dialog.showModal();
  dialog.addEventListener('close', () => frame.remove(), { once: true });
}

function prepare(dialog: HTMLDialogElement): void {
  if (parts) return;
  const find = <E extends HTMLElement>(name: string): E => dialog.querySelector(`[data-zoom-${name}]`) as E;
  parts = {
    dialog,
    stage: find('stage'),
    picture: find('picture'),
    toggle: find('toggle'),
    number: find('number'),
    steps: [...dialog.querySelectorAll<HTMLButtonElement>('[data-zoom-step]')],
  };
  for (const step of parts.steps)
    step.addEventListener('click', () => show(shown + Number(step.dataset.zoomStep)));
  parts.toggle.addEventListener('click', enlarge);
  dialog.addEventListener('keydown', ({ key }) => {
    // At its own size the arrows move over the picture.
    if (dialog.hasAttribute('data-full') || dialog.hasAttribute('data-video')) return;
    if (key === 'ArrowLeft') show(shown - 1);
    if (key === 'ArrowRight') show(shown + 1);
  });
}

function show(index: number): void {
  const link = links[index];
  if (!parts || !link) return;
  shown = index;
  showWhole();
  parts.picture.src = link.href;
  parts.picture.alt = link.querySelector('img')?.alt ?? '';
  parts.number.textContent = String(index + 1);
  for (const step of parts.steps) step.disabled = links[index + Number(step.dataset.zoomStep)] === undefined;
}

function showWhole(): void {
  parts?.dialog.removeAttribute('data-full');
  parts?.toggle.setAttribute('aria-pressed', 'false');
}

/** What was clicked stays under the pointer. */
function enlarge({ clientX, clientY, detail }: MouseEvent): void {
  if (!parts) return;
  const { dialog, stage, picture, toggle } = parts;
  if (dialog.hasAttribute('data-full')) {
    showWhole();
    return;
  }
  const { left, top, width, height } = picture.getBoundingClientRect();
  // A click by keyboard has no place: the middle.
  const [x, y] = detail === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height];
  dialog.setAttribute('data-full', '');
  toggle.setAttribute('aria-pressed', 'true');
  stage.scrollTo({
    left: x * picture.offsetWidth - stage.clientWidth / 2,
    top: y * picture.offsetHeight - stage.clientHeight / 2,
  });
}
