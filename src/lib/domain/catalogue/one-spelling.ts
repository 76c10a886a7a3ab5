/** One spelling for what is written in many: small words, lengths, numbers in words, directions. All of folded text. */
import { coloursInOrder } from './colour-words.ts';
import { NUMBERS, numbersSpelled, TENTHS } from './numbers-in-words.ts';

const METRES = '(?:metros?|mts?|m)';

/** More than one, in digits or in a word. */
const MANY = '[2-8]|dois|duas|tres|quatro|cinco|oito';

function countOf(word: string): number {
  return NUMBERS[word] ?? Number(word);
}

const SEVERAL: Readonly<Record<string, string>> = {
  monitor: 'monitores',
  televisao: 'televisoes',
  projetor: 'projetores',
};

type Rule = readonly [pattern: RegExp, spelling: string | ((match: string, ...groups: string[]) => string)];

/** In this order, each on what the ones before it left. */
const RULES: readonly Rule[] = [
  [/(\d),(?=\d)/g, '$1.'],
  // S/FTP
  [/\b([sfu])\/([fu]tp)\b/g, '$1$2'],
  [/(?<=[a-z0-9]\s)\+(?=\s[a-z])/g, 'e'],
  [/\bcabinhos?\b/g, 'cabo curto'],
  [/\+/g, ' '],
  // About as long, about as dear
  [
    /\b(?:mais\s+ou\s+menos|aproximadamente|aprox|cerca\s+de|por\s+volta\s+de|em\s+torno\s+de|uns|umas)\s+(?=[\da-z])/g,
    '',
  ],
  // "ver se tem": what people ask a shop, and not of a cable
  [
    /\b(?:ver|saber|conferir|verificar|checar)\s+se\s+(?:(?:vcs?|voces?|ai|a\s+loja)\s+)?(?:tem|teria|teriam|vende|vendem|chegou|serve|funciona|encaixa|da)\b/g,
    ' ',
  ],
  [/\bnot(?:e)?[\s-]+book\b/g, 'notebook'],
  // "não precisa ser 4k": it may be, and may be not
  [/\b(?:que\s+)?nao\s+precisam?\s+(?:ser|ter|de)\s+[a-z0-9]+\b/g, ' '],
  // What is not wanted: one word for it, which `exceptions` are read by
  [/\b(?:que\s+)?nao\s+(?:ser?|sejam?|e|sao|quero|queria|ten?ham?|tem)\s+/g, 'exceto '],
  [
    /\b(?:(?:que\s+)?nao|not|sem\s+ser|tirando|salvo|nem|ao\s+inves\s+de|em\s+vez\s+de|diferente\s+d[eoa]s?)\s+/g,
    'exceto ',
  ],
  [/(?<!\b(?:pelo|ao)\s+)\bmenos\s+(?!d[eoa]s?\b|que\b|\d)/g, 'exceto '],
  // "sem 90 graus", "sem 2 m", and a straight plug, which no product names
  [/\bsem\s+(?=\d)/g, 'exceto '],
  [/(?<!\bangulo\s+)\b(?:(?:conector|plugue|ponta|saida)\s+)?ret[oa]s?\b/g, 'exceto 90 graus'],
  // "sem perder sinal": of a cable that is no refusal
  [
    /\b(?:sem|nao)\s+(?:perder|perda|perde|perca|falhar|falha|cortar|travar|atraso|delay)\b(?:\s+d[eo]\b)?(?:\s+(?:o\s+)?(?:sinal|qualidade|imagem))?/g,
    ' ',
  ],
  // c/ p/ s/ d/ and what is said for "para"
  [/(?<![a-z0-9/-])c\/\s*/g, 'com '],
  [/(?<![a-z0-9/-])p\/\s*/g, 'para '],
  [/(?<![a-z0-9/-])s\/\s*(?!pdif|[fu]tp)/g, 'sem '],
  [/(?<=[a-z0-9]{2}\s+)(?<!dvi\s+)d\s+(?=[a-z]{2})/g, 'de '],
  [
    /(?<=[a-z0-9]\s+)p\s+(?=[a-z]{2}|\d\s+(?:tvs?|telas?|monitor(?:es)?|televis\w+|projetor(?:es)?|pcs?|caixas|saidas)\b)/g,
    'para ',
  ],
  [/\bq\s+(?=[a-z]{2})/g, 'que '],
  [/\b(?:transforma\w*|converte\w*)\s+(.+?)\s+(?:em|para|pra|pro)\s+/g, 'conversor $1 para '],
  [
    /(?<=[a-z0-9])\s+(?:que\s+)?(?:vire|virem|vira|viram|virar|virando)\s+(?:(?:em|um|uma)\s+)?(?=[a-z0-9])/g,
    ' para ',
  ],
  // "saindo do PC e entrando na TV"
  [/\bsa(?:indo|i|ida|ir)\s+(?=d[eoa]s?\b)/g, ''],
  [
    /(?<=[a-z0-9]\s+)(?:e\s+)?(?:(?:que\s+)?(?:entrando|entra|entrar|chegando|chega|chegar|indo))\s+(?:em|n[oa]s?|pr[ao]s?|para|ate)\b/g,
    'para',
  ],
  [/\b(?:pra|pras|pros)\b/g, 'para'],
  [/\b(?:num|numa|nuns|numas)\b/g, 'em'],
  // "carrega e passa vídeo": what it does is what it is to come with; of USB-C a picture is video
  [
    /\b(?:que\s+)?(?:(?:pass|transmit|lev|mand|envi)(?:[ae][mr]?|ir|ando|indo)|sai|saia)\s+(?:o\s+|a\s+)?(?=(?:sinal\s+de\s+)?(?:video|imagem)\b)/g,
    'com ',
  ],
  [/(?<=\b(?:usb|tipo|type)[\s-]?c\b.*)\bimage(?:m|ns)\b/g, 'video'],
  [/(?<=\b(?:usb|tipo|type)[\s-]?c\b.*)\bcarregar\b/g, 'carrega'],
  // "que carrega 240 w": the measure says it
  [/\bque\s+(?!nao\b|exceto\b)[a-z]{2,}(?:a|e|am|em)\s+(?:(?:ate|em|a)\s+)?(?=\d)/g, ' '],
  // More or less than so much
  [/>\s*=\s*(?=(?:r\$\s*)?\d)/g, ' no minimo '],
  [/<\s*=\s*(?=(?:r\$\s*)?\d)/g, ' ate '],
  [new RegExp(String.raw`>\s*(?=r\$|\d+(?:\.\d+)?\s*(?:${METRES}|cm|reais)\b)`, 'g'), ' mais de '],
  [/<\s*(?=(?:r\$\s*)?\d)/g, ' menos de '],
  [
    /\b(?:saida|entrada)\s+(?:de\s+)?(.+?)\s+(?:(?:e|com|para)\s+)?(?:saida|entrada)\s+(?:de\s+)?/g,
    '$1 para ',
  ],
  [/(?<=[a-z0-9])\s*(?:->|=>|→|>)\s*(?=[a-z0-9])/g, ' para '],
  [/(?<=[a-z][a-z0-9]*)\s+x\s+(?=[a-z]|\d\s?(?:rca|xlr|p10|p2)\b)/g, ' para '],
  // "tem entrada vga": what is plugged in there
  [
    /(?<!\b(?:uma|\d+)\s+)\b(?:entradas?|saidas?)\s+(?:de\s+|do\s+|da\s+)?(?=(?:hdmi|vga|dvi|usb|rj45|p2|p10|xlr|rca|bnc|sdi|displayport|dp|mini|micro|tipo)\b)/g,
    ' ',
  ],
  [/\busb[\s-]*c(?=(?:hdmi|displayport|dp|vga)\b)/g, 'usb c '],
  // The plug, and no way to one: "usb a para usb c", not "usb a hdmi"
  [/\busb[\s-]*(?:(?:tipo|type)[\s-]*)?a(?=\s*$|\s+(?:para|com|de|e|ou|macho|femea|usb)\b|\s+\d)/g, 'usba'],
  [/\busb[\s-]*(?:tipo|type)[\s-]*b\b/g, 'usb b'],
  // 1 para 4, of a splitter
  [/\b(\d)\s+(?:para|pro|to)\s+(\d)\b/g, '$1x$2'],
  // "um HDMI em dois", "3 HDMI em uma TV": what divides, what chooses
  [
    new RegExp(
      String.raw`\b(?:1|uma?)\s+(hdmi)\s+(?:em|para)\s+(${MANY})(?:\s+(?:tvs|televisoes|telas|saidas))?\s*$`,
    ),
    (_, what = '', many = '') => `splitter ${what} 1x${countOf(many)}`,
  ],
  [
    new RegExp(
      String.raw`\b(${MANY})\s+(hdmi)s?\s+(?:em|para|na)\s+(?:(?:1|uma?)\s+|(?=so\b))(?:tv|televisao|tela|saida)?\s*(?:so)?\s*$`,
    ),
    (_, many = '', what = '') => `switch ${what} ${countOf(many)}x1`,
  ],
  // "4 tv": so many of them; but of "HDMI 2" the two is a version
  [
    /(?<!\b(?:pi|play|playstation|ps|xbox|hdmi(?=\s+2))\s+)\b([2-8])\s+(tv|tela|monitor|televisao|projetor)(?=\s|$)/g,
    (_, many = '', what = '') => `${many} ${SEVERAL[what] ?? `${what}s`}`,
  ],
  // e-ARC, D-Sub
  [/(?<![a-z0-9]-)\b([a-z])-(?=[a-z]{3})/g, '$1'],
  // A panel of 24p
  [/(?<![a-z0-9.-])(\d{1,2})p(?![a-z0-9])/g, '$1 portas'],
  // A version has letters before it: HDMI2.1, v2.1
  [/\bv\.?\s?(?=\d\.\d)/g, ''],
  [/(?<=[a-z]{3})(?=\d\.\d)/g, ' '],
  [/(?<=\d)g\s*-?\s*sdi\b/g, 'g sdi'],
  // Money that says so by its cents
  [
    /\b(ate|por|menos de|abaixo de|maximo de?|no maximo)\s+(\d{2,5})\.(\d0|\d9)\b(?!\s*(?:r\$|reais|m|mts?|metros?|mm|cm)\b)/g,
    '$1 $2.$3 reais',
  ],
  // "4k 120", "monitor 240": pictures in a second
  [
    /\b(4k|8k|1080p|1440p|monitor(?:es)?\s+(?:de|com)|monitor(?:es)?)\s*[a@]?\s+(60|120|144|165|180|240|360)\b(?!\s*(?:hz|hertz|fps|quadros|m\b|mts?\b|metros?|cm|w|reais|\.))/g,
    '$1 $2 hz',
  ],
  [/\bawg\s+(?=\d{2}\b)(\d{2})/g, '$1 awg'],
  // A plug by its thickness alone
  [/(?<!\$\s?)\b6\.35\b(?!\s*(?:m\b|mm\b|mts?\b|metros?|cm|reais))/g, '6.35 mm'],
  // Lengths
  [/(?<=\d)\s*(?:meters?|mtrs?|mtros?|metrs?|mestros?)\b/g, ' m'],
  [
    /\b(\d{1,3})\s*(?:feet|foot|ft|pes)\b/g,
    (_, feet = '') => `${Number((Number(feet) * 0.3048).toFixed(1))} m`,
  ],
  // A name that ends in digits, and a length: `cat65m`, `cat6a5m`
  [
    new RegExp(
      String.raw`(cat[5-8]|rj45|rj11|rg59|rg58|om[1-5]|p10)(?=\d+(?:\.\d+)?\s?(?:${METRES}|cm)\b)`,
      'g',
    ),
    '$1 ',
  ],
  [new RegExp(String.raw`(?<=[a-z]{2}\d[a-ln-wyz])(?=\d+(?:\.\d+)?\s?(?:${METRES}|cm)\b)`, 'g'), ' '],
  [new RegExp(String.raw`(?<=[a-z]{3})(?=\d+(?:\.\d+)?\s?(?:${METRES}|cm)\b)`, 'g'), ' '],
  [/\bmeio\s+metro\b/g, '0.5 m'],
  [new RegExp(String.raw`\b(\d+)\s*${METRES}\s+e\s+meio\b`, 'g'), '$1.5 m'],
  [/\bmetro\s+e\s+meio\b/g, '1.5 m'],
  [/\b(\d{1,2})m(\d{1,2})\b/g, '$1.$2 m'],
  [
    new RegExp(String.raw`\b(\d+)\s*${METRES}\s+e\s+(${TENTHS.map(([word]) => word).join('|')})\b`, 'g'),
    (_, metres = '', word = '') => `${metres}.${NUMBERS[word]} m`,
  ],
  [/\b(\d+)\s*m(?:etros?)?\s+e\s+(\d{2})\s*(?:cm|centimetros)?\b/g, '$1.$2 m'],
  [
    /(?<![\d.$]\s?)\b(\d{1,2}\.\d0|\d{1,2}\.\d5)(?=\s*$|\s+(?!reais|real|m\b|mts?\b|metros?\b|mm|cm|a\b|e\b)[a-z])/g,
    '$1 m',
  ],
  [/\bcentimetros?\b/g, 'cm'],
  [
    /\b((?:ate|minimo|maximo|menos|mais|partir|menor|maior|acima|abaixo)(?:\s+(?:de|que))?\s+)(\d{1,4})\s*cm\b/g,
    (_, than = '', centimetres = '') => `${than}${Number(centimetres) / 100} m`,
  ],
];

export function oneSpelling(line: string): string {
  return RULES.reduce(
    (text, [pattern, spelling]) =>
      typeof spelling === 'string' ? text.replace(pattern, spelling) : text.replace(pattern, spelling),
    coloursInOrder(numbersSpelled(line)),
  );
}
