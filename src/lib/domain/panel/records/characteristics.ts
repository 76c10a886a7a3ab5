/** A characteristic of the data sheets, as the shop defines it. The sheet of definitions has the same fields as columns. */

import { unitName } from '#lib/domain/catalogue/units.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import type { Faults, Fields, ValuesOf } from '../record.ts';

/** Stands between values and between categories. */
export const BETWEEN = ' | ';

export const CHARACTERISTIC_FIELDS = {
  grupo: {
    kind: 'text',
    longest: 60,
    required: true,
    half: true,
    column: 'grupo',
    label: 'Grupo',
    hint: 'O título acima dela na página do produto, como Medidas ou Material. Escreva igual para juntar várias no mesmo grupo.',
    fault: 'Escreva o grupo, com até 60 caracteres.',
  },
  nome: {
    kind: 'text',
    longest: 60,
    required: true,
    half: true,
    column: 'nome',
    label: 'Nome',
    hint: 'Como o cliente lê: Tamanho, Material, Cor.',
    fault: 'Escreva o nome, com até 60 caracteres. No mesmo grupo cada nome existe uma vez.',
  },
  codigo: {
    kind: 'text',
    longest: 60,
    column: 'codigo',
    label: 'Código',
    hint: 'Como programas e arquivos para o Google a conhecem, seja qual for o nome: tamanho, material. Vazio: a loja cria um a partir do nome.',
    fault: 'Escreva um código que nenhuma outra tem, com até 60 letras, números e hífens.',
    note: 'What programs know it by, whatever it is called; empty: made of the name, or as it was.',
  },
  tipo: {
    kind: 'choice',
    half: true,
    column: 'tipo',
    label: 'O que se preenche',
    options: {
      numero: 'Um número',
      escolha: 'Escolhas de uma lista',
      texto: 'Um texto livre',
      simNao: 'Sim ou não',
    },
    hint: 'Número permite filtrar de um valor a outro. Escolha evita que a mesma coisa seja escrita de dois jeitos.',
  },
  unidade: {
    kind: 'text',
    longest: 20,
    half: true,
    column: 'unidade',
    label: 'Unidade',
    hint: 'Só para número: m, mm, kg, W. Quem escrever 180 cm onde se guarda em m vê 1,8 m. Vazio: um número sem unidade.',
    fault: 'Escreva uma unidade curta, só para número.',
    note: 'Of a number: the unit it is kept in.',
  },
  valores: {
    kind: 'text',
    longest: 8000,
    lines: true,
    label: 'Escolhas possíveis',
    hint: 'Só para escolha: uma por linha, na ordem em que aparecem no filtro. Um produto pode ter mais de uma.',
    fault: 'Escreva ao menos uma escolha, uma por linha, com até 500 letras e sem o sinal |.',
    note: 'Of a choice: one for each line.',
  },
  categorias: {
    kind: 'categories',
    label: 'Quais produtos têm',
    hint: 'Marque as categorias; as que ficam dentro delas valem junto. Nenhuma marcada: todos os produtos.',
    fault: 'Uma das categorias não existe mais.',
    note: 'Paths of the categories whose products are asked for it, with ` | ` between; empty for all.',
  },
  mostrar: { kind: 'flag', column: 'visivel_site', label: 'Mostrar na página do produto' },
  comparar: { kind: 'flag', column: 'comparavel', label: 'Mostrar na comparação de produtos' },
  filtrar: { kind: 'flag', column: 'filtravel', label: 'Usar como filtro nas listagens e na busca' },
  faixa: {
    kind: 'flag',
    column: 'faixa',
    label: 'No filtro, oferecer também de … até …',
    hint: 'Só para número, quando há três valores diferentes ou mais.',
  },
  destaque: {
    kind: 'number',
    min: 0,
    max: 99,
    decimals: 0,
    zero: 'blank',
    half: true,
    column: 'destaque',
    label: 'Lugar nos dados principais',
    hint: 'Os dados ao lado da foto: 1 vem primeiro. Vazio: depois das que têm lugar.',
    fault: 'Escreva um número de 1 a 99, ou deixe vazio.',
    note: 'Place beside the picture, from 1; 0 for none of its own.',
  },
  cartao: {
    kind: 'choice',
    half: true,
    column: 'cartao',
    label: 'No cartão das listagens',
    options: {
      nao: 'Não aparece',
      medida: 'Aparece primeiro, como o tamanho',
      valor: 'Aparece depois do tamanho',
      ponta: 'É uma das duas pontas',
    },
    hint: 'O cartão diz pouco: um tamanho, um valor e as pontas, como “M · Azul · Algodão”.',
  },
} as const satisfies Fields;

export type CharacteristicFields = ValuesOf<typeof CHARACTERISTIC_FIELDS>;

export const NEW_CHARACTERISTIC: CharacteristicFields = {
  ...{ grupo: '', nome: '', codigo: '', tipo: 'escolha', unidade: '', valores: '', categorias: '' },
  ...{ mostrar: true, comparar: true, filtrar: false, faixa: true, destaque: 0, cartao: 'nao' },
};

/** The choices of the field, each once, in their order. */
export function choicesOf({ valores }: Pick<CharacteristicFields, 'valores'>): readonly string[] {
  return [...new Set(valores.split('\n').map((valor) => valor.replace(/\s+/g, ' ').trim()))].filter(
    (valor) => valor !== '',
  );
}

/** What is wrong between the fields. */
export function characteristicFaults(fields: CharacteristicFields): Faults {
  const { tipo, unidade } = fields;
  const choices = choicesOf(fields);
  const isBroken = choices.some((valor) => valor.length > 500 || valor.includes('|'));
  return {
    ...(tipo === 'escolha' && (choices.length === 0 || isBroken) && { valores: 'missing' }),
    ...(tipo !== 'numero' && unidade.trim() !== '' && { unidade: 'choice' }),
    ...(/[\d|]/.test(unidade) && unitName(unidade) === unidade.trim() && { unidade: 'choice' }),
  };
}

/** As it is kept: what the kind does not have is left out, a unit is written our way. */
export function settledCharacteristic(fields: CharacteristicFields): CharacteristicFields {
  const { tipo, unidade, grupo, nome, codigo } = fields;
  return {
    ...fields,
    grupo: grupo.replace(/\s+/g, ' ').trim(),
    nome: nome.replace(/\s+/g, ' ').trim(),
    codigo: characteristicCode(codigo),
    unidade: tipo === 'numero' ? unitName(unidade) : '',
    valores: tipo === 'escolha' ? choicesOf(fields).join('\n') : '',
  };
}

/** `Cor do fio` is `cor-do-fio`. */
export function characteristicCode(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
