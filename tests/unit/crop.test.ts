import { describe, expect, it } from 'vitest';
import { cutSize, drawnArea, FOCUSES, focusArea } from '#lib/domain/media/crop.ts';
import { PICTURE_SLOTS, readSlot, SLOT_KEYS, slotOf } from '#lib/domain/media/picture-slots.ts';

const wide = { largura: 1000, altura: 400 };
const tall = { largura: 400, altura: 1000 };
const square = slotOf('produto');
const strip = slotOf('faixa-desktop');

describe('the area of a position', () => {
  it('is the largest of its shape, at its side', () => {
    const areas = FOCUSES.map((focus) => focusArea(wide, square, focus));
    expect(areas.map(({ largura, altura }) => [largura, altura])).toEqual(Array(9).fill([400, 400]));
    expect(areas.map(({ x }) => x)).toEqual([0, 300, 600, 0, 300, 600, 0, 300, 600]);
    expect(areas.map(({ y }) => y)).toEqual(Array(9).fill(0));
    expect(FOCUSES.map((focus) => focusArea(tall, square, focus).y)).toEqual([
      ...[0, 0, 0],
      ...[300, 300, 300],
      ...[600, 600, 600],
    ]);
  });

  it('is the whole picture where both have one shape', () => {
    const picture = { largura: 1920, altura: 600 };
    for (const focus of FOCUSES) expect(focusArea(picture, strip, focus)).toEqual({ x: 0, y: 0, ...picture });
  });

  it('is at least a pixel, and lies in any picture', () => {
    for (const slot of PICTURE_SLOTS)
      for (const picture of [
        { largura: 1, altura: 1 },
        { largura: 3200, altura: 1 },
        { largura: 1, altura: 3200 },
        { largura: 333, altura: 777 },
      ])
        for (const focus of FOCUSES) expectInside(focusArea(picture, slot, focus), picture);
  });
});

describe('an area that was drawn', () => {
  it('keeps its corner and its width, and has the shape of the place', () => {
    expect(drawnArea(wide, square, { x: 10, y: 20, largura: 100 })).toEqual({
      x: 10,
      y: 20,
      largura: 100,
      altura: 100,
    });
    expect(drawnArea(wide, strip, { x: 0, y: 0, largura: 960 })).toMatchObject({ largura: 960, altura: 300 });
  });

  it('is moved and made smaller until it lies in the picture', () => {
    expect(drawnArea(wide, square, { x: 950, y: 390, largura: 100 })).toMatchObject({ x: 900, y: 300 });
    expect(drawnArea(wide, square, { x: -5, y: -5, largura: 5000 })).toEqual({
      x: 0,
      y: 0,
      ...{ largura: 400, altura: 400 },
    });
    for (const slot of PICTURE_SLOTS)
      for (const largura of [0, 1, 399.5, 400, 401, 1e5])
        for (const x of [-1, 0, 999, 1e5]) expectInside(drawnArea(wide, slot, { x, y: x, largura }), wide);
  });
});

it('what is cut has the size of its place, and is never blown up', () => {
  const area = (largura: number) => ({ x: 0, y: 0, largura, altura: largura });
  expect(cutSize(area(1600), square)).toEqual({ largura: 1600, altura: 1600 });
  expect(cutSize(area(1599), square)).toEqual({ largura: 1599, altura: 1599 });
  expect(cutSize(area(3000), square)).toEqual({ largura: 1600, altura: 1600 });
});

it('places have names of their own', () => {
  expect(new Set(SLOT_KEYS).size).toBe(PICTURE_SLOTS.length);
  expect(new Set(PICTURE_SLOTS.map(({ nome }) => nome)).size).toBe(PICTURE_SLOTS.length);
  expect(readSlot('peca')).toMatchObject({ largura: 960, altura: 640 });
  expect(readSlot('telhado')).toBeUndefined();
});

function expectInside(
  { x, y, largura, altura }: ReturnType<typeof focusArea>,
  picture: { readonly largura: number; readonly altura: number },
): void {
  expect([x, y, largura, altura].every(Number.isInteger)).toBe(true);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.min(largura, altura)).toBeGreaterThanOrEqual(1);
  expect(x + largura).toBeLessThanOrEqual(picture.largura);
  expect(y + altura).toBeLessThanOrEqual(picture.altura);
}
