/** What is said to programs that call with a key, and to who makes their keys. A part of `message`. */

export const programMessage = {
  keyNameTaken: 'Já há uma chave ativa com este nome. Dê outro, ou revogue a que existe.',
  keyRevoked: 'Esta chave já foi revogada.',
  keyTooBusy: 'Esta chave passou do limite de chamadas por minuto. Tente de novo em alguns segundos.',
  keyUnknown:
    'Chave ausente, desconhecida, vencida ou revogada. Envie o cabeçalho Authorization: Bearer vit_…',
  keyWithout: (scope: string): string => `Esta chave não tem o escopo ${scope}.`,
  noIdempotencyKey:
    'Envie o cabeçalho Idempotency-Key, com um texto seu de até 100 caracteres, para que a chamada repetida não conte duas vezes.',
  orderBilled: (referencia: string): string =>
    `Este pedido já foi marcado como faturado${referencia === '' ? '' : ` (${referencia})`}.`,
  orderNotBillable: 'Um pedido cancelado não é faturado.',
  otherWrite: 'Esta Idempotency-Key já veio com outra chamada ou outro conteúdo. Nada mudou.',
  payingDiscount: 'Desconto da forma de pagamento',
  productFaults: (faults: string): string => `Nada foi salvo. Corrija: ${faults}.`,
  stockBelow: (estoque: number): string => `Nada mudou: o estoque é ${estoque} e ficaria abaixo de zero.`,
  stockElsewhere:
    'Mude o estoque pela chamada de estoque: aqui ele apagaria o que foi vendido enquanto isso.',
  stockIs: (estoque: number): string =>
    `Nada mudou: o estoque agora é ${estoque}. Refaça a conta a partir dele e envie de novo.`,
  stockOfValues: 'Este produto tem opções, cada uma com o seu estoque. Use o código da opção.',
  unknownCode: 'Nenhum produto ou opção tem este código.',
  unknownKey: 'Chave não encontrada',
  unknownDelivery: 'Entrega não encontrada',
  unknownWebhook: 'Webhook não encontrado',
  webhookAddress:
    'O endereço precisa começar com https:// e ter um nome público, como https://programa.exemplo.com.br/avisos.',
  webhookLimit: (most: number): string => `A loja já tem ${most} webhooks. Remova um antes de criar outro.`,
} as const;
