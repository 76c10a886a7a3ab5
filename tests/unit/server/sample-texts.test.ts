import { expect, it } from 'vitest';
import { BLANK_PAGE, BLANK_PIECE } from '#lib/domain/content/content-blank.ts';
import { newSection } from '#lib/domain/content/sections.ts';
import { sampleTexts } from '#lib/server/panel/sample-texts.ts';
import { pageTemplates } from '#lib/text/page-templates.ts';
import { HOME_STARTS, PAGE_STARTS } from '#lib/text/section-starts.ts';

const site = { nome: 'Loja', razaoSocial: '', cnpj: '', endereco: '', email: '' };
const facts = {
  sistema: { geral: { site: { ...site, telefone: '', whatsapp: '', horario: '' } } },
  methods: [],
};

it.each(PAGE_STARTS)('$nome says of itself what is to be written over', ({ secoes }) => {
  expect(sampleTexts({ ...BLANK_PAGE, secoes })).not.toEqual([]);
});

it('of the home pages only the one with texts says so', () => {
  const found = HOME_STARTS.map(({ secoes }) => sampleTexts({ ...BLANK_PAGE, secoes }).length);
  expect(found).toEqual([0, 3]);
});

it('they are named in the order of the form, whatever that of the data', () => {
  const [start] = HOME_STARTS[1]?.secoes ?? [];
  if (!start) throw new Error('a home page without sections');
  const campos = Object.fromEntries(Object.entries(start.campos).toReversed());
  expect(sampleTexts({ ...BLANK_PAGE, secoes: [{ ...start, campos }] })).toEqual([
    'Escreva aqui o que a sua loja tem de melhor',
    'Uma frase que diga o que você vende e por que comprar de você.',
  ]);
});

it('a section that was written over is the text of the shop', () => {
  const secoes = [newSection('destaque', { titulo: 'Roupas que respiram', texto: 'Linho e algodão.' })];
  expect(sampleTexts({ ...BLANK_PAGE, secoes })).toEqual([]);
});

it('a table is known again with the line ends of a form', () => {
  const table = PAGE_STARTS.flatMap(({ secoes }) => secoes).find(({ tipo }) => tipo === 'tabela');
  const linhas = table?.campos.linhas?.replaceAll('\n', '\r\n') ?? '';
  expect(sampleTexts({ ...BLANK_PAGE, secoes: [newSection('tabela', { linhas })] })).toEqual([linhas]);
});

it.each(pageTemplates(facts))('the model of $nome names its notice and each gap', ({ texto }) => {
  const found = sampleTexts({ ...BLANK_PAGE, texto });
  expect(found[0]).toBe('Modelo para revisar.');
  expect(found.filter((text) => text.startsWith('[revisar: ')).length).toBe(
    new Set(texto.match(/\[revisar: [^\]]+\]/g)).size,
  );
});

it('the HTML that the editor makes of a model is read as well', () => {
  const texto =
    '<blockquote><p><strong>Modelo para revisar.</strong></p></blockquote><p>[revisar: prazo]</p>';
  expect(sampleTexts({ ...BLANK_PAGE, texto })).toEqual(['Modelo para revisar.', '[revisar: prazo]']);
});

it('a piece has no model', () => {
  expect(sampleTexts({ ...BLANK_PIECE, texto: '[revisar: prazo]' })).toEqual([]);
});
