/** An order as sending writes it, for tests about its money alone. */

/** Centavos. */
export const PRICE = 10_000;

const ADDRESS = {
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  numero: '1',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
};

type Written = {
  readonly quantidade: number;
  readonly pagamento: string;
  readonly chave: string;
  readonly coupon: number | null;
  readonly now: Date;
};

export function writtenLine(id_produto: number, quantidade: number) {
  const named = { nome: 'Cabo', sku: 'C1', atributos: '', rota: '/cabo', imagem: '' };
  return {
    ...named,
    tipo: 'produto',
    id_produto,
    id_atributo_simples: 0,
    quantidade,
    preco_por: PRICE,
  } as const;
}

export function writtenOrder({ quantidade, pagamento, chave, coupon, now }: Written) {
  const buyer = {
    nome: 'Bia',
    pessoa: 'f',
    documento: '52998224725',
    inscricaoEstadual: '',
    email: 'bia@cliente.test',
    telefone: '',
  };
  return {
    user_id: null,
    chave,
    body_digest: '',
    comprador: JSON.stringify(buyer),
    endereco: JSON.stringify(ADDRESS),
    frete_servico: 'x',
    frete_label: 'x',
    frete_prazo: 'x',
    frete: 0,
    promocoes: '[]',
    cupom_id: coupon,
    cupom: '',
    desconto_cupom: 0,
    produtos: PRICE * quantidade,
    valor: PRICE,
    vista: PRICE,
    pagamento,
    observacao: '',
    created_at: now,
  };
}
