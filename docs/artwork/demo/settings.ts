import type { Configuracoes } from '#lib/contract/settings.ts';
import { DEMO_COMPANY, DEMO_NAME } from '#lib/domain/shop/demo-company.ts';

type Sistema = Configuracoes['sistema'];

/** Everything `GET settings` answers except the shop's own address, which comes from `SITE_URL`. */
export type SeedSettings = Omit<Configuracoes, 'sistema'> & {
  readonly sistema: Omit<Sistema, 'geral'> & {
    readonly geral: Omit<Sistema['geral'], 'site'> & { readonly site: Omit<Sistema['geral']['site'], 'url'> };
  };
};

export const SETTINGS: SeedSettings = {
  trocas: { dias: 30, frete: 'loja', endereco: '' },
  google: { ga: { gtm: '' }, tag: { verification: [] } },
  sistema: {
    geral: {
      site: {
        nome: DEMO_NAME,
        email: 'atendimento@fioesinal.example',
        telefone: '(11) 4000-0075',
        whatsapp: '(11) 90000-0075',
        ...DEMO_COMPANY,
        endereco: 'Rua da Impedância Casada, 75, Vila Exemplo, São Paulo, SP, CEP 01075-075',
        horario: 'Segunda a sexta, das 9h às 18h; sábado, das 9h às 13h',
      },
      lojaTeste: false,
    },
    checkout: {
      carrinho: {
        alertaFreteGratis: true,
        alertaFreteGratisValorFixo: 299,
        mensagemAlertaFreteGratis: 'Adicione R$ {{valor}} e fique isento de frete.',
        mensagemAlertaFreteGratisGanhou: 'Parabéns! Você ganhou Frete Grátis',
      },
    },
    produto: {
      limitePorPagina: 12,
      ordenacaoPadrao: 'Popularidade',
      urlSufixo: '',
      parcelamento: { semJuros: 6, maximo: 12, taxa: 1.99, parcelaMinima: 25 },
    },
    paginaAguarde: {
      ativo: false,
      mensagem: 'Estamos arrumando as prateleiras. A loja volta em alguns minutos.',
      arquivo: '/banner/empresas-mobile.webp',
    },
  },
  pagamento: { descontoVista: { geral: 0, boleto: 8, pix: 8, deposito: 0, cartao: 0 } },
  integracoes: {
    avaliacoes: { trustvox: '', yourviews: '', opinioesVerificadas: '' },
    recaptcha: { ativo: false, chave: '' },
    marketplace: false,
    listaPresente: false,
    assinatura: false,
  },
  seo: {
    geral: {
      title: 'Fio & Sinal: cabos de áudio, vídeo e rede com ficha técnica completa',
      description:
        'HDMI, DisplayPort, SDI, USB-C, XLR, fibra e rede: cada cabo com classe, taxa, conectores e limite de distância. Preço à vista e parcelas em cada produto.',
      titleSocial: 'Fio & Sinal, cabos com a ficha técnica inteira',
      descriptionSocial:
        'Cabos de áudio, vídeo e rede para casa, estúdio e empresa, com dados que se pode conferir.',
    },
  },
  paises: [
    { codigo: 'US', nome: 'Estados Unidos' },
    { codigo: 'CA', nome: 'Canadá' },
  ],
};
