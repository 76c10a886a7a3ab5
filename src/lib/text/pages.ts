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
  messageHint: 'Aparelhos, distância e resolução ajudam a responder de primeira.',
  privacy: 'Usamos estes dados só para responder.',
  privacyLink: 'Política de privacidade',
  send: 'Enviar mensagem',
  sent: 'Mensagem enviada. Respondemos em até um dia útil no e-mail que você informou.',
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
