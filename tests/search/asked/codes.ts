/** Codes of the shop, of makers, and bar codes, whole, begun and as they are read out. */
import type { Judgement } from '../asked.ts';
import { sku, skuBegins, slug } from '../facts.ts';

const ultra2 = sku('FS-HDM-U48-020');
const mpn = (beginning: string) => (product: { readonly mpn: string }) => product.mpn.startsWith(beginning);

export const CODE_QUERIES: readonly Judgement[] = [
  [
    ultra2,
    'FS-HDM-U48-020',
    'fs-hdm-u48-020',
    'FSHDMU48020',
    'fs hdm u48 020',
    'FS-HDM-U48-020 ',
    '7890000105033',
  ],
  [skuBegins('FS-HDM-O48'), 'FS-HDM-O48', 'fs hdm o48'],
  [skuBegins('FS-PRO-XLR'), 'FS-PRO-XLR', 'fsproxlr'],
  [skuBegins('FS-NET-C6A'), 'fs-net-c6a', 'FS-NET-C6A'],
  [sku('FS-KEY-P24'), 'FS-KEY-P24', 'fs-key-p24', 'fskeyp24'],
  [sku('FS-FER-TST'), 'FS-FER-TST', 'fs-fer-tst'],
  [sku('FS-DST-W51'), 'FS-DST-W51', 'fs dst w51'],
  [sku('FS-ADP-VGH'), 'FS-ADP-VGH', 'cod FS-ADP-VGH', 'código FS-ADP-VGH', 'sku FS-ADP-VGH'],
  [sku('FS-SDI-R59-1000'), 'fs-sdi-r59-1000', 'FS-SDI-R59'],
  [slug(/^caneta/), '7890000958004', 'LMF-CLN', 'ean 7890000958004'],
  [mpn('TRV-U48'), 'TRV-U48', 'trv-u48', 'modelo TRV-U48', 'trv u48'],
  [sku('FS-CXA-BAN-08'), 'FS-CXA-BAN-08', 'fs-cxa-ban'],
];
