/** What the platform says of freight. */
import { formatCep } from '#lib/domain/kernel/cep.ts';

/** More names are longer to read than they help. */
const NAMED = 4;
const list = new Intl.ListFormat('pt-BR');

export const freightMessage = {
  carriersSilent:
    'Não conseguimos consultar as transportadoras agora. Tente de novo em alguns minutos ou fale com o atendimento para combinar o frete.',
  /** `groups`: names of what travels together. */
  freightApart: (groups: readonly (readonly string[])[]): string => {
    const parts = groups.map((names, index) => `Entrega ${index + 1}: ${listed(names)}.`);
    return `Estes produtos não podem ir juntos: vão em ${groups.length} entregas, e o frete já soma todas. ${parts.join(' ')}`;
  },
  freightBoth: (labels: readonly string[]): string => list.format(labels),
  freightInDeliveries: (label: string, count: number): string => `${label} (${count} entregas)`,
  freightOfTables:
    'Não conseguimos consultar as transportadoras agora: estes são os preços e prazos da nossa própria tabela.',
  freightOnRequest: 'Este produto é vendido sob consulta: o frete vem no orçamento.',
  loadRefused:
    'Nenhum serviço de entrega leva um pedido deste peso ou tamanho até este CEP. Fale com o atendimento para combinar o frete.',
  notDeliveredTo: (cep: string, uf: string): string =>
    `Ainda não entregamos no CEP ${formatCep(cep)} (${uf}).`,
  partRefused: (names: readonly string[]): string =>
    `Estes produtos não podem ir juntos, e nenhum serviço de entrega leva até este CEP: ${listed(names)}. Remova do carrinho ou fale com o atendimento.`,
} as const;

function listed(names: readonly string[]): string {
  const others = names.length - NAMED;
  return list.format(others > 0 ? [...names.slice(0, NAMED), `mais ${others}`] : names);
}
