/**
 * Pages that every shop on the web needs, as a beginning: filled in from the settings, and marked wherever a person has to decide.
 * They are drafts of an owner, who answers for what they say once they are published.
 */
import { DEFAULT_RETURN_RULES, type ReturnRules } from '#lib/domain/returns/rights.ts';
import type { DeliveryCalendar } from '#lib/domain/shipping/delivery-day.ts';

/** What the settings of the shop say. */
export type TemplateFacts = {
  readonly entrega?: DeliveryCalendar | undefined;
  readonly trocas?: ReturnRules | undefined;
  readonly sistema: {
    readonly geral: {
      readonly site: Readonly<
        Record<
          'nome' | 'razaoSocial' | 'cnpj' | 'endereco' | 'email' | 'telefone' | 'whatsapp' | 'horario',
          string
        >
      >;
    };
  };
  /** Ways to pay that are on, as pages call them. */
  readonly methods: readonly string[];
};

export type PageTemplate = {
  readonly slug: string;
  readonly nome: string;
  readonly descricao: string;
  /** Markdown. */
  readonly texto: string;
};

export const pageTemplatesText = {
  title: 'Páginas que toda loja precisa',
  intro:
    'Comece por um modelo: ele vem preenchido com o que está em Configurações e Pagamentos. Revise cada um antes de publicar, se possível com quem cuida do jurídico da loja.',
  begin: (nome: string): string => `Começar: ${nome}`,
  there: 'já existe',
} as const;

const REVIEW_TITLE = 'Modelo para revisar.';
const REVIEW = `> **${REVIEW_TITLE}** Confira cada frase, complete o que está entre colchetes e apague este aviso antes de publicar.`;
/** What of a model a person has still to decide, in its Markdown or in the HTML made of it. */
export const TO_REVIEW = new RegExp(`${REVIEW_TITLE.replace('.', '\\.')}|\\[revisar: [^\\]<]+\\]`, 'g');
const todo = (what: string): string => `[revisar: ${what}]`;

/** All of them, in the order in which a shop needs them. */
export function pageTemplates(settings: TemplateFacts): readonly PageTemplate[] {
  return [
    privacy(settings),
    terms(settings),
    returns(settings),
    delivery(settings),
    payment(settings),
    accessibility(settings),
    service(settings),
    about(settings),
  ].map((template) => ({ ...template, texto: `${REVIEW}\n\n${template.texto.trim()}\n` }));
}

/** Company name and number, as a law asks for them. */
function company({ sistema }: TemplateFacts): string {
  const { razaoSocial, cnpj, endereco } = sistema.geral.site;
  const named = `${razaoSocial || todo('razão social')}, CNPJ ${cnpj || todo('CNPJ')}`;
  return `${named}, com endereço em ${endereco || todo('endereço')}`;
}

function mail({ sistema }: TemplateFacts): string {
  const { email } = sistema.geral.site;
  return email === '' ? todo('e-mail') : `[${email}](mailto:${email})`;
}

const SERVICE = '[central de atendimento](/pagina/central-de-atendimento)';

