/** Mercado Pago as the panel edits it; its secrets are sent apart and never shown. */
import type { Faults, Fields, ValuesOf } from '../panel/record.ts';

export const MERCADO_PAGO_FIELDS = {
  cartao: {
    kind: 'flag',
    column: 'mp_cartao_ativo',
    label: 'Cartão de crédito',
    hint: 'Quem compra paga na página do Mercado Pago e volta para o pedido. A loja nunca vê o número do cartão.',
  },
  campos: {
    kind: 'flag',
    column: 'mp_campos_ativo',
    label: 'Cartão na página da loja',
    hint: 'Com o cartão ativo, quem compra digita o cartão na própria loja, em campos que são do Mercado Pago, e não sai dela. A página do Mercado Pago continua à escolha e vale para quem não tem JavaScript. As parcelas e os juros são os da sua conta no Mercado Pago: deixe lá as mesmas parcelas sem juros que a loja anuncia.',
  },
  pix: {
    kind: 'flag',
    column: 'mp_pix_ativo',
    label: 'Pix',
    hint: 'O código aparece na página do pedido, que se confirma sozinho. Toma o lugar do Pix pela chave; com o Pix pelo banco ativo, vale o do banco.',
  },
  boleto: {
    kind: 'flag',
    column: 'mp_boleto_ativo',
    label: 'Boleto',
    hint: 'Pede o endereço de quem paga: não aparece em pedidos retirados na loja.',
  },
  usuario: {
    kind: 'text',
    longest: 20,
    required: true,
    column: 'client_id',
    label: 'User ID da conta',
    hint: 'Só números. Em Suas integrações, na aplicação, em Dados da integração.',
    half: true,
  },
  ambiente: {
    kind: 'choice',
    options: { producao: 'Produção', homologacao: 'Teste (sem dinheiro)' },
    column: 'ambiente',
    label: 'Ambiente',
    hint: 'O das credenciais que você envia.',
    half: true,
  },
  chavePublica: {
    kind: 'text',
    longest: 100,
    column: 'public_key',
    label: 'Public Key',
    hint: 'Só para o cartão na página da loja. Nas mesmas credenciais do Access Token; não é segredo.',
  },
  minutos: {
    kind: 'number',
    min: 30,
    max: 1440,
    decimals: 0,
    column: 'mp_minutos',
    label: 'Prazo do Pix e do cartão, em minutos',
    hint: 'Depois dele o estoque volta. O Mercado Pago pede pelo menos 30.',
    fault: 'Escreva um número inteiro de 30 a 1440.',
    note: 'Minutes that Pix and the page of a card are good for.',
    half: true,
  },
  diasBoleto: {
    kind: 'number',
    min: 1,
    max: 3,
    decimals: 0,
    column: 'mp_boleto_dias',
    label: 'Vencimento do boleto, em dias úteis',
    hint: 'O estoque fica reservado até 3 dias úteis depois do vencimento.',
    fault: 'Escreva um número inteiro de 1 a 3.',
    note: 'Bank days until a boleto is due.',
    half: true,
  },
} as const satisfies Fields;

export type MercadoPagoFields = ValuesOf<typeof MERCADO_PAGO_FIELDS>;

export function mercadoPagoFaults({ usuario, campos, chavePublica }: MercadoPagoFields): Faults {
  return {
    ...(usuario.trim() !== '' && !/^\d{1,20}$/.test(usuario.trim()) && { usuario: 'number' }),
    ...(campos && chavePublica.trim() === '' && { chavePublica: 'missing' }),
  };
}
