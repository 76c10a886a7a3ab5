/** Letters: what is made of their blocks, and the words that a shop comes with. */
import { describe, expect, it } from 'vitest';
import { type Block, code, letterText, link, text } from '#lib/domain/mail/blocks.ts';
import { type LetterLook, letterHtml } from '#lib/domain/mail/html.ts';
import { defaultText, LETTER_NAMES, PLACEHOLDERS, placeholdersOf } from '#lib/domain/mail/letters.ts';
import { fillPlaceholders, unknownPlaceholders } from '#lib/domain/mail/placeholders.ts';
import { letterColours, PLAIN } from '#lib/domain/shop/appearance.ts';
import { contrast, type Hex } from '#lib/domain/shop/colour.ts';

const EVIL = `<img src=x onerror=alert(1)>"'&`;
const LOOK: LetterLook = {
  nome: EVIL,
  siteUrl: 'https://loja.test',
  logo: '',
  telefone: EVIL,
  endereco: EVIL,
  cores: letterColours(PLAIN),
};
const BODY: readonly Block[] = [
  text(EVIL),
  link(EVIL, EVIL, `https://loja.test/?a=1&b=${EVIL}`),
  code(EVIL, EVIL),
  { kind: 'said', by: EVIL, text: `${EVIL}\n${EVIL}` },
  { kind: 'rows', rows: [{ name: EVIL, note: EVIL, value: EVIL }] },
  { kind: 'facts', facts: [{ name: EVIL, value: EVIL }] },
];

describe('a letter', () => {
  it('escapes whatever people and owners wrote, in every place', () => {
    const html = letterHtml(LOOK, {
      subject: EVIL,
      body: BODY,
      leave: { label: EVIL, href: `https://loja.test/${EVIL}` },
    });
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>|href="[^"]*'/);
    expect(html.split('&lt;img src=x').length).toBeGreaterThan(15);
  });

  it('loads nothing but the logo of the shop, and names it where pictures are off', () => {
    const logo = 'https://loja.test/imagem/logo.png?v=1';
    const html = letterHtml({ ...LOOK, nome: 'Loja', logo }, { subject: 'Oi', body: [text('Oi')] });
    expect(html.match(/src="[^"]*"/g)).toEqual([`src="${logo}"`]);
    expect(html).toContain('alt="Loja"');
    expect(html).not.toMatch(/url\(|<script|<link|background=/);
  });

  it('says in HTML what it says in text', () => {
    const body: readonly Block[] = [
      text('Olá!'),
      { kind: 'rows', rows: [{ name: '2 x Camisa (azul)', note: 'cód. C1', value: 'R$ 90,00' }] },
      {
        kind: 'facts',
        facts: [
          { name: 'Entrega', value: 'Rua A, 1\nCentro' },
          { name: 'Nota', value: '' },
        ],
      },
      code('Código:', '1234'),
      link('Veja em:', 'Ver', 'https://loja.test/x'),
      { kind: 'said', by: 'A loja diz:', text: '' },
    ];
    expect(letterText(body)).toBe(
      'Olá!\n\n2 x Camisa (azul), cód. C1: R$ 90,00\n\nEntrega:\nRua A, 1\nCentro\n\nCódigo:\n1234\n\nVeja em:\nhttps://loja.test/x\n',
    );
    const html = letterHtml(LOOK, { subject: 'x', body });
    for (const said of [
      '2 x Camisa (azul)',
      'cód. C1',
      'R$ 90,00',
      'Rua A, 1<br>Centro',
      '>1234<',
      'Veja em:',
    ])
      expect(html).toContain(said);
    expect(html).not.toContain('A loja diz');
  });

  it('can be read in the colours of any shop, on a light and on a dark card', () => {
    for (const destaque of ['', '#ffff00', '#ffffff', '#000000', '#00ff88', '#123456']) {
      const { faixa, naFaixa, destaque: pressed, noEscuro } = letterColours({ ...PLAIN, destaque });
      expect(contrast(pressed as Hex, '#ffffff'), destaque).toBeGreaterThanOrEqual(4.5);
      expect(contrast(noEscuro as Hex, '#171c24'), destaque).toBeGreaterThanOrEqual(4.5);
      expect(contrast(faixa as Hex, naFaixa as Hex), destaque).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the words of letters', () => {
  it.each(LETTER_NAMES)('of %s have no placeholder that it does not fill', (name) => {
    for (const said of Object.values(defaultText(name)))
      expect(unknownPlaceholders(said, placeholdersOf(name))).toEqual([]);
    for (const placeholder of placeholdersOf(name)) expect(PLACEHOLDERS[placeholder]).toBeDefined();
    expect(defaultText(name).assunto).not.toBe('');
  });

  it('are filled once: what a buyer is called fills nothing', () => {
    expect(fillPlaceholders('{produto} na {loja}', { produto: '{loja}', loja: 'Loja' })).toBe(
      '{loja} na Loja',
    );
  });

  it('name what no letter knows, and a brace without the other', () => {
    expect(unknownPlaceholders('Oi {nome}, {pedido}', ['pedido'])).toEqual(['{nome}']);
    expect(unknownPlaceholders('Oi {pedido', ['pedido'])).toEqual(['{']);
    expect(unknownPlaceholders('Oi { pedido }', ['pedido'])).toEqual([]);
  });
});
