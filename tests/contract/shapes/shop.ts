/** Platform contract 4.1 and 8.1: the shop itself. */
import { z } from 'zod';
import { count, filled, flag, id, percent, text, time, urlOrNone } from './primitives.ts';

const geral = z.object({
  site: z.object({
    nome: filled,
    url: filled,
    email: text,
    telefone: text,
    whatsapp: text,
    endereco: z.unknown(),
  }),
  lojaTeste: flag,
});

const carrinho = z.object({
  alertaFreteGratis: flag,
  alertaFreteGratisValorFixo: count,
  mensagemAlertaFreteGratis: z.string().includes('{{valor}}'),
  mensagemAlertaFreteGratisGanhou: filled,
});

export const settings = z.object({
  configuracoes: z.object({
    google: z.object({
      ga: z.object({ gtm: text }),
      tag: z.object({ verification: z.array(text) }),
    }),
    sistema: z.object({
      geral,
      checkout: z.object({ carrinho }),
      paginaAguarde: z.object({ ativo: flag, mensagem: text, arquivo: urlOrNone }),
      produto: z.object({ limitePorPagina: id, ordenacaoPadrao: filled, urlSufixo: text }),
    }),
    seo: z.object({ geral: z.object({ titleSocial: text, descriptionSocial: text }) }),
    pagamento: z.object({
      descontoVista: z.object({
        geral: percent,
        boleto: percent,
        pix: percent,
        deposito: percent,
        cartao: percent,
      }),
    }),
    integracoes: z.object({
      avaliacoes: z.object({}),
      recaptcha: z.object({ ativo: flag, chave: text }),
      marketplace: flag,
      listaPresente: flag,
      assinatura: flag,
    }),
    paises: z.array(z.object({ codigo: filled, nome: filled })).min(1),
  }),
});

export const ping = z.object({ sucesso: z.literal(true), data: time });

/** A channel of sale (2.9). */
export const salesChannel = z.object({ id, nome: filled, tipo: text, dominio: text });

export const redirect = z.object({ redirect: filled });

/** `representante` is read by the SDK; the list is ours. */
const representative = z.object({ canais: z.array(z.unknown()) });
export const representatives = z.object({
  representante: z.union([z.strictObject({}), representative]),
  representantes: z.array(representative),
});
