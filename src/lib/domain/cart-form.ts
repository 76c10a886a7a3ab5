/** The forms of the cart page as they are posted: one line, changed or removed. */

import type { LineIdentity } from './cart.ts';

export type CartForm = {
  readonly acao: 'atualizar' | 'remover';
  readonly tipo: 'produto' | 'lista';
  readonly hash: LineIdentity['hash'];
  /** As it was typed. */
  readonly quantidade: string;
};

/** Undefined when it is no form of the cart page. */
export function readCartForm(form: FormData): CartForm | undefined {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const id = (name: string): number => (/^\d{1,10}$/.test(text(name)) ? Number(text(name)) : 0);
  const [acao, tipo] = [text('acao'), text('tipo')];
  if ((acao !== 'atualizar' && acao !== 'remover') || (tipo !== 'produto' && tipo !== 'lista'))
    return undefined;
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
