/**
 * The area of a picture that is kept, drawn over it: dragged by its middle, made larger or smaller by its corner, or moved
 * and sized by keys. Without this script the nine positions beside it do.
 */
import { type Area, drawnArea, FOCUSES, type Focus, focusArea, type Size } from '#lib/domain/media/crop.ts';
import { readSlot, type Slot } from '#lib/domain/media/picture-slots.ts';
import { panelMediaText } from '#lib/text/panel-media.ts';

/** Of the picture's width, a key press. */
const STEP = 0.01;
const LARGE_STEP = 0.1;

type Parts = {
  readonly form: HTMLFormElement;
  readonly image: HTMLImageElement;
  readonly frame: HTMLElement;
  readonly corner: HTMLElement;
  readonly told: HTMLElement;
  readonly picture: Size;
};

export function helpCropping(form: HTMLFormElement): void {
  const part = <T extends Element>(name: string) => form.querySelector<T>(`[data-crop='${name}']`);
  const [image, frame] = [part<HTMLImageElement>('image'), part<HTMLElement>('frame')];
  const [corner, told] = [part<HTMLElement>('corner'), part<HTMLElement>('told')];
  if (!image || !frame || !corner || !told) return;
  const picture = { largura: Number(image.dataset.width), altura: Number(image.dataset.height) };
  for (const hidden of form.querySelectorAll<HTMLElement>('[data-crop-help]')) hidden.hidden = false;
  crop({ form, image, frame, corner, told, picture });
}

function crop({ form, image, frame, corner, told, picture }: Parts): void {
  let area: Area | undefined;
  const slot = (): Slot | undefined => readSlot(String(new FormData(form).get('vaga') ?? ''));

  function show(next: Area | undefined): void {
    area = next;
    frame.hidden = !next;
    for (const name of ['x', 'y', 'largura'] as const) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = next ? String(next[name]) : '';
    }
    if (!next) {
      told.textContent = '';
      return;
    }
    const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
    frame.style.left = percent(next.x, picture.largura);
    frame.style.top = percent(next.y, picture.altura);
    frame.style.width = percent(next.largura, picture.largura);
    frame.style.height = percent(next.altura, picture.altura);
    told.textContent = panelMediaText.cut.told(next.largura, next.altura, next.x, next.y);
  }

  function draw(drawn: Pick<Area, 'x' | 'y' | 'largura'>): void {
    const place = slot();
    if (place) show(drawnArea(picture, place, drawn));
  }

  function followForm(): void {
    const place = slot();
    const foco = FOCUSES.find((known) => known === new FormData(form).get('foco')) as Focus | undefined;
    show(place && foco && focusArea(picture, place, foco));
  }

  form.addEventListener('change', followForm);
  frame.addEventListener('keydown', (event) => {
    if (!area) return;
    const step = Math.max(1, Math.round(picture.largura * (event.shiftKey ? LARGE_STEP : STEP)));
    const change = keyChange(event.key, step);
    if (!change) return;
    event.preventDefault();
    draw({ x: area.x + change.x, y: area.y + change.y, largura: area.largura + change.largura });
  });
  for (const [handle, resizes] of [
    [frame, false],
    [corner, true],
  ] as const) {
    handle.addEventListener('pointerdown', (event) => {
      if (!area || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      frame.focus();
      const from = area;
      const scale = picture.largura / image.clientWidth;
      const move = ({ clientX, clientY }: PointerEvent): void => {
        const [dx, dy] = [(clientX - event.clientX) * scale, (clientY - event.clientY) * scale];
        draw(resizes ? { ...from, largura: from.largura + dx } : { ...from, x: from.x + dx, y: from.y + dy });
      };
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener('pointermove', move);
      const end = (): void => handle.removeEventListener('pointermove', move);
      handle.addEventListener('pointerup', end, { once: true });
      handle.addEventListener('pointercancel', end, { once: true });
    });
  }
  followForm();
}

function keyChange(key: string, step: number): Pick<Area, 'x' | 'y' | 'largura'> | undefined {
  const none = { x: 0, y: 0, largura: 0 };
  if (key === 'ArrowLeft') return { ...none, x: -step };
  if (key === 'ArrowRight') return { ...none, x: step };
  if (key === 'ArrowUp') return { ...none, y: -step };
  if (key === 'ArrowDown') return { ...none, y: step };
  if (key === '+' || key === '=') return { ...none, largura: step };
  if (key === '-') return { ...none, largura: -step };
  return undefined;
}
