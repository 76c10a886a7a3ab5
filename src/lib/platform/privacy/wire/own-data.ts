/** What is kept about somebody beside their account, as they read it. */
import type { MeusDados } from '#lib/contract/account.ts';
import type { readTraces } from '../queries/personal-data.ts';

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
  notes,
  price,
  consents,
  reminders,
  company,
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
  | 'precoProprio'
  | 'anotacoesLoja'
  | 'lembretesCarrinho'
  | 'comprasEmpresa'
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
    precoProprio: { desconto: price.percent, grupo: price.nome ?? '' },
    anotacoesLoja: notes.map(({ texto, created_at }) => ({ texto, em: created_at.toISOString() })),
    lembretesCarrinho: {
      escolhas: consents.map(({ agreed, palavras, onde, created_at }) => ({
        ...{ quer: agreed, palavras, onde },
        em: created_at.toISOString(),
      })),
      enviados: reminders.map(({ created_at }) => created_at.toISOString()),
    },
    comprasEmpresa: {
      empresa: company.own ? { nome: company.own.nome, desde: company.own.created_at.toISOString() } : null,
      compradores: company.buyers.map(({ nome, email, created_at }) => ({
        ...{ nome, email },
        desde: created_at.toISOString(),
      })),
      pedidos: company.orders.map(presentNumber),
      aprovacoes: company.approvals.map(presentNumber),
    },
  };
}

function presentNumber({ numero, created_at }: { readonly numero: number; readonly created_at: Date }) {
  return { numero, em: created_at.toISOString() };
}

function presentGoods({ nome, quantidade }: Traces['cart'][number]): MeusDados['carrinho'][number] {
  return { produto: nome, quantidade };
}
