/** What the Central Bank's contract (API Pix 2.9.0) allows in the requests that the shop sends, in our own words. */
import { z } from 'zod';

const amount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .refine((text) => Number(text) > 0);
const shopTxid = z.string().regex(/^[a-zA-Z0-9]{26,35}$/);
const endToEndId = z.string().regex(/^[a-zA-Z0-9]{32}$/);
const refundId = z.string().regex(/^[a-zA-Z0-9]{1,35}$/);
const moment = z.iso.datetime({ offset: true });

export const cobBody = z.strictObject({
  calendario: z.strictObject({ expiracao: z.int().min(1) }),
  valor: z.strictObject({ original: amount, modalidadeAlteracao: z.literal([0, 1]) }),
  chave: z.string().min(1).max(77),
  solicitacaoPagador: z.string().max(140).optional(),
  infoAdicionais: z
    .array(z.strictObject({ nome: z.string().min(1).max(50), valor: z.string().min(1).max(200) }))
    .max(50)
    .optional(),
});
export const cobPatch = z.strictObject({ status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') });
export const devolucaoBody = z.strictObject({
  valor: amount,
  natureza: z.enum(['ORIGINAL', 'RETIRADA']).optional(),
  descricao: z.string().max(140).optional(),
});
export const webhookBody = z.strictObject({ webhookUrl: z.url({ protocol: /^https$/ }).max(140) });
const paging = {
  'paginacao.paginaAtual': z.string().regex(/^\d+$/).optional(),
  'paginacao.itensPorPagina': z
    .string()
    .regex(/^([1-9]\d{0,2}|1000)$/)
    .optional(),
};
export const cobQuery = z.strictObject({ inicio: moment, fim: moment, ...paging });
export const pixQuery = z.strictObject({
  inicio: moment,
  fim: moment,
  txid: z
    .string()
    .regex(/^[a-zA-Z0-9]{1,35}$/)
    .optional(),
  devolucaoPresente: z.enum(['true', 'false']).optional(),
  ...paging,
});

/** A path of the contract, taken apart; undefined for any other. */
export function pathOf(path: string): readonly string[] | undefined {
  const parts = path.split('/').slice(1).map(decodeURIComponent);
  const [what, id = '', more, refund = ''] = parts;
  if (['cob', 'pix'].includes(what ?? '') && parts.length === 1) return parts;
  if (what === 'cob' && parts.length === 2 && shopTxid.safeParse(id).success) return parts;
  if (what === 'webhook' && parts.length === 2 && id !== '') return parts;
  const devolucao = what === 'pix' && more === 'devolucao' && parts.length === 4;
  return devolucao && endToEndId.safeParse(id).success && refundId.safeParse(refund).success
    ? parts
    : undefined;
}
