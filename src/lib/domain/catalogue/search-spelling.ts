/** One spelling for what is written in many: small words, lengths, numbers in words, directions. All of folded text. */

/** In words; `um` and `uma` are articles besides. */
export const NUMBERS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  cem: 100,
};
const METRES = '(?:metros?|mts?|m)';

type Rule = readonly [pattern: RegExp, spelling: string | ((match: string, ...groups: string[]) => string)];

/** In this order, each on what the ones before it left. */
const RULES: readonly Rule[] = [
  [/(\d),(?=\d)/g, '$1.'],
  [/\+/g, ' '],
  // c/ p/ s/ d/ and what is said for "para"
  [/(?<![a-z0-9/-])c\/\s*/g, 'com '],
  [/(?<![a-z0-9/-])p\/\s*/g, 'para '],
  [/(?<![a-z0-9/-])s\/\s*(?!pdif|[fu]tp)/g, 'sem '],
  [/\b(?:transforma\w*|converte\w*)\s+(.+?)\s+(?:em|para|pra|pro)\s+/g, 'conversor $1 para '],
  [/\b(?:pra|pras|pros)\b/g, 'para'],
  [/(?<=[a-z0-9])\s*(?:->|=>|→|>)\s*(?=[a-z0-9])/g, ' para '],
  [/(?<=[a-z][a-z0-9]*)\s+x\s+(?=[a-z])/g, ' para '],
  // 1 para 4, of a splitter
  [/\b(\d)\s+(?:para|pro|to)\s+(\d)\b/g, '$1x$2'],
  // A version has letters before it: HDMI2.1, v2.1
  [/\bv\.?\s?(?=\d\.\d)/g, ''],
  [/(?<=[a-z]{3})(?=\d\.\d)/g, ' '],
  [/(?<=\d)g\s*-?\s*sdi\b/g, 'g sdi'],
  // Lengths
  [/\bmeio\s+metro\b/g, '0.5 m'],
  [
    new RegExp(
      String.raw`\b(${Object.keys(NUMBERS).join('|')})(?=\s+(?:metros?|mts?|m|cm|reais|centimetros)\b)`,
      'g',
    ),
    (word) => String(NUMBERS[word] ?? word),
  ],
  [new RegExp(String.raw`\b(\d+)\s*${METRES}\s+e\s+meio\b`, 'g'), '$1.5 m'],
  [/\b(\d{1,2})m(\d{2})\b/g, '$1.$2 m'],
  [/\b(\d+)\s*m(?:etros?)?\s+e\s+(\d{2})\s*(?:cm|centimetros)?\b/g, '$1.$2 m'],
  [
    /(?<![\d.$]\s?)\b(\d{1,2}\.\d0|\d{1,2}\.\d5)(?=\s*$|\s+(?!reais|real|m\b|mts?\b|metros?\b|mm|cm|a\b|e\b)[a-z])/g,
    '$1 m',
  ],
  [/\bcentimetros?\b/g, 'cm'],
];

export function oneSpelling(line: string): string {
  return RULES.reduce(
    (text, [pattern, spelling]) =>
      typeof spelling === 'string' ? text.replace(pattern, spelling) : text.replace(pattern, spelling),
    line,
  );
}

/** Said for "para", unless products are called so: "Cabo Pro HDMI". */
export const MAY_BE_PARA: ReadonlySet<string> = new Set(['pro', 'to']);

/**
 * Words that say nothing of a product. They stand in terms of the owner (`cabo de rede`) and in directions, and are never
 * the beginning of a longer word.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'a o as os um uma uns umas de da do das dos em na no nas nos ao aos e ou que se para por pelo pela com sem ate entre',
    'meu minha seu sua este esta esse essa isso isto aquele aquela ele ela eu me mim voce voces como mais menos muito ja',
    'for the of and with in from on at by',
  ].flatMap((line) => line.split(' ')),
);

/** What is said around a thing that somebody wants to buy. A thing alone is found by the rest. */
export const SHOPPING_WORDS: ReadonlySet<string> = new Set(
  [
    'bom boa bons boas melhor melhores original originais qualidade otimo otima top comprar compra compro comprando',
    'preco precos valor valores custa custam custo quanto quero queria preciso procuro busco busca gostaria quanto',
    'frete gratis entrega pronta imediata empresa empresas empresarial atacado varejo nota fiscal nf loja lojas online',
    'onde venda vendas vende vendem tem temos marca marcas produto produtos item itens unidade unidades novo nova novos novas',
    'confiavel garantia urgente hoje barra cor cores parcelado parcela desconto pix boleto cartao',
    'ligar conectar usar plugar conexao conexoes ligacao instalar colocar puxar levar mandar',
    'espelhar espelhamento transmitir assistir jogar ouvir escutar',
    'aparelho aparelhos peca pecas coisa coisas negocio treco dispositivo equipamento',
    'pronto fechada fechado lacrada lacrado mesma mesmo',
  ].flatMap((line) => line.split(' ')),
);

/** Colours of things, in the masculine and the feminine. */
export const COLOURS: ReadonlySet<string> = new Set(
  [
    'preto preta branco branca azul vermelho vermelha verde amarelo amarela cinza rosa roxo roxa laranja marrom bege',
    'dourado dourada prata prateado prateada grafite transparente violeta marfim natural agua colorido colorida',
  ].flatMap((line) => line.split(' ')),
);
