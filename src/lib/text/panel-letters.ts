/** `/painel/emails`. */
import type { LetterFault } from '#lib/domain/mail/letter-faults.ts';

export const panelLetterText = {
  title: 'E-mails',
  intro:
    'O que a loja escreve aos clientes. Mude o assunto e as frases de abertura e de fechamento; itens, valores, prazos, códigos e links entram sozinhos, com o logotipo e as cores da loja.',
  noServer:
    'A loja não tem servidor de e-mail: as mensagens ficam em arquivos e ninguém as recebe. Sem elas, ninguém confirma um cadastro nem cria uma senha. Quem cuida do servidor preenche SMTP_URL.',
  columns: { letter: 'E-mail', subject: 'Assunto', state: 'Texto' },
  changed: 'alterado',
  original: 'original',
  fields: {
    assunto: 'Assunto',
    abertura: 'Abertura',
    fechamento: 'Fechamento',
  } as Readonly<Record<string, string>>,
  aberturaHint: 'Depois da saudação. Uma linha em branco começa outro parágrafo.',
  fechamentoHint: 'No fim, antes do nome da loja. Pode ficar vazio.',
  placeholders: 'Nestes três textos, cada palavra entre chaves vira:',
  save: 'Salvar',
  look: 'Ver sem salvar',
  restore: 'Voltar ao texto original',
  restoring: 'Este é o texto original. Ele só vale depois de salvo.',
  trying: 'A amostra mostra o que está no formulário, que ainda não foi salvo.',
  sample: 'Como fica',
  sampleAbout: 'Com um exemplo inventado. Nos programas de e-mail em modo escuro, o fundo escurece.',
  phone: 'No celular',
  desk: 'No computador',
  plain: 'Só texto',
  subjectIs: (assunto: string): string => `Assunto: ${assunto}`,
  test: 'Enviar um teste para mim',
  testAbout: 'Envia este exemplo, com o texto salvo, ao e-mail da sua conta.',
  notices: {
    salvo: 'Texto salvo. Vale a partir do próximo e-mail.',
    teste: 'O servidor de e-mail aceitou o teste. Confira a sua caixa de entrada, e a de spam.',
    arquivo: 'A loja não tem servidor de e-mail: o teste foi gravado num arquivo, e ninguém o recebe.',
  } as Readonly<Record<string, string>>,
  back: 'Todos os e-mails',
  fault: (fault: LetterFault): string => {
    if (fault.kind === 'empty') return 'Escreva o assunto.';
    if (fault.kind === 'long')
      return 'É longo demais: o assunto tem até 150 caracteres, os outros até 1.000.';
    return `Este e-mail não tem ${fault.typed.join(', ')}. Use só os nomes da lista, entre { e }.`;
  },
};
