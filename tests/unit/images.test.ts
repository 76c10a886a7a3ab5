import { describe, expect, it } from 'vitest';
import { defaultImage, generalImage, menuIcon, productImage } from '#lib/domain/media/images.ts';

const files = (extension: string, prefixes = { zoom: '', big: 'b_', medium: 'm_', small: 's_' }) => ({
  zoom: `/upload/${prefixes.zoom}cabo.${extension}`,
  big: `/upload/${prefixes.big}cabo.${extension}`,
  medium: `/upload/${prefixes.medium}cabo.${extension}`,
  small: `/upload/${prefixes.small}cabo.${extension}`,
});
const none = { zoom: '', big: '', medium: '', small: '' };

describe('the picture of a product', () => {
  const picture = { arquivos: files('webp'), arquivosOriginais: files('png') };

  it('is the WebP file of the wanted size', () => {
    expect(productImage(picture, 'medium', 'webp')).toBe('/upload/m_cabo.webp');
  });

  it('is the original file for the image type of Apple devices', () => {
    expect(productImage(picture, 'small', 'original')).toBe('/upload/s_cabo.png');
  });

  it('is the other format where the wanted one is missing', () => {
    expect(productImage({ ...picture, arquivos: none }, 'big', 'webp')).toBe('/upload/b_cabo.png');
    expect(productImage({ ...picture, arquivosOriginais: none }, 'big', 'original')).toBe(
      '/upload/b_cabo.webp',
    );
  });

  it('is the default image of the size when there is none', () => {
    expect(productImage(undefined, 'small', 'webp')).toBe('/imagem/s_default.svg');
    expect(productImage({ arquivos: none, arquivosOriginais: none }, 'medium', 'original')).toBe(
      '/imagem/m_default.svg',
    );
  });
});

describe('the default image', () => {
  it('has no size of its own for the zoom', () => {
    expect(defaultImage('zoom')).toBe(defaultImage('big'));
  });
});

describe('other pictures', () => {
  it('follow the image type and fall back to the other format', () => {
    const banner = { imagem: '/a.webp', imagemOriginal: '/a.png' };
    expect(generalImage(banner, 'webp')).toBe('/a.webp');
    expect(generalImage(banner, 'original')).toBe('/a.png');
    expect(menuIcon({ icone: '/i.webp', iconeOriginal: '' }, 'original')).toBe('/i.webp');
  });

  it('are empty when the shop has none', () => {
    expect(generalImage({ imagem: '', imagemOriginal: '' }, 'webp')).toBe('');
  });
});
