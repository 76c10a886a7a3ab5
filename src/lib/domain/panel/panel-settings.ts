/** What of a shop's settings can be changed in the panel, by whom, and what each field takes. */
import type { Faults, Fields, Values } from './record.ts';
import { faultsOf } from './record.ts';

type Group = {
  readonly role: 'marketing' | 'administrador';
  readonly title: string;
  readonly about: string;
  /** `column` is where the value stands in the configuration: keys with dots between them. */
  readonly fields: Fields;
};

const PERCENT = { kind: 'number', min: 0, max: 90, decimals: 2 } as const;
const DISCOUNT = { ...PERCENT, hint: 'Em porcentagem. 0 deixa sem desconto.' } as const;
const NETWORK = {
  kind: 'text',
  longest: 200,
  rule: 'https',
  hint: 'Endereço completo, começando com https://. Vazio, não aparece.',
} as const;

export const SETTING_GROUPS = {
  freteGratis: {
    role: 'marketing',
    title: 'Frete grátis',
    about: 'O aviso do carrinho e o valor a partir do qual a entrega sai de graça.',
    fields: {
      ativo: {
        kind: 'flag',
        column: 'sistema.checkout.carrinho.alertaFreteGratis',
        label: 'Oferecer frete grátis e mostrar o aviso no carrinho',
      },
      minimo: {
        kind: 'number',
        min: 0,
        max: 100_000,
        decimals: 0,
        column: 'sistema.checkout.carrinho.alertaFreteGratisValorFixo',
        label: 'Valor mínimo',
        hint: 'Em reais inteiros, sobre o total dos produtos.',
      },
      mensagem: {
        kind: 'text',
        longest: 120,
        required: true,
        rule: 'placeholder',
        column: 'sistema.checkout.carrinho.mensagemAlertaFreteGratis',
        label: 'Mensagem enquanto falta',
        hint: 'Escreva {{valor}} onde entra quanto falta: “Adicione R$ {{valor}} e…”.',
      },
      mensagemGanhou: {
        kind: 'text',
        longest: 120,
        required: true,
        column: 'sistema.checkout.carrinho.mensagemAlertaFreteGratisGanhou',
        label: 'Mensagem de quem já ganhou',
      },
    },
  },
  contato: {
    role: 'marketing',
    title: 'Canais de atendimento',
    about: 'E-mail, telefones e horário, no rodapé e na central de atendimento.',
    fields: {
      email: {
        kind: 'text',
        longest: 254,
        rule: 'email',
        column: 'sistema.geral.site.email',
        label: 'E-mail',
        hint: 'Recebe também os avisos de mensagens e pedidos.',
      },
      telefone: {
        kind: 'text',
        longest: 30,
        rule: 'phone',
        column: 'sistema.geral.site.telefone',
        label: 'Telefone',
        hint: 'Com DDD.',
      },
      whatsapp: {
        kind: 'text',
        longest: 30,
        rule: 'phone',
        column: 'sistema.geral.site.whatsapp',
        label: 'WhatsApp',
        hint: 'Com DDD. Vazio, o botão não aparece.',
      },
      horario: {
        kind: 'text',
        longest: 160,
        column: 'sistema.geral.site.horario',
        label: 'Horário de atendimento',
      },
    },
  },
  redes: {
    role: 'marketing',
    title: 'Redes sociais',
    about: 'Links para as páginas da loja em outros lugares, no rodapé.',
    fields: {
      instagram: { ...NETWORK, column: 'redesSociais.instagram', label: 'Instagram' },
      facebook: { ...NETWORK, column: 'redesSociais.facebook', label: 'Facebook' },
      youtube: { ...NETWORK, column: 'redesSociais.youtube', label: 'YouTube' },
      tiktok: { ...NETWORK, column: 'redesSociais.tiktok', label: 'TikTok' },
      linkedin: { ...NETWORK, column: 'redesSociais.linkedin', label: 'LinkedIn' },
    },
  },
  seo: {
    role: 'marketing',
    title: 'Página inicial nos buscadores',
    about: 'Título e descrição que Google e redes sociais mostram da página inicial.',
    fields: {
      title: {
        kind: 'text',
        longest: 120,
        required: true,
        column: 'seo.geral.title',
        label: 'Título',
        hint: 'Até 60 caracteres aparecem inteiros na busca.',
      },
      description: {
        kind: 'text',
        longest: 320,
        lines: true,
        column: 'seo.geral.description',
        label: 'Descrição',
        hint: 'Até 160 caracteres aparecem inteiros na busca.',
      },
      titleSocial: {
        kind: 'text',
        longest: 120,
        column: 'seo.geral.titleSocial',
        label: 'Título ao compartilhar',
      },
      descriptionSocial: {
        kind: 'text',
        longest: 320,
        lines: true,
        column: 'seo.geral.descriptionSocial',
        label: 'Descrição ao compartilhar',
      },
    },
  },
  medicao: {
    role: 'marketing',
    title: 'Medição',
    about: 'O contêiner do Google Tag Manager. Só carrega para quem aceita os cookies.',
    fields: {
      gtm: {
        kind: 'text',
        longest: 20,
        rule: 'gtm',
        column: 'google.ga.gtm',
        label: 'Contêiner',
        hint: 'Como GTM-ABC1234. Vazio, nada é carregado.',
      },
    },
  },
  aguarde: {
    role: 'administrador',
    title: 'Loja em manutenção',
    about: 'Fecha a loja para todos e mostra uma mensagem. O painel continua aberto.',
    fields: {
      ativo: { kind: 'flag', column: 'sistema.paginaAguarde.ativo', label: 'Fechar a loja agora' },
      mensagem: {
        kind: 'text',
        longest: 300,
        lines: true,
        column: 'sistema.paginaAguarde.mensagem',
        label: 'Mensagem',
      },
      arquivo: { kind: 'picture', column: 'sistema.paginaAguarde.arquivo', label: 'Imagem' },
    },
  },
  empresa: {
    role: 'administrador',
    title: 'Dados da loja',
    about: 'Nome, razão social, CNPJ e endereço, que a lei pede em todas as páginas.',
    fields: {
      nome: {
        kind: 'text',
        longest: 60,
        required: true,
        column: 'sistema.geral.site.nome',
        label: 'Nome da loja',
      },
      razaoSocial: {
        kind: 'text',
        longest: 150,
        required: true,
        column: 'sistema.geral.site.razaoSocial',
        label: 'Razão social',
      },
      cnpj: {
        kind: 'text',
        longest: 18,
        required: true,
        rule: 'cnpj',
        column: 'sistema.geral.site.cnpj',
        label: 'CNPJ',
        hint: 'De números, ou com letras como os emitidos desde 2026.',
      },
      endereco: {
        kind: 'text',
        longest: 250,
        required: true,
        column: 'sistema.geral.site.endereco',
        label: 'Endereço',
        hint: 'Com cidade, UF e CEP.',
      },
      lojaTeste: {
        kind: 'flag',
        column: 'sistema.geral.lojaTeste',
        label: 'Avisar em todas as páginas que esta é uma loja de teste',
      },
    },
  },
  enderecos: {
    role: 'administrador',
    title: 'Endereços das páginas',
    about: 'Como termina o endereço de cada produto. Quem chega pelo outro endereço é levado ao certo.',
    fields: {
      urlSufixo: {
        kind: 'choice',
        column: 'sistema.produto.urlSufixo',
        options: { '': 'Sem final: /cabo-hdmi', '.html': 'Com .html: /cabo-hdmi.html' },
        label: 'Endereço dos produtos e das listas prontas',
        hint: 'Troque só se os seus endereços antigos eram assim: buscadores levam semanas para acompanhar.',
      },
    },
  },
  pagamento: {
    role: 'administrador',
    title: 'Pagamento',
    about:
      'Desconto à vista e parcelamento. Valem só com a forma ligada em Pagamentos: sem o Pix ninguém vê o preço à vista, e sem o cartão ninguém vê parcelas. O que está desligado fica guardado aqui e não aparece na loja.',
    fields: {
      pix: {
        ...DISCOUNT,
        column: 'pagamento.descontoVista.pix',
        label: 'Desconto no Pix',
        hint: 'É o preço à vista de toda a loja, enquanto o Pix estiver ligado.',
      },
      geral: {
        ...PERCENT,
        column: 'pagamento.descontoVista.geral',
        label: 'Desconto geral à vista',
        hint: 'Vale quando não há desconto no Pix, e aparece como preço à vista no Pix.',
      },
      semJuros: {
        kind: 'number',
        min: 1,
        max: 24,
        decimals: 0,
        column: 'sistema.produto.parcelamento.semJuros',
        label: 'Parcelas sem juros',
        hint: 'Até quantas. 1 é só à vista.',
      },
      maximo: {
        kind: 'number',
        min: 1,
        max: 24,
        decimals: 0,
        column: 'sistema.produto.parcelamento.maximo',
        label: 'Parcelas ao todo',
        hint: 'Não menos que as sem juros.',
      },
      taxa: {
        kind: 'number',
        min: 0,
        max: 20,
        decimals: 2,
        column: 'sistema.produto.parcelamento.taxa',
        label: 'Juros ao mês',
        hint: 'Em porcentagem, das parcelas com juros.',
      },
      parcelaMinima: {
        kind: 'number',
        min: 0,
        max: 10_000,
        decimals: 2,
        column: 'sistema.produto.parcelamento.parcelaMinima',
        label: 'Parcela mínima',
        hint: 'Em reais.',
      },
    },
  },
} as const satisfies Readonly<Record<string, Group>>;

export type SettingValues = Values;
export type GroupName = keyof typeof SETTING_GROUPS;

export const GROUP_NAMES = Object.keys(SETTING_GROUPS) as readonly GroupName[];

/** As addresses have it: `frete-gratis`. */
export function groupSlug(name: GroupName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function groupFields(name: GroupName): Fields {
  return SETTING_GROUPS[name].fields;
}

/** What is wrong with the fields of a group, and between them, by the field where it is said. */
export function groupFaults(name: GroupName, values: Values): Faults {
  const { semJuros = 0, maximo = 0 } = values;
  const few = name === 'pagamento' && Number(maximo) < Number(semJuros);
  return faultsOf(groupFields(name), values, few ? { maximo: 'range' } : {});
}
