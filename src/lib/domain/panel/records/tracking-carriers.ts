/** A carrier that the shop knows besides those of `tracking-link.ts`, and where it follows its parcels. */

import { CARRIER_LENGTH, carrierKey, isTrackingTemplate } from '#lib/domain/shop/own-carrier.ts';
import type { Faults, Fields, RecordKind, Values, ValuesOf } from '../record.ts';
import { SETTINGS } from '../roles.ts';

const FIELDS = {
  nome: {
    kind: 'text',
    longest: CARRIER_LENGTH,
    required: true,
    column: 'nome',
    label: 'Nome',
    hint: 'Como é escrito no envio do pedido. Maiúsculas, acentos e espaços não fazem diferença.',
    fault: `Escreva o nome da transportadora, com letras ou números e até ${CARRIER_LENGTH} caracteres.`,
  },
  link: {
    kind: 'text',
    longest: 400,
    required: true,
    column: 'link',
    listed: true,
    label: 'Endereço de rastreio',
    hint: 'Com {codigo} no lugar do código: https://transportadora.com.br/rastreio/{codigo}',
    note: 'An https address with `{codigo}` once, after the host.',
    fault:
      'Escreva um endereço que começa com https:// e tem {codigo} uma vez, depois do nome do site, com até 400 caracteres.',
  },
} as const satisfies Fields;

export type TrackingCarrierFields = ValuesOf<typeof FIELDS>;

export const TRACKING_CARRIERS = {
  path: 'transportadoras',
  calls: 'tracking-carriers',
  table: 'tracking_carriers',
  group: 'shop',
  roles: SETTINGS,
  fields: FIELDS,
  name: 'nome',
  blank: { nome: '', link: '' } satisfies TrackingCarrierFields,
  also: ({ nome = '', link = '' }: Values): Faults => ({
    ...(carrierKey(String(nome)) === '' && { nome: 'letters' }),
    ...(!isTrackingTemplate(String(link)) && { link: 'link' }),
  }),
  words: {
    title: 'Transportadoras',
    about: 'Onde o cliente acompanha a entrega de cada uma.',
    intro:
      'Correios, Jadlog e Melhor Envio já têm link. Para outra transportadora, informe aqui o endereço de rastreio dela: o link aparece na página do pedido, nos e-mails e para os programas. Com o mesmo nome de uma destas, ou de outra da lista, vale a mais nova.',
    add: 'Nova transportadora',
    empty: 'Nenhuma transportadora própria.',
    remove: 'Remover esta transportadora',
    removed: 'Transportadora removida.',
    saved: 'Transportadora salva. Os pedidos já mostram o link.',
    unknown: 'Transportadora não encontrada',
  },
} as const satisfies RecordKind;
