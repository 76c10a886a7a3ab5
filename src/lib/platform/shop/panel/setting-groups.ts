/** Where the fields of each group of settings stand in the configuration of the shop. */
import type { Configuracoes, RedesSociais } from '#lib/contract/settings.ts';
import { formatTaxId, plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import type { GroupName, SettingValues } from '#lib/domain/panel/panel-settings.ts';

type Change = Partial<Configuracoes>;
type Site = Configuracoes['sistema']['geral']['site'];

export function readGroup(name: GroupName, settings: Configuracoes): SettingValues {
  return READ[name](settings);
}

/** @returns The keys at the top of the configuration that change, whole. */
export function writeGroup(name: GroupName, settings: Configuracoes, values: SettingValues): Change {
  return WRITE[name](settings, values);
}

const NO_NETWORKS: RedesSociais = { instagram: '', facebook: '', youtube: '', tiktok: '', linkedin: '' };

const READ: Readonly<Record<GroupName, (settings: Configuracoes) => SettingValues>> = {
  freteGratis({ sistema: { checkout } }) {
    const { carrinho } = checkout;
    return {
      ativo: carrinho.alertaFreteGratis,
      minimo: carrinho.alertaFreteGratisValorFixo,
      mensagem: carrinho.mensagemAlertaFreteGratis,
      mensagemGanhou: carrinho.mensagemAlertaFreteGratisGanhou,
    };
  },
  contato({ sistema: { geral } }) {
    const { email, telefone, whatsapp, horario } = geral.site;
    return { email, telefone, whatsapp, horario };
  },
  redes: ({ redesSociais }) => ({ ...NO_NETWORKS, ...redesSociais }),
  seo: ({ seo: { geral } }) => ({
    title: geral.title,
    description: geral.description,
    titleSocial: geral.titleSocial,
    descriptionSocial: geral.descriptionSocial,
  }),
  medicao: ({ google: { ga } }) => ({ gtm: ga.gtm }),
  aguarde({ sistema: { paginaAguarde } }) {
    const { ativo, mensagem, arquivo } = paginaAguarde;
    return { ativo, mensagem, arquivo };
  },
  empresa({ sistema: { geral } }) {
    const { nome, razaoSocial, cnpj, endereco } = geral.site;
    return { nome, razaoSocial, cnpj, endereco, lojaTeste: geral.lojaTeste };
  },
  pagamento({ pagamento: { descontoVista }, sistema: { produto } }) {
    const { pix, boleto, deposito, cartao, geral } = descontoVista;
    const { semJuros, maximo, taxa, parcelaMinima } = produto.parcelamento;
    return { pix, boleto, deposito, cartao, geral, semJuros, maximo, taxa, parcelaMinima };
  },
};

const WRITE: Readonly<Record<GroupName, (settings: Configuracoes, values: SettingValues) => Change>> = {
  freteGratis({ sistema }, values) {
    const carrinho = {
      ...sistema.checkout.carrinho,
      alertaFreteGratis: yes(values, 'ativo'),
      alertaFreteGratisValorFixo: number(values, 'minimo'),
      mensagemAlertaFreteGratis: text(values, 'mensagem'),
      mensagemAlertaFreteGratisGanhou: text(values, 'mensagemGanhou'),
    };
    return { sistema: { ...sistema, checkout: { ...sistema.checkout, carrinho } } };
  },
  contato: (settings, values) =>
    withSite(settings, {
      email: text(values, 'email'),
      telefone: text(values, 'telefone'),
      whatsapp: text(values, 'whatsapp'),
      horario: text(values, 'horario'),
    }),
  redes: (_, values) => ({
    redesSociais: {
      instagram: text(values, 'instagram'),
      facebook: text(values, 'facebook'),
      youtube: text(values, 'youtube'),
      tiktok: text(values, 'tiktok'),
      linkedin: text(values, 'linkedin'),
    },
  }),
  seo: ({ seo }, values) => ({
    seo: {
      ...seo,
      geral: {
        title: text(values, 'title'),
        description: text(values, 'description'),
        titleSocial: text(values, 'titleSocial'),
        descriptionSocial: text(values, 'descriptionSocial'),
      },
    },
  }),
  medicao: ({ google }, values) => ({ google: { ...google, ga: { gtm: text(values, 'gtm') } } }),
  aguarde: ({ sistema }, values) => ({
    sistema: {
      ...sistema,
      paginaAguarde: {
        ativo: yes(values, 'ativo'),
        mensagem: text(values, 'mensagem'),
        arquivo: text(values, 'arquivo'),
      },
    },
  }),
  empresa(settings, values) {
    const { sistema = settings.sistema } = withSite(settings, {
      nome: text(values, 'nome'),
      razaoSocial: text(values, 'razaoSocial'),
      cnpj: formatTaxId(plainTaxId(text(values, 'cnpj'))),
      endereco: text(values, 'endereco'),
    });
    return { sistema: { ...sistema, geral: { ...sistema.geral, lojaTeste: yes(values, 'lojaTeste') } } };
  },
  pagamento({ sistema }, values) {
    const parcelamento = {
      semJuros: number(values, 'semJuros'),
      maximo: number(values, 'maximo'),
      taxa: number(values, 'taxa'),
      parcelaMinima: number(values, 'parcelaMinima'),
    };
    return {
      pagamento: {
        descontoVista: {
          geral: number(values, 'geral'),
          boleto: number(values, 'boleto'),
          pix: number(values, 'pix'),
          deposito: number(values, 'deposito'),
          cartao: number(values, 'cartao'),
        },
      },
      sistema: { ...sistema, produto: { ...sistema.produto, parcelamento } },
    };
  },
};

function withSite({ sistema }: Configuracoes, changed: Partial<Site>): Change {
  const { geral } = sistema;
  return { sistema: { ...sistema, geral: { ...geral, site: { ...geral.site, ...changed } } } };
}

function text(values: SettingValues, name: string): string {
  return String(values[name] ?? '').trim();
}

function number(values: SettingValues, name: string): number {
  return Number(values[name] ?? 0);
}

function yes(values: SettingValues, name: string): boolean {
  return values[name] === true;
}
