import type { Configuracoes } from '#lib/contract/settings.ts';
import { DEFAULT_COMPANY_BUYERS } from '#lib/domain/accounts/company-buyers.ts';
import { DEFAULT_CART_REMINDER } from '#lib/domain/cart/reminder.ts';
import { DEFAULT_RETURN_RULES } from '#lib/domain/returns/rights.ts';
import { DEFAULT_CALENDAR } from '#lib/domain/shipping/delivery-day.ts';
import { PLAIN } from '#lib/domain/shop/appearance.ts';

/**
 * A shop that has set nothing yet (`SEED=none`): no cash discount, no instalments, no free shipping, nobody's name; it sends on
 * working days. The
 * messages, the page size, the order and the countries are the specification's (sections 3 and 9).
 */
export const DEFAULT_SETTINGS: Configuracoes = {
  aparencia: PLAIN,
  entrega: DEFAULT_CALENDAR,
  trocas: DEFAULT_RETURN_RULES,
  lembreteCarrinho: DEFAULT_CART_REMINDER,
  compradoresEmpresa: DEFAULT_COMPANY_BUYERS,
  google: { ga: { gtm: '' }, tag: { verification: [] } },
  sistema: {
    geral: {
      site: {
        nome: 'Loja',
        url: '',
        email: '',
        telefone: '',
        whatsapp: '',
        endereco: '',
        razaoSocial: '',
        cnpj: '',
        horario: '',
      },
      lojaTeste: false,
    },
    checkout: {
      carrinho: {
        alertaFreteGratis: false,
        alertaFreteGratisValorFixo: 0,
        mensagemAlertaFreteGratis: 'Adicione R$ {{valor}} e fique isento de frete.',
        mensagemAlertaFreteGratisGanhou: 'Parabéns! Você ganhou Frete Grátis',
      },
    },
    produto: {
      limitePorPagina: 12,
      ordenacaoPadrao: 'Popularidade',
      urlSufixo: '',
      parcelamento: { semJuros: 1, maximo: 1, taxa: 0, parcelaMinima: 0 },
    },
    paginaAguarde: { ativo: false, mensagem: '', arquivo: '' },
  },
  pagamento: { descontoVista: { geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 } },
  integracoes: {
    avaliacoes: { trustvox: '', yourviews: '', opinioesVerificadas: '' },
    recaptcha: { ativo: false, chave: '' },
    marketplace: false,
    listaPresente: false,
    assinatura: false,
  },
  // Without words of their own pages are called as the shop is.
  seo: { geral: { title: '', description: '', titleSocial: '', descriptionSocial: '' } },
  paises: [
    { codigo: 'US', nome: 'Estados Unidos' },
    { codigo: 'CA', nome: 'Canadá' },
  ],
};
