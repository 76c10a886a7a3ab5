/**
 * `GET settings` (platform contract 4.1, 8.1). Public clients prove six of its keys; whatever else a platform leaves out is as
 * in a shop that has set nothing. One that does not say its name is called by its address, which is true of every shop.
 */

import { z } from 'zod';
import type { Configuracoes, Settings } from '#lib/contract/settings.ts';
import { type CompanyBuyerRules, DEFAULT_COMPANY_BUYERS } from '#lib/domain/accounts/company-buyers.ts';
import { type CartReminderRules, DEFAULT_CART_REMINDER } from '#lib/domain/cart/reminder.ts';
import { PAID_WAYS } from '#lib/domain/payments/methods.ts';
import { DEFAULT_RETURN_RULES, type ReturnRules } from '#lib/domain/returns/rights.ts';
import { DEFAULT_CALENDAR, type DeliveryCalendar } from '#lib/domain/shipping/delivery-day.ts';
import type { Appearance } from '#lib/domain/shop/appearance.ts';
import { DEFAULT_SETTINGS } from '#lib/platform/shop/wire/default-settings.ts';
import { note, ours } from './notes.ts';
import {
  address,
  choice,
  fields,
  flag,
  isFields,
  list,
  neededText,
  number,
  optional,
  type Reading,
  run,
  text,
} from './reading.ts';

const { sistema, seo } = DEFAULT_SETTINGS;
const cart = sistema.checkout.carrinho;
const { produto } = sistema;

/** When the shop sends. */
const calendar = fields({
  corte: number(DEFAULT_CALENDAR.corte),
  domingo: flag(DEFAULT_CALENDAR.domingo),
  segunda: flag(DEFAULT_CALENDAR.segunda),
  terca: flag(DEFAULT_CALENDAR.terca),
  quarta: flag(DEFAULT_CALENDAR.quarta),
  quinta: flag(DEFAULT_CALENDAR.quinta),
  sexta: flag(DEFAULT_CALENDAR.sexta),
  sabado: flag(DEFAULT_CALENDAR.sabado),
}) satisfies Reading<DeliveryCalendar>;

/** How it looks. */
const appearance = fields({
  destaque: text(),
  faixa: text(),
  canto: choice('', 'reta', 'redonda'),
  densidade: choice('', 'compacta', 'arejada'),
  letra: choice('', 'neutra', 'classica', 'amigavel'),
  logo: text(),
  icone: text(),
  social: text(),
  semImagem: text(),
}) satisfies Reading<Appearance>;

/** What it gives beside the law when goods come back. */
const returns = fields({
  dias: number(DEFAULT_RETURN_RULES.dias),
  frete: choice('comprador', 'loja'),
  endereco: text(),
}) satisfies Reading<ReturnRules>;

/** Whether it reminds of a cart that was left. */
const cartReminder = fields({
  ativo: flag(DEFAULT_CART_REMINDER.ativo),
  horas: number(DEFAULT_CART_REMINDER.horas),
}) satisfies Reading<CartReminderRules>;

/** Whether companies have several buyers. */
const companyBuyers = fields({
  ativo: flag(DEFAULT_COMPANY_BUYERS.ativo),
}) satisfies Reading<CompanyBuyerRules>;

export function settingsOf(siteUrl: string): Reading<Settings> {
  const nome = new URL(siteUrl).host.replace(/^www\./, '');
  const configuracoes = fields({
    aparencia: ours(optional(appearance)),
    entrega: ours(optional(calendar)),
    trocas: ours(optional(returns)),
    lembreteCarrinho: ours(optional(cartReminder)),
    compradoresEmpresa: ours(optional(companyBuyers)),
    google: fields({
      ga: fields({ gtm: text() }),
      tag: fields({ verification: list(neededText()) }),
    }),
    sistema: fields({
      geral: fields({
        site: fields({
          nome: ours(text(nome)),
          url: ours(text(siteUrl)),
          email: ours(text()),
          telefone: ours(text()),
          whatsapp: text(),
          endereco: ours(text()),
          razaoSocial: ours(text()),
          cnpj: ours(text()),
          horario: ours(text()),
        }),
        lojaTeste: ours(flag()),
      }),
      checkout: fields({
        carrinho: fields({
          alertaFreteGratis: flag(),
          alertaFreteGratisValorFixo: number(),
          mensagemAlertaFreteGratis: text(cart.mensagemAlertaFreteGratis),
          mensagemAlertaFreteGratisGanhou: text(cart.mensagemAlertaFreteGratisGanhou),
        }),
      }),
      produto: ours(
        fields({
          limitePorPagina: number(produto.limitePorPagina),
          ordenacaoPadrao: text(produto.ordenacaoPadrao),
          urlSufixo: choice('', '.html'),
          parcelamento: fields({
            semJuros: number(produto.parcelamento.semJuros),
            maximo: number(produto.parcelamento.maximo),
            taxa: number(),
            parcelaMinima: number(),
          }),
        }),
      ),
      paginaAguarde: fields({ ativo: ours(flag()), mensagem: text(), arquivo: address() }),
    }),
    pagamento: ours(
      fields({
        descontoVista: fields({
          geral: number(),
          boleto: number(),
          pix: number(),
          deposito: number(),
          cartao: number(),
        }),
        // Of our own platform alone; where it is left out, prices say which ways there are.
        formas: optional(list(choice(...PAID_WAYS))),
        empresas: optional(
          list(
            fields({
              nome: text(),
              formas: list(choice(...PAID_WAYS)),
              recebe: choice('cobranca', 'comprador'),
              campos: flag(),
            }),
          ),
        ),
      }),
    ),
    integracoes: ours(
      fields({
        avaliacoes: fields({ trustvox: text(), yourviews: text(), opinioesVerificadas: text() }),
        recaptcha: fields({ ativo: flag(), chave: text() }),
        marketplace: flag(),
        listaPresente: flag(),
        assinatura: flag(),
      }),
    ),
    seo: fields({
      geral: fields({
        title: ours(text(nome)),
        description: ours(text(seo.geral.description)),
        titleSocial: text(nome),
        descriptionSocial: text(),
      }),
    }),
    redesSociais: ours(
      optional(
        fields({
          instagram: address(),
          facebook: address(),
          youtube: address(),
          tiktok: address(),
          linkedin: address(),
        }),
      ),
    ),
    paises: ours(list(fields({ codigo: text(), nome: text() }))),
  }) satisfies Reading<Configuracoes>;
  return said(fields({ configuracoes }) satisfies Reading<Settings>);
}

/** Said, if only that nothing is set: an error in their place, or another answer, says no settings at all. */
function said(reading: Reading<Settings>): Reading<Settings> {
  const schema = z.transform((given: unknown, context) => {
    if (!isFields(given) || !('configuracoes' in given)) {
      context.issues.push({ code: 'custom', message: 'missing', path: ['configuracoes'], input: undefined });
    }
    return run(reading, given).value;
  });
  return note(schema as unknown as Reading<Settings>, { kind: 'fields', of: reading });
}
