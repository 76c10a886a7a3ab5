/** The forms of the cart page as they are posted: one line, and what is to become of it. */

import { type LineIdentity, readLineKey } from './cart.ts';

const ACTIONS = ['atualizar', 'remover', 'desfazer', 'guardar', 'devolver', 'esquecer'] as const;
export type CartAction = (typeof ACTIONS)[number];

export type CartForm = {
  readonly acao: CartAction;
  readonly tipo: 'produto' | 'lista';
  readonly hash: LineIdentity['hash'];
  /** As it was typed. */
  readonly quantidade: string;
};

/** A line that was just removed, and can come back. */
export type RemovedLine = LineIdentity & { readonly quantidade: number };

/** Undefined when it is no form of the cart page. */
export function readCartForm(form: FormData): CartForm | undefined {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const id = (name: string): number => (/^\d{1,10}$/.test(text(name)) ? Number(text(name)) : 0);
  const acao = ACTIONS.find((action) => action === text('acao'));
  const tipo = text('tipo');
  if (!acao || (tipo !== 'produto' && tipo !== 'lista')) return undefined;
  return {
    acao,
    tipo,
    hash: {
      idProduto: id('idProduto'),
      idAtributoSimples: id('idAtributoSimples'),
      idUnidadeVenda: id('idUnidadeVenda'),
      idArmazem: id('idArmazem'),
      adicional: text('adicional'),
    },
    quantidade: text('quantidade'),
  };
}

/** What the address of the page after a removal says; undefined when it says nothing of use. */
export function readRemoved(query: URLSearchParams): RemovedLine | undefined {
  const line = readLineKey(query.get('linha') ?? '');
  const quantidade = Number(query.get('quantidade'));
  const whole = Number.isInteger(quantidade) && quantidade >= 1 && quantidade <= 1_000_000_000;
  return line && whole ? { ...line, quantidade } : undefined;
}
