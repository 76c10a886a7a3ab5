/** `/painel/frete`; the words of the fields stand in `domain/panel/records/services.ts`. */

import { fieldLabel } from '#lib/domain/panel/record.ts';
import { SERVICE_FIELDS } from '#lib/domain/panel/records/services.ts';

export const panelShippingText = {
  add: 'Adicionar serviço',
  addTitle: 'Novo serviço',
  code: 'Código',
  codeHint: 'Letras minúsculas, números e hífens, como retirada-loja. Não muda depois.',
  columns: { rates: 'Faixas', service: 'Serviço', state: 'Situação' },
  empty: 'Nenhum serviço de entrega ainda: ninguém consegue comprar com entrega.',
  lines: (numbers: readonly number[]): string =>
    numbers.length === 1
      ? `A linha ${numbers[0]} não está no formato da tabela.`
      : `Estas linhas não estão no formato da tabela: ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? '…' : '.'}`,
  tooMany: 'A tabela tem no máximo 2000 linhas.',
  rates: 'Tabela de preços',
  ratesHint:
    'Uma faixa por linha, que pode ser colada de uma planilha: CEP de; CEP até; preço até 1 kg; preço de cada kg a mais; prazo em dias úteis; peso mínimo em kg; peso máximo em kg. Exemplo: 01000; 05999; 11,90; 1,80; 3; 0; 30',
  intro:
    'O carrinho e a página do produto usam estas tabelas. O valor do frete grátis fica em Configurações.',
  saved: 'Serviço salvo. As próximas cotações já usam a tabela nova.',
  off: 'desativado',
  on: 'oferecido',
  scheduled: 'oferecido com dia e turno',
  title: 'Frete',
  /** A field as the history names it. */
  field: (campo: string): string =>
    campo === 'taxas' ? 'Tabela de preços' : fieldLabel(SERVICE_FIELDS)(campo),
};
