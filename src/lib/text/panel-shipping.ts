/** `/painel/frete`. */
export const panelShippingText = {
  add: 'Adicionar serviço',
  addTitle: 'Novo serviço',
  code: 'Código',
  codeHint: 'Letras minúsculas, números e hífens, como retirada-loja. Não muda depois.',
  columns: { rates: 'Faixas', service: 'Serviço', state: 'Situação' },
  empty: 'Nenhum serviço de entrega ainda: ninguém consegue comprar com entrega.',
  fields: {
    agendada: 'entrega agendada',
    ativo: 'oferecer',
    divisor: 'divisor cúbico',
    gratis: 'frete grátis',
    label: 'nome',
    ordem: 'ordem',
    taxas: 'tabela',
  } as Readonly<Record<string, string>>,
  faults: {
    divisor: 'Escreva um número inteiro de 1000 a 20000.',
    label: 'Escreva o nome que o cliente vê, com até 60 caracteres.',
    lines: (numbers: readonly number[]): string =>
      numbers.length === 1
        ? `A linha ${numbers[0]} não está no formato da tabela.`
        : `Estas linhas não estão no formato da tabela: ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? '…' : '.'}`,
    ordem: 'Escreva um número inteiro de 0 a 1000.',
    tooMany: 'A tabela tem no máximo 2000 linhas.',
  },
  form: {
    agendada: 'O cliente escolhe dia e turno',
    agendadaHint:
      'O fechamento do pedido ainda não pergunta dia e turno. Enquanto isto estiver marcado, o serviço fica guardado aqui e não é oferecido.',
    ativo: 'Oferecer este serviço',
    divisor: 'Divisor cúbico',
    divisorHint: 'Quantos centímetros cúbicos contam como 1 kg: 6000 por estrada, como é comum.',
    gratis: 'Sai de graça para quem ganhou frete grátis',
    label: 'Nome',
    ordem: 'Ordem',
    ordemHint: 'O menor número vem primeiro.',
    taxas: 'Tabela de preços',
    taxasHint:
      'Uma faixa por linha, que pode ser colada de uma planilha: CEP de; CEP até; preço até 1 kg; preço de cada kg a mais; prazo em dias úteis; peso mínimo em kg; peso máximo em kg. Exemplo: 01000; 05999; 11,90; 1,80; 3; 0; 30',
  },
  intro:
    'O carrinho e a página do produto usam estas tabelas. O valor do frete grátis fica em Configurações.',
  notices: { salvo: 'Serviço salvo. As próximas cotações já usam a tabela nova.' },
  off: 'desligado',
  on: 'oferecido',
  onHold: 'não oferecido: o fechamento ainda não pergunta dia e turno',
  save: 'Salvar',
  stale:
    'Outra pessoa salvou este serviço enquanto você editava. O que você escreveu continua no formulário; salvar de novo fica com o seu.',
  title: 'Frete',
};
