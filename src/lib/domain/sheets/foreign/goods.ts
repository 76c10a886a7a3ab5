/** The lines of another platform's file, put together to products and the values inside them. */
import { folded, slugOf } from '#lib/domain/kernel/slug.ts';
import type { ForeignField } from './fields.ts';

/** A line of the file; '' for a field that it does not have. */
export type ForeignLine = {
  readonly linha: number;
  readonly get: (field: ForeignField) => string;
  /** Of a field that several columns have: what is not empty. */
  readonly all: (field: ForeignField) => readonly string[];
};

export type Option = { readonly nome: string; readonly valor: string };

export type ForeignValue = {
  readonly line: ForeignLine;
  /** Its code; '' where the file has none of its own. */
  readonly codigo: string;
  readonly options: readonly Option[];
};

export type ForeignGoods = {
  /** Undefined where the file has only values of a product that is not in it. */
  readonly line: ForeignLine | undefined;
  /** Its code; '' where the file has none. */
  readonly sku: string;
  readonly values: readonly ForeignValue[];
  /** All of which share its key: further pictures stand in lines of their own. */
  readonly lines: readonly ForeignLine[];
};

/** By the key that lines of a product share, or by the code of the product that each value names. */
export function foreignGoods(lines: readonly ForeignLine[], hasKey: boolean): readonly ForeignGoods[] {
  return hasKey ? byKey(lines) : byParent(lines);
}

/** Lines that go on may leave the key out; one that has another name then is another product. The first one has what is the product's. */
function byKey(lines: readonly ForeignLine[]): readonly ForeignGoods[] {
  let [key, name] = ['', ''];
  const ownCode = codesOnce();
  const groups = Map.groupBy(lines, (line) => {
    const isOther = !['', name].includes(line.get('nome'));
    key = line.get('chave') || (isOther ? codeOf(line.get('nome')) : key);
    name = line.get('nome') || name;
    return key;
  });
  return [...groups].flatMap(([chave, [first, ...others]]): readonly ForeignGoods[] => {
    if (!first) return [];
    const values = [first, ...others.filter(isValue)].map((line) => ({
      line,
      options: optionsOf(line, first),
    }));
    const inside = values
      .filter(({ options }) => options.length > 0)
      .map((value) => ({ ...value, codigo: ownCode(value.line) }));
    const sku = inside.length > 0 ? codeOf(chave) : ownCode(first) || codeOf(chave);
    return [{ line: first, sku, values: inside, lines: [first, ...others] }];
  });
}

/** Where lines share a key their codes may repeat, as those that suppliers of several products write: the first one has it. */
function codesOnce(): (line: ForeignLine) => string {
  const taken = new Set<string>();
  return (line) => {
    const codigo = line.get('codigo');
    if (codigo.length > LONGEST_CODE || taken.has(codigo.toUpperCase())) return '';
    taken.add(codigo.toUpperCase());
    return codigo;
  };
}

/** A line that only brings another picture is none. */
function isValue(line: ForeignLine): boolean {
  const said: readonly ForeignField[] = ['codigo', 'preco', 'preco_cheio', 'opcao_valor_1'];
  return said.some((field) => line.get(field) !== '');
}

function byParent(lines: readonly ForeignLine[]): readonly ForeignGoods[] {
  const whole = lines.filter((line) => line.get('pai') === '');
  const known = new Map<string, ForeignLine>();
  for (const line of whole) {
    for (const name of namesOf(line)) if (!known.has(name)) known.set(name, line);
  }
  const children = Map.groupBy(
    lines.filter((line) => line.get('pai') !== ''),
    (line) => known.get(line.get('pai').toUpperCase()) ?? line.get('pai').toUpperCase(),
  );
  const products = whole.map((line): ForeignGoods => {
    const values = (children.get(line) ?? []).map((value) => ({
      line: value,
      codigo: value.get('codigo'),
      options: optionsOf(value, line),
    }));
    return { line, sku: line.get('codigo') || codeOf(line.get('nome')), values, lines: [line] };
  });
  const strays = [...children].flatMap(([parent, values]): readonly ForeignGoods[] => {
    if (typeof parent !== 'string') return [];
    return [
      {
        line: undefined,
        sku: values[0]?.get('pai') ?? '',
        values: values.map((line) => ({
          line,
          codigo: line.get('codigo'),
          options: optionsOf(line, line),
        })),
        lines: [],
      },
    ];
  });
  return [...products, ...strays];
}

/** What others may call it: its code, or its number as `44` and `id:44`. */
function namesOf(line: ForeignLine): readonly string[] {
  const id = line.get('id');
  const names = [line.get('codigo'), ...(id === '' ? [] : [`id:${id}`, id])];
  return names.filter((name) => name !== '').map((name) => name.toUpperCase());
}

const PLACES = [1, 2, 3] as const;

/** The name may stand in the first line alone. */
function optionsOf(line: ForeignLine, first: ForeignLine): readonly Option[] {
  const columns = PLACES.flatMap((place) => {
    const valor = line.get(`opcao_valor_${place}`);
    const nome = line.get(`opcao_nome_${place}`) || first.get(`opcao_nome_${place}`);
    return valor === '' ? [] : [{ nome: nome || 'Opção', valor }];
  });
  if (columns.length > 0) return isDefault(columns) ? [] : columns;
  if (line.get('variacoes') !== '') return written(line.get('variacoes'));
  if (line.get('pai') === '') return [];
  // The name of the product may stand before what the value differs in.
  const [name, whole] = [line.get('nome'), first.get('nome')];
  return written(line !== first && name.startsWith(whole) ? name.slice(whole.length) : name);
}

/** What Shopify writes of a product without options, and its translators. */
function isDefault([one, ...others]: readonly Option[]): boolean {
  return (
    others.length === 0 &&
    one !== undefined &&
    /^(?:title|titulo)$/.test(folded(one.nome)) &&
    /^(?:default title|titulo pad(?:rao|ron))$/.test(folded(one.valor))
  );
}

/** `Cor:Azul;Tamanho:P`, or with `||` between. */
function written(text: string): readonly Option[] {
  const parts = text.split(/\|\||;/).map((part) => part.trim());
  const options = parts.map((part) => /^([^:]{1,60}):\s*(.+)$/.exec(part));
  if (options.some((option) => option === null)) return [];
  return options.flatMap((option) => {
    const [, nome = '', valor = ''] = option ?? [];
    return [{ nome: nome.trim(), valor: valor.trim() }];
  });
}

/** Of a product or value of ours. */
export const LONGEST_CODE = 60;

function codeOf(text: string): string {
  return slugOf(text).slice(0, LONGEST_CODE).replace(/-+$/, '');
}
