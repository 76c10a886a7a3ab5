import { describe, expect, it } from 'vitest';
import { closedKey, readShown } from '#lib/domain/content/popup.ts';
import { isMailAddress } from '#lib/domain/kernel/mail-address.ts';
import { popupContent } from '#lib/server/page/popup-content.ts';

const SITE = 'https://loja.example';
const none = { imagem: '', imagemOriginal: '', link: '', largura: 0, altura: 0, alt: '' };
const popup = {
  id: 3,
  nome: 'Natal',
  tempo: 5,
  tipo: 'html',
  titulo: 'Natal',
  descricao: '<p onclick="x()">Oi<script>alert(1)</script></p>',
  link: '',
  target: '_self',
  dimensoes: { desktop: none, mobile: none },
} as const;

describe('a popup', () => {
  it('that was closed is known by its id', () => expect(closedKey(3)).toBe('popID3'));

  it.each([
    [null, []],
    ['[1,2]', [1, 2]],
    ['[1,"2",null,1.5]', [1]],
    ['{}', []],
    ['3', []],
    ['[', []],
  ])('shown in this visit is read from %j', (stored, ids) => expect(readShown(stored)).toEqual(ids));

  it('shows HTML that cannot run, and no picture where there is none', () => {
    const content = popupContent(popup, SITE, 'webp');
    expect(content.descricao).toBe('<p>Oi</p>');
    expect(content.picture).toBeUndefined();
  });

  it('takes the picture of the other window where one is missing, and leads to paths of the shop', () => {
    const mobile = {
      ...none,
      imagem: `${SITE}/upload/a.webp`,
      link: `${SITE}/hdmi`,
      largura: 3,
      altura: 4,
      alt: 'Natal',
    };
    const content = popupContent({ ...popup, dimensoes: { desktop: none, mobile } }, SITE, 'webp');
    expect(content.picture?.desktop).toEqual({ src: '/upload/a.webp', width: 3, height: 4 });
    expect(content.link).toBe('/hdmi');
    expect(popupContent({ ...popup, link: 'javascript:alert(1)' }, SITE, 'webp').link).toBe('/');
  });

  it.each([-1, Number.NaN, '7'])('waits for a number of seconds, given %s', (tempo) => {
    const { tempo: seconds } = popupContent({ ...popup, tempo: tempo as number }, SITE, 'webp');
    expect(seconds).toBe(tempo === '7' ? 7 : 0);
  });
});

describe('a mail address', () => {
  it.each(['a@b.co', 'ana.souza+loja@exemplo.com.br', `${'a'.repeat(241)}@exemplo.com`])(
    'may be %s',
    (typed) => expect(isMailAddress(typed)).toBe(true),
  );
  it.each(['', 'a', 'a@b', 'a@b.c', 'a b@c.de', 'a@b@c.de', '<a@b.de>', `${'a'.repeat(250)}@b.com`])(
    'is not %j',
    (typed) => expect(isMailAddress(typed)).toBe(false),
  );
});
