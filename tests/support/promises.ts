/** Promises a page makes in words, and what of the shop's own data has to stand behind each. */
import type { Configuracoes } from '#lib/contract/settings.ts';
import { formatLastDay } from '#lib/domain/kernel/dates.ts';

export type Facts = {
  readonly settings: Configuracoes;
  /** Every postal code the post office has given out is delivered to. */
  readonly everywhere: boolean;
  /** When scheduled prices in force begin and end, as the wire has it. */
  readonly offers: readonly { readonly dataInicial: string; readonly dataFinal: string }[];
};

type Rule = readonly [promise: RegExp, backed: (facts: Facts, told: readonly string[]) => boolean];

const never = (): boolean => false;
const discounts = ({ settings }: Facts) => settings.pagamento.descontoVista;
const plans = ({ settings }: Facts) => settings.sistema.produto.parcelamento;
const isOn = ({ settings }: Facts, way: 'pix' | 'boleto' | 'cartao') =>
  settings.pagamento.formas?.includes(way) === true;
const LONGEST_OFFER = 31 * 86_400_000;

const RULES: readonly Rule[] = [
  [/\b(?:Visa|Mastercard|Elo|American Express|Amex|Hipercard|Diners|Aura)\b/, never],
  [/\bPix\b/, (facts) => isOn(facts, 'pix') || discounts(facts).pix > 0 || discounts(facts).geral > 0],
  [/(\d+)% de desconto no Pix/, (facts, [, percent]) => discounts(facts).pix === Number(percent)],
  [/\bboletos?\b/i, (facts) => isOn(facts, 'boleto') || discounts(facts).boleto > 0],
  [
    /(?:no|com|por) cartão|cartão de crédito|cartão à vista|^Cartão$/im,
    (facts) => isOn(facts, 'cartao') || plans(facts).maximo > 1 || discounts(facts).cartao > 0,
  ],
  [/(\d+)(?:x| vezes) sem juros/, (facts, [, parts]) => plans(facts).semJuros >= Number(parts)],
  [
    /(?:confirmad[oa]s?|aprovad[oa]s?) (?:em segundos|na hora)|confirmação é imediata|código vale por/i,
    never,
  ],
  // The demo offers no service whose customer chooses them.
  [/dias? e (?:o )?turnos?|datas? e (?:o )?turnos?|entregas? agendadas?/i, never],
  [/(?:sa(?:i|em)|enviad[oa]s?|motoboy) no mesmo dia/i, never],
  [/todo o (?:brasil|país)|areaServed/i, ({ everywhere }) => everywhere],
  [/nota fiscal(?: eletrônica)? (?:acompanha|por e-mail|chega)|com nota fiscal/i, never],
  [
    /frete grátis (?:na Econômica )?(?:acima de|a partir de) R\$ ?(\d+)/i,
    ({ settings }, [, from]) =>
      settings.sistema.checkout.carrinho.alertaFreteGratis &&
      settings.sistema.checkout.carrinho.alertaFreteGratisValorFixo === Number(from),
  ],
  [
    /válida até ([\d/]+)/i,
    ({ offers }, [, day]) =>
      offers.some(
        ({ dataInicial, dataFinal }) =>
          formatLastDay(dataFinal) === day &&
          Date.parse(dataFinal) - Date.parse(dataInicial) <= LONGEST_OFFER,
      ),
  ],
  [/respondemos em até um dia útil no e-mail|no máximo uma mensagem por semana\.$/im, never],
];

/** The promises of a page, or of a mail, that nothing stands behind. */
export function unbacked(page: string, facts: Facts): readonly string[] {
  const text = wordsOf(page);
  return RULES.flatMap(([promise, backed]) =>
    [...text.matchAll(new RegExp(promise, `g${promise.flags}`))].flatMap((told) =>
      backed(facts, told) ? [] : [lineAt(text, told.index)],
    ),
  );
}

/** What is read, seen or heard: text, descriptions for machines, names of controls. Elements of a line stay together. */
function wordsOf(html: string): string {
  const data = [...html.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) => json);
  const spoken = [...html.matchAll(/\s(?:content|alt|aria-label|title)="([^"]*)"/g)].map(([, text]) => text);
  const visible = html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<\/?(?:strong|em|b|i|s|span|br)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '\n');
  return [visible, ...spoken, ...data]
    .join('\n')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n');
}

function lineAt(text: string, index: number): string {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  const end = text.indexOf('\n', index);
  return text.slice(Math.max(start, index - 100), Math.min(end < 0 ? text.length : end, index + 100)).trim();
}
