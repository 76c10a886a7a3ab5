/** `/painel/caracteristicas`. */
import { CHARACTERISTIC_FIELDS } from '#lib/domain/panel/records/characteristics.ts';

const products = (count: number): string =>
  count === 1 ? '1 produto' : `${count.toLocaleString('pt-BR')} produtos`;

export const panelCharacteristicsText = {
  add: 'Nova característica',
  addTo: (grupo: string): string => `Nova em ${grupo}`,
  all: 'Todos os produtos',
  back: 'Todas as características',
  columns: { move: 'Ordem', nome: 'Característica', onde: 'Onde aparece', produtos: 'Em uso', tipo: 'Tipo' },
  empty:
    'Nenhuma característica ainda. Comece por uma que os seus clientes comparam, como o tamanho, o peso ou a cor.',
  faults: {
    desconhecido: (): string => CHARACTERISTIC_FIELDS.categorias.fault,
    usado: (certo: string): string => `Já existe: ${certo}.`,
    valores: (certo: string): string =>
      `Há produtos com valores que não cabem assim: ${certo}. Mude-os primeiro, na planilha ou nos produtos.`,
  },
  field: (campo: string): string =>
    (CHARACTERISTIC_FIELDS as Readonly<Record<string, { readonly label: string }>>)[campo]?.label ??
    (campo === 'ordem' ? 'Ordem' : campo),
  inCategories: (count: number): string => (count === 1 ? '1 categoria' : `${count} categorias`),
  intro:
    'O que se diz de cada produto: o tamanho, o material, a cor. Cada característica aparece na página do produto, na comparação e nos filtros como você marcar aqui, e é perguntada no cadastro dos produtos das categorias dela. Muitas de uma vez: use a planilha “Características”.',
  keep: 'Não remover',
  kinds: { escolha: 'Escolha', numero: 'Número', simNao: 'Sim ou não', texto: 'Texto' },
  kindOf: (kind: string, unidade: string): string => (unidade === '' ? kind : `${kind} (${unidade})`),
  move: {
    desce: { sign: '↓', label: (nome: string): string => `Descer ${nome}` },
    sobe: { sign: '↑', label: (nome: string): string => `Subir ${nome}` },
  },
  notices: {
    removida: 'Característica removida.',
    salva: 'Característica salva. A loja já mostra a mudança.',
  },
  of: (grupo: string): string => `o grupo ${grupo}`,
  remove: 'Remover esta característica',
  removeAsk: (nome: string, count: number): string =>
    count === 0
      ? `Remover ${nome}? Nenhum produto tem um valor dela.`
      : `Remover ${nome}? ${products(count)} ${count === 1 ? 'perde' : 'perdem'} o valor que ${count === 1 ? 'tem' : 'têm'} dela, e o filtro some. Não dá para desfazer. Para só esconder, desmarque onde ela aparece.`,
  removeSure: 'Remover de vez',
  shows: { comparar: 'comparação', filtrar: 'filtro', mostrar: 'página do produto' },
  hidden: 'em lugar nenhum',
  title: 'Características',
  uses: products,
};