function privacy(settings: TemplateFacts): PageTemplate {
  return {
    slug: 'privacidade',
    nome: 'Privacidade',
    descricao: 'Que dados pessoais tratamos, para quê, por quanto tempo e como exercer seus direitos.',
    texto: `
Esta política segue a Lei Geral de Proteção de Dados (Lei 13.709/2018). A controladora dos dados é ${company(settings)}.

## O que tratamos e por quê

| Dados | Para quê | Base legal | Por quanto tempo |
| --- | --- | --- | --- |
| Nome, CPF ou CNPJ, endereço, contato | Vender, entregar e emitir a nota | Contrato e obrigação legal | ${todo('prazo, em geral 5 anos')} |
| CEP digitado no cálculo do frete | Calcular o frete | Contrato | Enquanto durar a visita |
| Endereço IP, data e hora de acesso | Segurança e Marco Civil da Internet | Obrigação legal | 6 meses |
| E-mail para novidades | Enviar o que você pediu para receber | Consentimento | Até você cancelar |

## Cookies

Usamos cookies necessários, que guardam o carrinho, a sua entrada na conta e as suas escolhas. A loja também conta, por dia, quantas páginas foram vistas e o que foi buscado, sem cookie, sem endereço IP e sem saber de quem. Medição por cookies e publicidade só funcionam com o seu consentimento, que você muda quando quiser em “Preferências de cookies”, no fim de cada página.

## Com quem dividimos

Com quem entrega, com quem processa o pagamento e com o fisco, só o necessário para cada um. ${todo('outros fornecedores, como emissor de notas e serviço de e-mail')}

## Seus direitos

Você pode pedir a confirmação do tratamento, o acesso, a correção, a portabilidade, a exclusão do que não formos obrigados a guardar e a revogação do consentimento. Escreva para ${mail(settings)}. O encarregado pelo tratamento de dados é ${todo('nome ou cargo do encarregado')}. Você também pode reclamar à Autoridade Nacional de Proteção de Dados.`,
  };
}

function terms(settings: TemplateFacts): PageTemplate {
  return {
    slug: 'termos',
    nome: 'Termos de uso',
    descricao: `As regras de uso do site e de compra na loja ${settings.sistema.geral.site.nome}.`,
    texto: `
## Quem vende

${company(settings)}. Os contatos estão na ${SERVICE} e no fim de todas as páginas.

## Ofertas e preços

O preço aparece junto de cada produto, com as condições de cada forma de pagamento. Vale a oferta publicada no momento da compra.

## Pedido

Antes de enviar o pedido você revê os itens, o frete e o endereço, e pode corrigir tudo. Depois, recebe por e-mail o resumo do pedido. ${todo('o que a loja faz se um item faltar depois da compra')}

## Uso do site

${todo('o que pode e o que não pode ser feito com textos e imagens da loja')}

## Lei e solução de conflitos

Aplicam-se o Código de Defesa do Consumidor, o Decreto 7.962/2013 e o Marco Civil da Internet. Antes de procurar a Justiça, fale com a nossa ${SERVICE} ou use a plataforma [consumidor.gov.br](https://www.consumidor.gov.br/).`,
  };
}

function returns(settings: TemplateFacts): PageTemplate {
  const { dias, frete } = settings.trocas ?? DEFAULT_RETURN_RULES;
  const pays = frete === 'loja' ? 'da loja' : 'de quem comprou';
  const exchange =
    dias === 0
      ? 'Fora da desistência e do defeito, a loja não faz trocas.'
      : `Trocamos por outro modelo ou tamanho em até ${dias} dias depois do recebimento. O envio de volta é por conta ${pays}.`;
  return {
    slug: 'trocas-e-devolucoes',
    nome: 'Trocas e devoluções',
    descricao: 'Como desistir da compra, trocar ou devolver um produto.',
    texto: `
## Desistência

Pelo artigo 49 do Código de Defesa do Consumidor, você pode desistir da compra em até 7 dias depois de receber, sem dizer o motivo. Devolvemos tudo o que foi pago, com o frete, e o envio de volta é por nossa conta. O pedido de devolução é feito na página do pedido.

## Defeito

A garantia legal é de 30 dias para produtos não duráveis e de 90 dias para duráveis. ${todo('garantia do fabricante ou da loja, se houver')} Se o defeito não for resolvido em 30 dias, você escolhe entre outro produto, o dinheiro de volta ou o abatimento do preço.

## Troca

${exchange} ${todo('em que estado o produto precisa voltar')}

## Como o dinheiro volta

Pelo mesmo meio em que o pedido foi pago. ${todo('prazo')}

Dúvidas? Fale com a ${SERVICE}.`,
  };
}

