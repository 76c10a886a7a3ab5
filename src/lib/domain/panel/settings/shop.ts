/** The shop itself: how it is reached, whether it is open, and who runs it. */
import type { Group } from './group.ts';

const NETWORK = {
  kind: 'text',
  longest: 200,
  rule: 'https',
  hint: 'Endereço completo, começando com https://. Vazio, não aparece.',
} as const;

export const CONTACT = {
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
} as const satisfies Group;

export const NETWORKS = {
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
} as const satisfies Group;

export const MAINTENANCE = {
  role: 'configuracoes',
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
} as const satisfies Group;

export const COMPANY = {
  role: 'configuracoes',
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
      hint: 'Só com números, ou com letras, como os emitidos desde 2026.',
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
} as const satisfies Group;
