/** About accounts, and what people asked to be told. */
import type { Letter } from './letter.ts';

const ORDER = ['pedido'] as const;

export const ACCOUNT_LETTERS = {
  'conta-confirmar': {
    titulo: 'Confirmar o cadastro',
    grupo: 'Conta',
    marcadores: [],
    assunto: 'Confirme o seu cadastro na {loja}',
    abertura:
      'Falta um passo para a sua conta na {loja}: abra o endereço abaixo nas próximas 24 horas e digite a senha que você escolheu.',
    fechamento: '',
  },
  'conta-pedido': {
    titulo: 'Conta a partir de um pedido',
    grupo: 'Conta',
    marcadores: [],
    assunto: 'Escolha a senha da sua conta na {loja}',
    abertura:
      'Falta um passo para a sua conta na {loja}: abra o endereço abaixo nas próximas 24 horas e escolha a senha. Os seus dados já estão preenchidos.',
    fechamento: '',
  },
  'conta-existente': {
    titulo: 'A conta já existe',
    grupo: 'Conta',
    marcadores: [],
    assunto: 'Você já tem uma conta na {loja}',
    abertura: 'Alguém tentou abrir uma conta na {loja} com o seu e-mail, CPF ou CNPJ.',
    fechamento: '',
  },
  'conta-senha': {
    titulo: 'Nova senha',
    grupo: 'Conta',
    marcadores: [],
    assunto: 'Crie uma nova senha na {loja}',
    abertura: 'Alguém pediu uma nova senha para a sua conta na {loja}.',
    fechamento: '',
  },
  'conta-codigo': {
    titulo: 'Código para entrar',
    grupo: 'Conta',
    marcadores: [],
    assunto: 'Seu código para entrar na {loja}',
    abertura: 'Para entrar na sua conta na {loja}, digite este código na página em que o pediu:',
    fechamento: '',
  },
  newsletter: {
    titulo: 'Confirmar a inscrição nas novidades',
    grupo: 'Novidades',
    marcadores: [],
    assunto: 'Confirme a sua inscrição nas novidades da {loja}',
    abertura: 'Este e-mail foi inscrito nas novidades da {loja}.',
    fechamento: '',
  },
  'avise-me': {
    titulo: 'Produto disponível de novo',
    grupo: 'Novidades',
    marcadores: ['produto'],
    assunto: 'Chegou: {produto}',
    abertura: 'O aviso que você pediu: {produto} está disponível de novo na {loja}.',
    fechamento: '',
  },
  'carrinho-lembrete': {
    titulo: 'Lembrete de carrinho',
    grupo: 'Novidades',
    marcadores: [],
    assunto: 'Seu carrinho na {loja} continua guardado',
    abertura: 'O lembrete que você pediu: estes produtos continuam no seu carrinho na {loja}.',
    fechamento: '',
  },
  'avaliacao-loja': {
    titulo: 'Convite para avaliar a compra',
    grupo: 'Novidades',
    marcadores: ORDER,
    assunto: 'Como foi comprar na {loja}?',
    abertura: 'O seu pedido {pedido} foi entregue. Conte em um minuto como foi a compra e o atendimento:',
    fechamento: '',
  },
} as const satisfies Readonly<Record<string, Letter>>;