const DAYS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'] as const;
const DAY_NAMES: Readonly<Record<(typeof DAYS)[number], string>> = {
  segunda: 'segunda',
  terca: 'terça',
  quarta: 'quarta',
  quinta: 'quinta',
  sexta: 'sexta',
  sabado: 'sábado',
  domingo: 'domingo',
};

function delivery(settings: TemplateFacts): PageTemplate {
  const calendar = settings.entrega;
  const days = DAYS.filter((day) => calendar?.[day]).map((day) => DAY_NAMES[day]);
  const sends =
    days.length === 0
      ? todo('em que dias a loja despacha')
      : `Despachamos pedidos em: ${days.join(', ')}. O que é confirmado até as ${calendar?.corte}h conta a partir do mesmo dia.`;
  return {
    slug: 'entrega',
    nome: 'Entrega',
    descricao: 'Para onde entregamos, em quanto tempo e quanto custa.',
    texto: `
## Prazo e preço

O preço e o prazo para o seu CEP aparecem na página do produto e no carrinho, antes da compra. ${sends}

O prazo conta a partir da confirmação do pagamento.

## Acompanhar o pedido

A página do pedido mostra cada etapa e o código de rastreio, quando houver.

## Recebimento

${todo('quem pode receber, quantas tentativas são feitas, o que fazer se a embalagem chegar aberta')}`,
  };
}

function payment(settings: TemplateFacts): PageTemplate {
  const named = settings.methods.map((method) => `- ${method}`);
  return {
    slug: 'formas-de-pagamento',
    nome: 'Formas de pagamento',
    descricao: 'Como pagar o seu pedido.',
    texto: `
## O que aceitamos

${named.length === 0 ? todo('formas de pagamento') : named.join('\n')}

Ao finalizar a compra você vê o total de cada forma antes de enviar o pedido. O prazo de entrega conta a partir da confirmação do pagamento.`,
  };
}

function accessibility(settings: TemplateFacts): PageTemplate {
  return {
    slug: 'acessibilidade',
    nome: 'Acessibilidade',
    descricao: 'Os recursos de acessibilidade deste site e como avisar de um problema.',
    texto: `
Trabalhamos para que todas as pessoas possam comprar aqui, como pede a Lei Brasileira de Inclusão (Lei 13.146/2015, art. 63).

## O que o site oferece

- Todas as páginas funcionam com o teclado e têm um atalho para o conteúdo.
- Títulos, campos e botões têm nome para leitores de tela.
- O texto pode ser ampliado até 200% sem perder conteúdo.
- A compra funciona sem JavaScript.

${todo('confira se as imagens da loja têm descrição e se os seus textos têm bom contraste')}

## Achou um problema?

Escreva para ${mail(settings)} e diga a página e o que aconteceu.`,
  };
}

function service(settings: TemplateFacts): PageTemplate {
  const { telefone, whatsapp, horario } = settings.sistema.geral.site;
  const lines = [
    `- E-mail: ${mail(settings)}`,
    ...(telefone === '' ? [] : [`- Telefone: ${telefone}`]),
    ...(whatsapp === '' ? [] : [`- WhatsApp: ${whatsapp}`]),
    `- Horário: ${horario || todo('horário de atendimento')}`,
  ];
  return {
    slug: 'central-de-atendimento',
    nome: 'Central de atendimento',
    descricao: 'Como falar com a loja.',
    texto: `
${lines.join('\n')}

## Sobre um pedido

Tenha em mãos o número do pedido. O andamento também está na página do pedido, que o link dos nossos e-mails abre.`,
  };
}

function about(settings: TemplateFacts): PageTemplate {
  return {
    slug: 'quem-somos',
    nome: 'Quem somos',
    descricao: `Conheça a loja ${settings.sistema.geral.site.nome}.`,
    texto: `
${todo('como a loja começou, o que vende e por que alguém compraria aqui')}

## Dados da empresa

${company(settings)}.`,
  };
}
