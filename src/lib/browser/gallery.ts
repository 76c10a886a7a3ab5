/**
 * The small pictures of a gallery scroll its strip without moving the page, as their plain links would, and the one of
 * the picture in sight is marked. A tap on a picture, or on the video, opens the dialog over the page.
 */
export function steerGallery(): void {
  const strip = document.querySelector<HTMLElement>('[data-gallery-strip]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-zoom]');
  if (!strip || !dialog) return;
  enlarge(dialog);
  const thumbs = [...document.querySelectorAll<HTMLAnchorElement>('[data-gallery-thumb]')];
  if (thumbs.length === 0) return;

  const mark = (): void => {
    const shown = Math.round(strip.scrollLeft / strip.clientWidth);
    for (const [index, thumb] of thumbs.entries()) {
      if (index === shown) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    }
  };
  for (const [index, thumb] of thumbs.entries()) {
    thumb.addEventListener('click', (event) => {
      event.preventDefault();
      strip.scrollTo({ left: index * strip.clientWidth, behavior: 'smooth' });
    });
  }
  strip.addEventListener('scroll', mark, { passive: true });
  mark();
}

/** The dialog's script comes with the first tap; until then, and if it does not come, the links are links. */
function enlarge(dialog: HTMLDialogElement): void {
  const pictures = [...document.querySelectorAll<HTMLAnchorElement>('[data-gallery-zoom]')];
  const videos = document.querySelectorAll<HTMLAnchorElement>('[data-gallery-video]');
  const open = (link: HTMLAnchorElement, show: (zoom: typeof import('./zoom.ts')) => void): void =>
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      import('./zoom.ts').then(show, () => location.assign(link.href));
    });
  for (const [index, link] of pictures.entries())
    open(link, (zoom) => zoom.openPicture(dialog, pictures, index));
  for (const link of videos)
    open(link, (zoom) => zoom.openVideo(dialog, link.dataset.galleryVideo ?? '', link.textContent.trim()));
}
