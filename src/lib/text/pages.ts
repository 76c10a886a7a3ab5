/** The sentences of institutional pages, of the contact form and of the opinions on the shop. */

export const channelsText = {
  address: 'Endereço',
  chat: 'Conversar no WhatsApp',
  email: 'E-mail',
  hours: 'Horário',
  phone: 'Telefone',
  title: 'Canais e horários',
  whatsapp: 'WhatsApp',
} as const;

export const contactText = {
  corrected: 'Falta pouco: corrija os campos marcados e envie de novo.',
  failed: 'Não foi possível enviar agora. Tente de novo em instantes ou escreva para o nosso e-mail.',
  /** The page was sent faster than people write. */
  fast: 'O envio foi rápido demais para nós. Confira a mensagem e envie de novo.',
  faults: {
    nome: { missing: 'Informe seu nome.', long: 'Este nome é longo demais.', wrong: 'Confira o nome.' },
    email: {
      missing: 'Informe seu e-mail: é por ele que respondemos.',
      long: 'Este e-mail é longo demais.',
      wrong: 'Este e-mail não parece certo. Ele precisa ser como nome@exemplo.com.br.',
    },
    contato: {
      missing: 'Informe um telefone.',
      long: 'Este telefone é longo demais.',
      wrong: 'Confira o telefone.',
    },
    assunto: {
      missing: 'Escolha o assunto.',
      long: 'Este assunto é longo demais.',
      wrong: 'Confira o assunto.',
    },
    mensagem: {
      missing: 'Escreva a sua mensagem.',
      long: 'A mensagem passa de 10.000 caracteres. Resuma ou envie em duas partes.',
      wrong: 'Confira a mensagem.',
    },
  },
  fields: {
    nome: 'Seu nome',
    email: 'Seu e-mail',
    contato: 'Telefone ou WhatsApp (opcional)',
    assunto: 'Assunto',
    mensagem: 'Mensagem',
  },
  messageHint: 'O produto, o número do pedido e o seu CEP ajudam a responder de primeira.',
  privacy: 'Usamos estes dados só para responder.',
  privacyLink: 'Política de privacidade',
  send: 'Enviar mensagem',
  sent: 'Mensagem enviada. Respondemos no e-mail que você informou.',
  /** The page stayed open too long. */
  stale: 'Esta página ficou aberta por muito tempo. Confira a mensagem e envie de novo.',
  subjects: [
    'Dúvida sobre um produto',
    'Pedido ou entrega',
    'Troca, devolução ou garantia',
    'Compra para empresa',
    'Meus dados pessoais',
    'Outro assunto',
  ],
  title: 'Envie uma mensagem',
  /** Of the field nobody sees. */
  trap: 'Deixe este campo em branco',
  trapped:
    'Um campo escondido chegou preenchido, talvez pelo navegador. Já o limpamos: confira a mensagem e envie de novo.',
} as const;

export const storeReviewText = {
  answers: [
    { value: 'sim', label: 'Sim' },
    { value: 'nao', label: 'Não' },
  ],
  atendimento: 'Como foi o atendimento?',
  autorizacao: 'Autorizo a loja a publicar esta avaliação com o meu primeiro nome.',
  chooseAnswer: 'Escolha sim ou não.',
  chooseMark: 'Escolha uma nota de 1 a 10.',
  corrected: 'Falta pouco: responda o que está marcado e envie de novo.',
  experiencia: 'Como foi a experiência de compra?',
  failed: 'Não foi possível enviar agora. Tente de novo em instantes.',
  lead: 'Leva um minuto. O link do seu convite vale para uma resposta.',
  long: 'A mensagem passa de 5.000 caracteres.',
  marksHint: '1 é péssimo, 10 é excelente.',
  mensagem: 'Quer contar mais? (opcional)',
  messageHint: 'Não escreva telefone, endereço nem outros dados pessoais.',
  satisfacao: 'Você ficou satisfeito com a compra?',
  send: 'Enviar avaliação',
  title: 'Avalie a loja',
} as const;

export const storeReviewsText = {
  count: (quantity: number): string =>
    quantity === 1 ? 'média de 1 avaliação' : `média de ${quantity} avaliações`,
  experience: (mark: number): string => `Experiência: ${mark} de 10`,
  lead: 'O que dizem da loja as pessoas que compraram.',
  /** `9,2 de 10`. */
  mark: (mean: number): string =>
    `${mean.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} de 10`,
  nobody: 'Cliente da loja',
  none: 'Ainda não há avaliações publicadas.',
  notices: {
    avaliacao: 'Obrigado! Recebemos a sua avaliação. Se você autorizou, ela aparece aqui depois de ser lida.',
    repetida: 'Já tínhamos recebido a sua avaliação. Obrigado!',
  },
  pages: 'Páginas de avaliações',
  satisfied: 'Ficou satisfeito',
  service: (mark: number): string => `Atendimento: ${mark} de 10`,
  title: 'Avaliações da loja',
  unsatisfied: 'Não ficou satisfeito',
} as const;

/** HTML, below the privacy text of a shop that asks directories of postal codes. */
/** Of the page about privacy: whom the shop pays through. */
export const payingCompaniesText = {
  title: 'Quem processa os pagamentos',
  /** Of a bank whose name is not known. */
  bank: 'O banco da loja',
  gets: {
    cobranca: 'recebe o valor e o número do pedido, para gerar a cobrança',
    comprador: 'recebe nome, e-mail, CPF ou CNPJ, o valor e o número do pedido',
  },
  boleto: 'no boleto, também o endereço',
  fields:
    'O cartão é digitado em campos dessa empresa: número, validade e código não passam pela loja, que não os vê nem guarda.',
  redirect: 'O cartão é digitado na página dessa empresa, e a loja não vê nem guarda os dados dele.',
} as const;

export const cepLookupNote = `<h2>Endereço pelo CEP</h2>
<p>Para preencher rua, bairro e cidade, o CEP que você digita é consultado nos serviços ViaCEP, BrasilAPI e OpenCEP, sem mais nenhum dado seu. A resposta fica guardada por até 7 dias, sem ligação com você.</p>`;
