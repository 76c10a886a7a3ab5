/**
 * The small pictures of a gallery scroll its strip without moving the page, as their plain links would, and the one of
 * the picture in sight is marked.
 */
export function steerGallery(): void {
  const strip = document.querySelector<HTMLElement>('[data-gallery-strip]');
  const thumbs = [...document.querySelectorAll<HTMLAnchorElement>('[data-gallery-thumb]')];
  if (!strip || thumbs.length === 0) return;

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
