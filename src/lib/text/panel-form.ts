/** What forms of the panel say of any field, and around it; the words of one field stand where it is declared. */
import type { Fault } from '#lib/domain/panel/record.ts';

const faults: Readonly<Record<Fault, string>> = {
  choice: 'Escolha uma das opções.',
  cnpj: 'Este CNPJ não confere: verifique os caracteres.',
  code: 'Escreva de 3 a 30 letras sem acento, números, hífens ou sublinhados.',
  email: 'Escreva um e-mail, como loja@exemplo.com.br.',
  colour: 'Escreva a cor com seis letras ou números, como #c63a06.',
  gtm: 'Um contêiner começa com GTM- e tem só letras maiúsculas e números.',
  https: 'Escreva o endereço completo, começando com https://.',
  letters: 'Use letras ou números: sem acentos e sinais, este nome fica vazio.',
  link: 'Escreva um caminho da loja ou um endereço completo.',
  long: 'O texto é longo demais.',
  missing: 'Preencha este campo.',
  number: 'Escreva um número, com vírgula antes dos centavos.',
  path: 'Escreva um caminho da loja, começando com uma barra.',
  phone: 'Escreva o telefone com DDD.',
  pixKey: 'Esta chave não confere com o tipo escolhido: veja se falta algo ou se o tipo é outro.',
  placeholder: 'Falta {{valor}} na mensagem: é onde entra quanto falta.',
  range: 'Este número está fora dos limites aceitos aqui.',
  time: 'Escreva um dia e uma hora.',
};

export const panelFormText = {
  faults,
  no: 'não',
  nothing: 'vazio',
  off: 'desativado',
  on: 'ativado',
  preview: 'Como está salvo',
  save: 'Salvar',
  savedNow: (valor: string): string => `Salvo agora: ${valor}`,
  stale:
    'Outra pessoa salvou isto enquanto você editava. O que você escreveu está aqui; abaixo de cada campo diferente está o que foi salvo. Ao salvar de novo, vale o seu.',
  yes: 'sim',
};
