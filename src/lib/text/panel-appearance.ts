/** `/painel/configuracoes/aparencia`. */
import { contrast, type Hex, readHex } from '../domain/shop/colour.ts';
import { isMoved, nightColours, signalColours } from '../domain/shop/palette.ts';

export const panelAppearanceText = {
  name: 'Aparência',
  about:
    'Cores, fontes, cantos, logotipo e ícones da loja e deste painel. O rascunho só aparece na prévia; com datas, a aparência começa e termina sozinha, e no fim volta a que estava antes.',
  short: 'Cores, fontes, cantos, logotipo e ícones da loja e deste painel.',
  title: 'Como fica',
  intro:
    'A amostra muda enquanto você escolhe. Quem navega sem JavaScript vê a mudança depois de salvar o rascunho. A loja só muda quando você publicar.',
  choose: 'escolher',
  phone: 'No celular',
  desk: 'No computador',
  search: 'O que você procura?',
  band: 'Aviso da barra do topo',
  product: 'Nome do produto',
  price: 'R$ 129,90',
  offer: '20% de desconto',
  buy: 'Comprar',
  more: 'Ver detalhes',
  foot: 'Rodapé com os links da loja',
  footLink: 'Central de atendimento',
} as const;

/** What became of the colours that were chosen: one that nobody could read is used darker or lighter. */
export function colourNotes(destaque: string, faixa: string): readonly string[] {
  const [chosen, band] = [readHex(destaque), readHex(faixa)];
  const signal = chosen && signalColours(chosen).signal;
  const night = band && nightColours(band, signal ?? '#c63a06').night;
  return [
    ...(chosen && signal ? moved('A cor de destaque', chosen, signal, '#ffffff') : []),
    ...(band && night ? moved('A cor das faixas', band, night, nightColours(band, night)['night-ink']) : []),
  ];
}

function moved(what: string, chosen: Hex, used: Hex, ground: Hex): readonly string[] {
  if (!isMoved(chosen, used)) return [];
  const had = contrast(chosen, ground).toFixed(1).replace('.', ',');
  return [
    `${what} será ${used}: com ${chosen} o contraste seria de ${had} para 1, baixo demais para ler. O tom é o mesmo, só mais claro ou mais escuro.`,
  ];
}
