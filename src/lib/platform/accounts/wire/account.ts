/** An account's own data, as its owner reads them. */
import type { Aparelho, Conta, EnderecoConta, MeusDados } from '#lib/contract/account.ts';
import type { readTraces } from '#lib/platform/privacy/queries/personal-data.ts';
import { deviceName } from '../devices.ts';
import type { AddressRow } from '../queries/delivery-addresses.ts';
import type { AccountRow, DeviceRow } from '../queries/own-account.ts';

export function presentAccount(row: AccountRow): Conta {
  return {
    pessoa: row.pessoa,
    email: row.email,
    nomeRazao: row.nome_razao,
    nomeFantasia: row.nome_fantasia,
    cpfCnpj: row.cpf_cnpj,
    inscricaoEstadual: row.inscricao_estadual,
    celular: row.celular,
    telefone: row.telefone,
    optin: row.optin,
    smsOptin: row.sms_optin,
    criadaEm: row.created_at.toISOString(),
  };
}

export function presentAddress(row: AddressRow): EnderecoConta {
  return { ...row };
}

export function presentDevice({ id, user_agent, login_at, login_seen_at }: DeviceRow, own: string): Aparelho {
  return {
    id: deviceName(id),
    atual: id === own,
    navegador: user_agent,
    entrouEm: login_at?.toISOString() ?? '',
    vistoEm: login_seen_at?.toISOString() ?? '',
  };
}

type Traces = Awaited<ReturnType<typeof readTraces>>;

export function presentTraces({
  favourites,
  cart,
  saved,
  quotes,
  reviews,
  questions,
  messages,
  news,
}: Traces): Pick<
  MeusDados,
  | 'produtosFavoritos'
  | 'carrinho'
  | 'guardados'
  | 'orcamentos'
  | 'avaliacoes'
  | 'perguntas'
  | 'mensagens'
  | 'novidades'
> {
  return {
    produtosFavoritos: favourites.map(({ nome, created_at }) => ({
      produto: nome,
      desde: created_at.toISOString(),
    })),
    carrinho: cart.map(presentGoods),
    guardados: saved.map(presentGoods),
    orcamentos: quotes.map(({ id, conteudo, created_at }) => ({
      numero: id,
      conteudo,
      em: created_at.toISOString(),
    })),
    avaliacoes: reviews.map(({ created_at, ...review }) => ({ ...review, em: created_at.toISOString() })),
    perguntas: questions.map(({ created_at, ...rest }) => ({ ...rest, em: created_at.toISOString() })),
    mensagens: messages.map(({ created_at, ...rest }) => ({ ...rest, em: created_at.toISOString() })),
    novidades: news ? { desde: news.created_at.toISOString() } : null,
  };
}

function presentGoods({ nome, quantidade }: Traces['cart'][number]): MeusDados['carrinho'][number] {
  return { produto: nome, quantidade };
}
