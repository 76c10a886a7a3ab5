/** `/painel/configuracoes`. */
import type { GroupName, SettingFault } from '#lib/domain/panel/panel-settings.ts';

type Field = { readonly label: string; readonly hint?: string };
type Group = {
  readonly title: string;
  readonly about: string;
  readonly fields: Readonly<Record<string, Field>>;
};

const PERCENT = 'Em porcentagem. 0 deixa sem desconto.';
const NETWORK = 'Endereço completo, começando com https://. Vazio, não aparece.';

const groups: Readonly<Record<GroupName, Group>> = {
  freteGratis: {
    title: 'Frete grátis',
    about: 'O aviso do carrinho e o valor a partir do qual a entrega sai de graça.',
    fields: {
      ativo: { label: 'Oferecer frete grátis e mostrar o aviso no carrinho' },
      minimo: { label: 'Valor mínimo', hint: 'Em reais inteiros, sobre o total dos produtos.' },
      mensagem: {
        label: 'Mensagem enquanto falta',
        hint: 'Escreva {{valor}} onde entra quanto falta: “Adicione R$ {{valor}} e…”.',
      },
      mensagemGanhou: { label: 'Mensagem de quem já ganhou' },
    },
  },
  contato: {
    title: 'Canais de atendimento',
    about: 'E-mail, telefones e horário, no rodapé e na central de atendimento.',
    fields: {
      email: { label: 'E-mail', hint: 'Recebe também os avisos de mensagens e pedidos.' },
      telefone: { label: 'Telefone', hint: 'Com DDD.' },
      whatsapp: { label: 'WhatsApp', hint: 'Com DDD. Vazio, o botão não aparece.' },
      horario: { label: 'Horário de atendimento' },
    },
  },
  redes: {
    title: 'Redes sociais',
    about: 'Links para as páginas da loja em outros lugares, no rodapé.',
    fields: {
      instagram: { label: 'Instagram', hint: NETWORK },
      facebook: { label: 'Facebook', hint: NETWORK },
      youtube: { label: 'YouTube', hint: NETWORK },
      tiktok: { label: 'TikTok', hint: NETWORK },
      linkedin: { label: 'LinkedIn', hint: NETWORK },
    },
  },
  seo: {
    title: 'Página inicial nos buscadores',
    about: 'Título e descrição que Google e redes sociais mostram da página inicial.',
    fields: {
      title: { label: 'Título', hint: 'Até 60 caracteres aparecem inteiros na busca.' },
      description: { label: 'Descrição', hint: 'Até 160 caracteres aparecem inteiros na busca.' },
      titleSocial: { label: 'Título ao compartilhar' },
      descriptionSocial: { label: 'Descrição ao compartilhar' },
    },
  },
  medicao: {
    title: 'Medição',
    about: 'O contêiner do Google Tag Manager. Só carrega para quem aceita os cookies.',
    fields: { gtm: { label: 'Contêiner', hint: 'Como GTM-ABC1234. Vazio, nada é carregado.' } },
  },
  aguarde: {
    title: 'Loja em manutenção',
    about: 'Fecha a loja para todos e mostra uma mensagem. O painel continua aberto.',
    fields: {
      ativo: { label: 'Fechar a loja agora' },
      mensagem: { label: 'Mensagem' },
      arquivo: { label: 'Imagem' },
    },
  },
  empresa: {
    title: 'Dados da loja',
    about: 'Nome, razão social, CNPJ e endereço, que a lei pede em todas as páginas.',
    fields: {
      nome: { label: 'Nome da loja' },
      razaoSocial: { label: 'Razão social' },
      cnpj: { label: 'CNPJ', hint: 'De números, ou com letras como os emitidos desde 2026.' },
      endereco: { label: 'Endereço', hint: 'Com cidade, UF e CEP.' },
      lojaTeste: { label: 'Avisar em todas as páginas que esta é uma loja de teste' },
    },
  },
  pagamento: {
    title: 'Pagamento',
    about:
      'Descontos por forma de pagamento e regras de parcelamento. A loja só cita as formas que têm desconto aqui, e o cartão quando há parcelas: preencha as que você aceita. O site não cobra: você combina o pagamento com o comprador de cada pedido.',
    fields: {
      pix: { label: 'Desconto no Pix', hint: PERCENT },
      boleto: { label: 'Desconto no boleto', hint: PERCENT },
      deposito: { label: 'Desconto por depósito', hint: PERCENT },
      cartao: { label: 'Desconto no cartão à vista', hint: PERCENT },
      geral: {
        label: 'Desconto geral à vista',
        hint: 'Vale quando não há desconto no Pix, e aparece como preço à vista no Pix.',
      },
      semJuros: { label: 'Parcelas sem juros', hint: 'Até quantas. 1 é só à vista.' },
      maximo: { label: 'Parcelas ao todo', hint: 'Não menos que as sem juros.' },
      taxa: { label: 'Juros ao mês', hint: 'Em porcentagem, das parcelas com juros.' },
      parcelaMinima: { label: 'Parcela mínima', hint: 'Em reais.' },
    },
  },
};

const faults: Readonly<Record<SettingFault, string>> = {
  cnpj: 'Este CNPJ não confere: veja os caracteres.',
  email: 'Escreva um e-mail, como loja@exemplo.com.br.',
  gtm: 'Um contêiner começa com GTM- e tem só letras maiúsculas e números.',
  link: 'Escreva o endereço completo, começando com https://.',
  long: 'O texto é longo demais.',
  missing: 'Preencha este campo.',
  number: 'Escreva um número, com vírgula antes dos centavos.',
  path: 'Escreva um caminho da loja, começando com uma barra.',
  phone: 'Escreva o telefone com DDD.',
  placeholder: 'Falta {{valor}} na mensagem: é onde entra quanto falta.',
  range: 'Este número está fora do que faz sentido aqui.',
};

export const panelSettingsText = {
  closed: 'A loja está fechada para os clientes.',
  faults,
  groups,
  intro: 'Cada mudança aparece em todas as páginas em até um segundo.',
  notices: { salvo: 'Salvo. A loja já mostra a mudança.' },
  save: 'Salvar',
  savedNow: (valor: string): string => `Salvo agora: ${valor}`,
  stale:
    'Outra pessoa salvou este formulário enquanto você editava. O que você escreveu está aqui; abaixo de cada campo diferente está o que foi salvo. Salvar de novo fica com o seu.',
  title: 'Configurações',
  no: 'não',
  nothing: 'vazio',
  yes: 'sim',
};
