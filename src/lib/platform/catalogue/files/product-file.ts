/** What the files of a product say: its data sheet and its manual, always as the product is now. */
import type { ProdutoDetalhe } from '#lib/contract/product.ts';
import { facts } from '#lib/domain/catalogue/key-facts.ts';
import { productContent } from '#lib/domain/catalogue/product-notes.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { plainText } from '#lib/domain/kernel/plain-text.ts';

import { type PdfBlock, pdf } from './pdf.ts';
import { fileWords } from './words.ts';

export type ProductFileKind = 'manual' | 'arquivo';
type Produto = Pick<
  ProdutoDetalhe<Centavos>,
  'nome' | 'sku' | 'ean' | 'mpn' | 'marca' | 'descricoes' | 'caracteristicas'
>;

/** @param source Name and address of the shop, at the foot of each page. */
export function productFile(
  kind: ProductFileKind,
  produto: Produto,
  source: string,
): Uint8Array<ArrayBuffer> {
  const text = fileWords[kind];
  const { nome, descricoes } = produto;
  const blocks: readonly PdfBlock[] = [
    { kind: 'note', text: text.name },
    { kind: 'title', text: nome },
    { kind: 'text', text: plainText(descricoes.curta) },
    { kind: 'heading', text: fileWords.identification },
    ...identification(produto),
    ...(kind === 'manual' ? readText(descricoes.longa) : specifications(produto)),
    ...notes(produto),
    { kind: 'note', text: text.foot },
  ];
  return pdf(`${text.name}: ${nome}`, blocks, source);
}

/** Headings, paragraphs and points of a text of the shop; other markup falls away. */
function readText(html: string): readonly PdfBlock[] {
  return [...html.matchAll(/<(h[1-6]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/gi)].flatMap(
    ([, tag = '', inner = '']): readonly PdfBlock[] => {
      const text = plainText(inner);
      if (text === '') return [];
      if (/^h/i.test(tag)) return [{ kind: 'heading', text }];
      return [{ kind: 'text', text: /^li$/i.test(tag) ? `• ${text}` : text }];
    },
  );
}

function specifications({ caracteristicas }: Produto): readonly PdfBlock[] {
  return productContent(caracteristicas).specs.flatMap((group) => {
    const rows = facts([group]).map(({ label, valor }) => ({ kind: 'row' as const, label, value: valor }));
    return rows.length > 0 ? [{ kind: 'heading' as const, text: group.nome }, ...rows] : [];
  });
}

function notes({ caracteristicas }: Produto): readonly PdfBlock[] {
  const rows = productContent(caracteristicas).notes.map(({ kind, valor }) => ({
    kind: 'row' as const,
    label: fileWords.notes[kind],
    value: valor,
  }));
  return rows.length > 0 ? [{ kind: 'heading', text: fileWords.moreData }, ...rows] : [];
}

function identification({ sku, ean, mpn, marca }: Produto): readonly PdfBlock[] {
  const { labels } = fileWords;
  return [
    [labels.marca, marca.nome],
    [labels.sku, sku],
    [labels.ean, ean],
    [labels.mpn, mpn],
  ].flatMap(([label = '', value = '']) => (value === '' ? [] : [{ kind: 'row' as const, label, value }]));
}
