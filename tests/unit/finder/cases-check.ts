import type { Case } from '../../data/finder/case.ts';
import { ask } from '../../support/finder.ts';

const ENDS: Readonly<Record<string, string>> = {
  'HDMI tipo A macho': 'HDMI',
  'HDMI tipo A fêmea': 'HDMIF',
  'Micro HDMI tipo D macho': 'MICRO',
  'Mini HDMI tipo C macho': 'MINI',
  'DisplayPort macho': 'DP',
  'Mini DisplayPort macho': 'MDP',
  'USB-C macho': 'USBC',
  'VGA HD15 macho': 'VGA',
  'DVI-D macho': 'DVI',
  'BNC macho 75 Ω': 'BNC',
  'Micro-BNC macho 75 Ω': 'MBNC',
  'DIN 1.0/2.3 macho 75 Ω': 'DIN',
  '3 RCA macho': 'RCA3',
  '2 RCA macho': 'RCA2',
  'RCA macho': 'RCA',
  'TOSLINK macho': 'TOS',
  'P2 (3,5 mm TRS) macho': 'P2',
  'P3 (3,5 mm TRRS) macho': 'P3',
  'P3 (3,5 mm TRRS) fêmea': 'P3',
  'P10 TS (6,35 mm mono) macho': 'TS',
  'P10 TRS (6,35 mm estéreo) macho': 'TRS',
  'XLR 3 pinos macho': 'XLRM',
  'XLR 3 pinos fêmea': 'XLRF',
  'Speakon 2 polos macho': 'SPK',
  'Sem conector': 'BARE',
  'Banana 4 mm macho': 'BAN',
  'RJ45 macho': 'RJ45',
  'LC duplex UPC': 'LC',
  'SC duplex UPC': 'SC',
  'SC simplex APC': 'SCA',
};

/** 'nenhum fisico|catalogo' allows 'nenhum fisico' and 'nenhum catalogo'. */
function allowed({ resposta }: Case): readonly string[] {
  let type = '';
  return resposta.split('|').map((one) => {
    const full = one.includes(' ') ? one : `${type} ${one}`;
    type = full.split(' ')[0] ?? '';
    return full;
  });
}

/** Whole sentences that stand more than once in a text. */
const twice = (text: string): readonly string[] =>
  text.split(/(?<=[.:!?])\s+/).filter((one, at, all) => one.length > 20 && all.indexOf(one) < at);

/** What is wrong with the answer to this question; empty when it is as it was judged. */
export function wrong(one: Case): readonly string[] {
  const found = ask(one.de, one.para, one.metros, one.precisa);
  if ('unknown' in found) return [`not understood: ${JSON.stringify(found.unknown)}`];
  const ends = found.ends.map((end) => ENDS[end.replace(/ 90°$/, '')] ?? end).join('>');
  const got = found.type === 'nenhum' ? `nenhum ${found.reason}` : `${found.type} ${ends}`;
  const skus = found.hops.map(({ piece }) => piece.sku).join(' ');
  const said = [...found.told.sentences, ...found.told.limits, ...found.told.checks].join(' ');
  return [
    ...(allowed(one).includes(got) ? [] : [`${got} instead of ${one.resposta}`]),
    ...(one.certo && !one.certo.test(skus) ? [`${skus} without ${one.certo}`] : []),
    ...(one.errado?.test(skus) ? [`${skus} with ${one.errado}`] : []),
    ...(one.diz && !one.diz.test(said) ? [`does not say ${one.diz}: ${said}`] : []),
    ...(said === '' ? ['says nothing'] : []),
    ...twice(said).map((sentence) => `says twice: ${sentence}`),
  ];
}
