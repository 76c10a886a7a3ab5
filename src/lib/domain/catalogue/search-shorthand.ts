/** One spelling for what is written in many: small words, lengths, numbers in words, directions. All of folded text. */
import { coloursInOrder } from './colour-words.ts';
import { NUMBERS, numbersSpelled, TENTHS } from './search-numbers.ts';

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
  // What is not wanted: one word for it, which `exceptions` are read by
  [/\b(?:que\s+)?nao\s+(?:(?:precisa\s+)?ser?|sejam?|e|sao|quero|queria|ten?ham?|tem)\s+/g, 'exceto '],
  [
    /\b(?:(?:que\s+)?nao|not|sem\s+ser|tirando|salvo|nem|ao\s+inves\s+de|em\s+vez\s+de|diferente\s+d[eoa]s?)\s+/g,
    'exceto ',
  ],
  [/(?<!\b(?:pelo|ao)\s+)\bmenos\s+(?!d[eoa]s?\b|que\b|\d)/g, 'exceto '],
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
  [/(?<=[a-z0-9]\s+)p\s+(?=[a-z]{2})/g, 'para '],
  [/\bq\s+(?=[a-z]{2})/g, 'que '],
  [/\b(?:transforma\w*|converte\w*)\s+(.+?)\s+(?:em|para|pra|pro)\s+/g, 'conversor $1 para '],
  [
    /(?<=[a-z0-9])\s+(?:que\s+)?(?:vire|virem|vira|viram|virar|virando)\s+(?:(?:em|um|uma)\s+)?(?=[a-z0-9])/g,
    ' para ',
  ],
  [/\b(?:pra|pras|pros)\b/g, 'para'],
  [/\b(?:num|numa|nuns|numas)\b/g, 'em'],
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
      String.raw`\b(${MANY})\s+(hdmi)s?\s+(?:em|para|na)\s+(?:(?:1|uma?)\s+)(?:tv|televisao|tela|saida)?(?:\s+so)?\s*$`,
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
  // "4k 120": pictures in a second
  [
    /\b(4k|8k|1080p|1440p)\s*[a@]?\s+(60|120|144|240)\b(?!\s*(?:hz|hertz|fps|quadros|m\b|mts?\b|metros?|cm|w|reais|\.))/g,
    '$1 $2 hz',
  ],
  // Lengths
  [/(?<=\d)\s*(?:meters?|mtrs?|mtros?|metrs?|mestros?)\b/g, ' m'],
  [/\b(\d{1,3})\s*(?:feet|foot|ft)\b/g, (_, feet = '') => `${Number((Number(feet) * 0.3048).toFixed(1))} m`],
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

/** Said for "para", unless products are called so: "Cabo Pro HDMI". */
export const MAY_BE_PARA: ReadonlySet<string> = new Set(['pro', 'to']);

/**
 * Words that say nothing of a product. They stand in terms of the owner (`cabo de rede`) and in directions, and are never
 * the beginning of a longer word.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'a o as os um uma uns umas de da do das dos em na no nas nos ao aos e ou que se para por pelo pela com sem ate entre',
    'meu minha seu sua este esta esse essa isso isto aquele aquela daquele daquela daqueles daquelas desse dessa deste desta nesse nessa neste nesta naquele naquela ele ela dele dela eu me mim voce voces como mais menos muito ja exceto',
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
    'ligar conectar usar plugar conexao conexoes ligacao instalar colocar puxar levar mandar mudar botar',
    'espelhar espelhamento transmitir assistir jogar ouvir escutar',
    'aparelho aparelhos peca pecas coisa coisas negocio treco dispositivo equipamento',
    'pronto fechada fechado lacrada lacrado mesma mesmo ponta pontas lado lados tempo certificado certificada certificados certificadas',
    'imagem imagens normal comum simples igual iguais uso usa usado usada usados usadas serve servem aguenta aguente suporta',
    'gamer setup instalador instaladores projeto orcamento cotacao licitacao revenda revendedor fornecedor distribuidora',
    'existe alguem sabe saber qual quais como posso pode dar fazer vai ficar ter tenho tinha mostra ver acho achar encontro encontrar',
    'ser sou somos foi era esta estao estou estava existe precisa precisamos precisava queremos quer gostava poderia poderiam podem',
    'deixar deixa faz faco fazem vou vao va ir indo venho vem vir sai saem chega chegar fica fique ficam tenha tem tive tinham',
    'passar passa passe passo funciona funcionam funcionar funcione servir servem pagar gastar direto direta direito certo antigo velho velha ruim',

    'conduite eletroduto linha distancia comprido comprida longe perto pouco curto curta curtinho curtinha longo longa grande grandes pequeno pequena',
    'pacote pacotes pct jogo conjunto lote combo par pares duzia duzias un und unid unids pcs unit units metragem',
  ].flatMap((line) => line.split(' ')),
);

/** The same, whatever products are called: "qual cabo uso" is not "uso externo". */
export const SAID_WORDS: ReadonlySet<string> = new Set(
  [
    'uso so tudo todo toda todos todas casa quarto sala escritorio roda rodar coloco boto pego ligo compro liga ligue',
    'oi ola opa dia tarde noite bem amigo amiga gente favor obrigado obrigada tudo queria precisava',
    'queimou quebrou pifou estragou perdi comprei acabou alguma algum',
    'ta tava tao trem negocio negocinho bagulho parada treco trequinho troco esquema trocinho coiso',
    'vc vcs tb tbm pq oq qto qnt qro qria blz pfv obg msm mto mta aki neh ne ai la assim',
  ].flatMap((line) => line.split(' ')),
);

/** Of something that goes from one thing to another they say no more: "passar hdmi para sdi". Of a cable, the second say nothing: "trocar o cabo". */
export const LEADING_VERBS: ReadonlySet<string> = new Set(['passar', 'levar', 'mudar', 'trocar']);
export const RENEWING_VERBS: ReadonlySet<string> = new Set(['trocar', 'mudar', 'substituir']);

/** Where things are used: they say what for, and no more than what products are for. */
export const PLACES: ReadonlySet<string> = new Set(
  [
    'igreja igrejas templo culto escola faculdade aula aulas auditorio teatro cinema show shows evento eventos festa banda',
    'condominio predio apartamento apto hotel pousada hospital clinica consultorio academia restaurante bar loja comercio galpao',
    'reuniao reunioes conferencia recepcao emissora emissoras produtora produtoras palestra congresso casamento formatura louvor',
    'obra obras reforma fazenda sitio chacara fabrica industria oficina mercado supermercado farmacia shopping clube ginasio quadra',
    'estadio prefeitura forum coworking estande stand feira museu biblioteca laboratorio comodo comodos',
  ].flatMap((line) => line.split(' ')),
);
