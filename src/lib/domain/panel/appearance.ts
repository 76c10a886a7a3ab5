/** How the shop looks. What is derived of it: `domain/shop/palette.ts`. */
import type { Fields } from './record.ts';

export const APPEARANCE = {
  destaque: {
    kind: 'text',
    longest: 7,
    rule: 'colour',
    half: true,
    label: 'Cor de destaque',
    hint: 'Botões, links e ofertas. Como #c63a06; vazia, fica a cor que veio com a loja.',
  },
  faixa: {
    kind: 'text',
    longest: 7,
    rule: 'colour',
    half: true,
    label: 'Cor das faixas',
    hint: 'A barra do topo e o rodapé, clara ou escura. Como #0a1626.',
  },
  letra: {
    kind: 'choice',
    half: true,
    options: {
      '': 'Técnica: títulos estreitos',
      neutra: 'Neutra: títulos como o texto',
      classica: 'Clássica: títulos com serifa',
      amigavel: 'Amigável: títulos arredondados',
    },
    label: 'Fonte',
    hint: 'São fontes que os aparelhos já têm: nada é baixado.',
  },
  canto: {
    kind: 'choice',
    half: true,
    options: { '': 'Suaves', reta: 'Retos', redonda: 'Redondos' },
    label: 'Cantos',
  },
  densidade: {
    kind: 'choice',
    options: { '': 'Média', compacta: 'Compacta', arejada: 'Arejada' },
    label: 'Espaço entre as partes',
  },
  logo: {
    kind: 'picture',
    label: 'Logotipo',
    hint: 'No topo de todas as páginas, sobre fundo branco. Sem ele aparece o nome da loja.',
  },
  icone: {
    kind: 'picture',
    place: 'icone',
    label: 'Ícone',
    hint: 'Quadrado. Dele saem os ícones da aba do navegador e da tela do celular. Sem ele, a primeira letra do nome.',
  },
  social: {
    kind: 'picture',
    label: 'Imagem ao compartilhar',
    hint: '1200 × 630 pixels. Aparece quando alguém manda o link da loja. Sem ela, o logotipo e o nome.',
  },
  semImagem: {
    kind: 'picture',
    label: 'Imagem de produto sem foto',
    hint: 'Quadrada. Sem ela, um desenho neutro.',
  },
} as const satisfies Fields;
