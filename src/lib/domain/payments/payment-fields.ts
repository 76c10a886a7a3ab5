/** Which ways to pay are on, as the panel edits them. */
import type { Faults, Fields, ValuesOf } from '../panel/record.ts';
import { pixKeyOfKind } from './pix-key-kind.ts';

export const PAYMENT_FIELDS = {
  pixAtivo: {
    kind: 'flag',
    column: 'pix_ativo',
    label: 'Pix pela chave da loja',
    hint: 'O comprador paga por um QR code com o valor do pedido; você confere no banco e confirma aqui.',
  },
  pixTipo: {
    kind: 'choice',
    options: {
      cnpj: 'CNPJ',
      cpf: 'CPF',
      email: 'E-mail',
      telefone: 'Celular ou telefone',
      aleatoria: 'Chave aleatória',
    },
    label: 'Tipo da chave',
    half: true,
  },
  pixChave: {
    kind: 'text',
    longest: 77,
    label: 'Chave Pix',
    hint: 'A chave da conta que recebe. Pontos e traços podem ir ou não.',
    half: true,
  },
  pixNome: {
    kind: 'text',
    longest: 60,
    column: 'pix_nome',
    label: 'Nome de quem recebe',
    hint: 'Como na conta. O código leva as primeiras 25 letras, sem acento.',
    half: true,
  },
  pixCidade: {
    kind: 'text',
    longest: 60,
    column: 'pix_cidade',
    label: 'Cidade de quem recebe',
    hint: 'O código leva as primeiras 15 letras, sem acento.',
    half: true,
  },
  pixDias: {
    kind: 'number',
    min: 1,
    max: 10,
    decimals: 0,
    column: 'pix_dias',
    label: 'Prazo do Pix, em dias úteis do banco',
    hint: '1 vale até o fim do dia útil seguinte. O estoque fica reservado até o extrato passar do prazo.',
    fault: 'Escreva um número inteiro de 1 a 10.',
    note: 'Bank days that a code is good for.',
  },
  pixTxid: {
    kind: 'flag',
    column: 'pix_txid',
    label: 'Usar o número do pedido como identificador do Pix',
    hint: 'O extrato se encontra sozinho por ele. Desative se o seu banco recusar o código.',
  },
  combinarAtivo: {
    kind: 'flag',
    column: 'combinar_ativo',
    label: 'A combinar com a loja',
    hint: 'O pedido chega sem pagamento, e vocês acertam depois.',
  },
  retiradaAtivo: {
    kind: 'flag',
    column: 'retirada_ativo',
    label: 'Na retirada',
    hint: 'Só aparece para quem escolhe retirar na loja.',
  },
  faturadoAtivo: {
    kind: 'flag',
    column: 'faturado_ativo',
    label: 'Faturado',
    hint: 'Só aparece para as empresas que você aprovou, com o prazo do grupo delas.',
  },
  combinarDias: {
    kind: 'number',
    min: 1,
    max: 60,
    decimals: 0,
    column: 'combinar_dias',
    label: 'Reserva do que é acertado à mão, em dias úteis do banco',
    hint: 'Quanto tempo o estoque espera por um pedido a combinar, na retirada ou faturado.',
    fault: 'Escreva um número inteiro de 1 a 60.',
    note: 'Bank days that the stock is held.',
  },
} as const satisfies Fields;

export type PaymentFields = ValuesOf<typeof PAYMENT_FIELDS>;

/** What is wrong between the fields: Pix needs all of its own, and what is typed has to be right even while it is off. */
export function paymentFaults({
  pixAtivo,
  pixTipo,
  pixChave,
  pixNome,
  pixCidade,
}: Pick<PaymentFields, 'pixAtivo' | 'pixTipo' | 'pixChave' | 'pixNome' | 'pixCidade'>): Faults {
  const faults: Record<string, Faults[string]> = {};
  if (pixChave.trim() !== '' && pixKeyOfKind(pixTipo, pixChave) === undefined) faults.pixChave = 'pixKey';
  for (const [name, text] of Object.entries({ pixChave, pixNome, pixCidade })) {
    if (pixAtivo && text.trim() === '') faults[name] = 'missing';
    else if (name !== 'pixChave' && text.trim() !== '' && !/[a-z\d]/i.test(text.normalize('NFD')))
      faults[name] = 'letters';
  }
  return faults;
}
