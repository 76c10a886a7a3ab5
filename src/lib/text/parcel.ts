/** What is said of a parcel: to its buyer, and in the panel. */
import type { ParcelState } from '#lib/domain/shipping/parcel.ts';

const states: Readonly<Record<ParcelState, string>> = {
  postado: 'Postado',
  em_transito: 'Em trânsito',
  saiu_para_entrega: 'Saiu para entrega',
  tentativa: 'Tentativa de entrega sem sucesso',
  aguardando_retirada: 'Aguardando retirada na transportadora',
  problema: 'Problema na entrega',
  entregue: 'Entregue',
  devolvido: 'Devolvido ao remetente',
};

export const parcelText = {
  carrier: 'Transportadora',
  states,
  title: 'Andamento da entrega',
} as const;

/** Of `/painel/pedidos/…`. */
export const panelParcelText = {
  add: 'Registrar andamento',
  addHelp:
    'O que a transportadora informou. O comprador vê na página do pedido; “Entregue” marca o pedido como entregue.',
  carrierHint: 'O comprador vê o nome. Correios, Jadlog e Melhor Envio ganham o link de rastreio.',
  detail: 'Detalhe (opcional)',
  detailHint: 'Só quem comprou vê, não quem tem apenas o link do pedido.',
  from: (place: string): string => (place === '' ? '' : ` · ${place}`),
  place: 'Local (opcional)',
  placeHint: 'Cidade ou unidade. Exemplo: Cajamar - SP',
  state: 'Situação da entrega',
  tooLong: (most: number): string => `Use até ${most} caracteres.`,
  when: 'Data e hora',
  whenHint: 'Em branco, agora. No horário de Brasília.',
  whenBad: 'Escreva uma data e hora, ou deixe em branco.',
} as const;
