import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSocialCard } from '#lib/drawings/social-card.ts';

const card = { name: 'Cabo HDMI 2 m', brand: 'Tramavia', shop: 'Loja', address: 'loja.example' };
const red = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();

/** Share of the pixels in a part of the picture that are as light as writing. */
async function light(png: Buffer, left: number, top: number, width: number, height: number): Promise<number> {
  const part = await sharp(png).extract({ left, top, width, height }).greyscale().raw().toBuffer();
  return part.filter((value) => value > 150).length / part.length;
}

describe('the card of a product', () => {
  it.each([
    ['a short name', 'Pá'],
    ['a long name', 'Cabo de rede blindado com conexão à prova d’água '.repeat(6)],
    ['one endless word', 'X'.repeat(500)],
    ['markup', '<b>&"\u0000</b> ]]>'],
    ['no name', ''],
  ])('is 1200 by 630 pixels with %s, which stays on its side', async (_, name) => {
    const png = await drawSocialCard({ ...card, name, picture: red });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await light(png, 0, 0, 60, 630)).toBe(0);
    expect(await light(png, 570, 0, 28, 630)).toBe(0);
    expect(await light(png, 64, 480, 500, 26)).toBe(0);
  });

  it('keeps a long shop and a long brand on one line each', async () => {
    const wordy = 'Comércio de Cabos e Acessórios de Áudio e Vídeo do Interior Paulista';
    const png = await drawSocialCard({ ...card, shop: wordy, brand: wordy, address: wordy, picture: red });
    expect(await light(png, 64, 114, 500, 12)).toBe(0);
    expect(await light(png, 64, 618, 500, 12)).toBe(0);
  });

  it('shows the name, and the picture whole in the middle of the white half', async () => {
    const png = await drawSocialCard({ ...card, picture: red });
    expect(await light(png, 64, 128, 500, 200)).toBeGreaterThan(0.05);
    const pixel = async (left: number, top: number) => [
      ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
    ];
    expect(await pixel(900, 315)).toEqual([255, 0, 0]);
    expect(await pixel(900, 100)).toEqual([255, 255, 255]);
  });

  it('has no white half without a picture', async () => {
    const png = await drawSocialCard({ ...card, picture: undefined });
    expect(await light(png, 640, 0, 560, 630)).toBe(0);
  });

  it('does not open what is no picture', async () => {
    await expect(drawSocialCard({ ...card, picture: Buffer.from('no picture') })).rejects.toThrow();
  });
});
