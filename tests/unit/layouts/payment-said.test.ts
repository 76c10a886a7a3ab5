import { describe, expect, it } from 'vitest';
import {
  cancellationSaid,
  changeSaid,
  changingSaid,
  isClosed,
  isUnsure,
  mayChange,
  paymentSaid,
} from '#layouts/parts/payment-said.ts';
import type { PagamentoPedido } from '#lib/contract/payment.ts';
import { formatHappened, formatUntil } from '#lib/domain/kernel/dates.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { cashSaving, orderTotal } from '#lib/domain/payments/order-total.ts';
import { paymentNext } from '#lib/text/order-payment.ts';

type Payment = PagamentoPedido<Centavos>;
type Charge = NonNullable<Payment['cobranca']>;

const charge = (change: Partial<Charge> = {}): Charge => ({
  ref: 'PED1T1',
  forma: 'pix',
  valor: centavos(10_000),
  situacao: 'aberta',
  copiaECola: '000201',
  linhaDigitavel: '',
  vencimento: '',
  link: '',
  desafio: '',
  empresa: '',
  recusa: '',
  parcelas: 0,
  totalParcelado: centavos(0),
  ate: '2026-11-25T03:00:00.000Z',
  porPessoas: true,
  demonstracao: false,
  ...change,
});
const payment = (change: Partial<Payment> = {}): Payment => ({
  numero: 1,
  status: 'recebido',
  situacao: 'aguardando',
  forma: 'pix',
  valor: centavos(10_000),
  fatura: null,
  esgotado: false,
  devolvido: centavos(0),
  cobranca: charge(),
  cancelando: false,
  emConferencia: false,
  cartaoNaLoja: false,
  outras: [{ forma: 'combinar', valor: centavos(11_000) }],
  espera: true,
  marca: '',
  ...change,
});
const cancelled = (change: Partial<Payment>) => payment({ status: 'cancelado', outras: [], ...change });

describe('an order that was cancelled', () => {
  it.each(['encerrado', 'vencido'] as const)('and paid late (%s) says where the money goes', (situacao) => {
    const late = cancelled({ situacao, cobranca: charge({ situacao: 'paga' }) });
    expect(paymentSaid(late)).toMatch(/chegou depois que o pedido foi cancelado.*devolve o valor inteiro/);
    expect(paymentSaid(late)).not.toMatch(/Nada (a pagar|foi cobrado)/);
    expect(paymentSaid({ ...late, devolvido: centavos(10_000) })).toMatch(/^O pagamento foi devolvido/);
    expect(paymentSaid({ ...late, devolvido: centavos(4000) })).toMatch(/^Devolvemos R\$\s40,00 do que/);
  });

  it('and has money that a person looks at says so, whatever became of its charge', () => {
    const checked = cancelled({ situacao: 'encerrado', emConferencia: true, cobranca: null });
    expect(paymentSaid(checked)).toMatch(/já estava cancelado.*Não pague de novo/);
  });

  it('after it was paid gets its money back, and was not paid late', () => {
    const paid = cancelled({ situacao: 'pago', cobranca: charge({ situacao: 'paga' }) });
    expect(paymentSaid(paid)).toMatch(/será devolvido/);
    expect(paymentSaid(paid)).not.toMatch(/depois que o pedido foi cancelado/);
  });

  it('has said all of its payment once nothing was paid and nothing is waited for', () => {
    expect(isClosed(cancelled({ situacao: 'encerrado', cobranca: null, espera: false }))).toBe(true);
    expect(isClosed(cancelled({ situacao: 'encerrado', cobranca: null, espera: true }))).toBe(false);
    const late = charge({ situacao: 'paga' });
    expect(isClosed(cancelled({ situacao: 'encerrado', cobranca: late, espera: false }))).toBe(false);
    expect(
      isClosed(cancelled({ situacao: 'pago', cobranca: charge({ situacao: 'paga' }), espera: false })),
    ).toBe(false);
  });

  it('is said to cost nothing only where nothing was paid', () => {
    const said = (change: Partial<Payment>, confirmed = false) =>
      cancellationSaid(cancelled(change), confirmed);
    expect(said({ situacao: 'encerrado', cobranca: null })).toMatch(/Nada será cobrado/);
    for (const change of [
      { situacao: 'encerrado', cobranca: charge({ situacao: 'paga' }) },
      { situacao: 'pago', cobranca: charge({ situacao: 'paga' }) },
      { situacao: 'devolvido', cobranca: charge({ situacao: 'paga' }), devolvido: centavos(10_000) },
    ] as const)
      expect(said(change)).toMatch(/O valor que você pagou volta inteiro/);
    expect(said({ situacao: 'encerrado', cobranca: null, emConferencia: true })).toMatch(/Se você já pagou/);
    expect(said({ situacao: 'encerrado', cobranca: null }, true)).toMatch(/Se você já pagou/);
  });

  it('while its payment is disputed promises no money before the end of it', () => {
    const disputed = cancelled({ situacao: 'contestado', cobranca: charge({ situacao: 'paga' }) });
    expect(cancellationSaid(disputed, true)).toMatch(/espera o fim da disputa/);
  });

  it('and never paid owes nothing', () => {
    expect(paymentSaid(cancelled({ situacao: 'encerrado', cobranca: null }))).toMatch(/Nada a pagar/);
    expect(paymentSaid(cancelled({ situacao: 'vencido', cobranca: null }))).toMatch(/Nada foi cobrado/);
  });
});

describe('another way to pay', () => {
  it('is said to be chosen as long as it is to be paid or agreed, and no longer', () => {
    const agreed = { situacao: 'combinar', forma: 'combinar', cobranca: null } as const;
    expect(changeSaid(payment())).toMatch(/trocada/);
    expect(changeSaid(payment({ cobranca: charge({ situacao: 'preparando' }) }))).toMatch(/trocada/);
    expect(changeSaid(payment(agreed))).toMatch(/trocada/);
    const later = [
      payment({ situacao: 'analise', cobranca: charge({ situacao: 'analise' }) }),
      payment({ situacao: 'pago', status: 'confirmado', cobranca: charge({ situacao: 'paga' }) }),
      payment({ cobranca: charge({ situacao: 'recusada' }) }),
      payment({ emConferencia: true }),
      payment({ cancelando: true }),
      payment({ ...agreed, status: 'confirmado' }),
      cancelled({ situacao: 'encerrado', cobranca: null }),
    ];
    for (const one of later) expect(changeSaid(one)).toBeUndefined();
  });

  it('waits for the end of the one before as long as that one ends', () => {
    expect(changingSaid(payment({ cobranca: charge({ situacao: 'conferencia' }) }))).toMatch(/encerrando/);
    expect(changingSaid(payment({ cobranca: charge({ situacao: 'cancelada' }) }))).toBeUndefined();
  });

  it('is offered while one waits, and after one that ended', () => {
    expect(mayChange(payment())).toBe(true);
    expect(mayChange(payment({ cobranca: charge({ situacao: 'recusada' }) }))).toBe(true);
    expect(mayChange(payment({ outras: [] }))).toBe(false);
  });

  it('never stands beside "não pague de novo"', () => {
    const told = [
      payment({ emConferencia: true }),
      payment({ cancelando: true }),
      ...(['analise', 'conferencia', 'preparando'] as const).map((situacao) =>
        payment({ cobranca: charge({ situacao }) }),
      ),
    ];
    for (const one of told) expect(mayChange(one)).toBe(false);
  });
});

it('what is refused is followed by another card only where there was one', () => {
  const refused = (forma: Charge['forma'], recusa: Charge['recusa'] = 'outro') =>
    paymentSaid(payment({ cobranca: charge({ situacao: 'recusada', forma, recusa }) }));
  expect(refused('cartao')).toMatch(/outro cartão/);
  expect(refused('cartao', 'limite')).toMatch(/limite para este valor/);
  expect(refused('pix')).toMatch(/^O pagamento não foi concluído e nada foi cobrado/);
  expect(refused('boleto', 'desabilitado')).not.toMatch(/cartão/);
  expect(refused('pix', 'prazo')).toMatch(/prazo deste pagamento terminou/);
});

it('an order that is cancelled while its payment is looked into says how long that may take', () => {
  const cancelling = { cancelando: true, situacao: 'analise' } as const;
  const analysed = payment({ ...cancelling, cobranca: charge({ situacao: 'analise' }) });
  expect(paymentSaid(analysed)).toMatch(/em análise.*dois dias úteis.*volta inteiro/);
  const ending = payment({ cancelando: true, cobranca: charge({ situacao: 'conferencia' }) });
  expect(paymentSaid(ending)).toMatch(/^Estamos cancelando/);
});

it('a card that was paid in parts says how many, and what they come to with interest', () => {
  const paid = (change: Partial<Charge>): string => {
    const cobranca = charge({ forma: 'cartao', situacao: 'paga', ...change });
    return paymentSaid(payment({ situacao: 'pago', forma: 'cartao', cobranca }))?.replace(/\s/g, ' ') ?? '';
  };
  expect(paid({})).toBe('Pagamento confirmado: R$ 100,00, Cartão de crédito.');
  expect(paid({ parcelas: 3 })).toBe('Pagamento confirmado: R$ 100,00, Cartão de crédito, em 3x.');
  expect(paid({ parcelas: 12, totalParcelado: centavos(11_010) })).toBe(
    'Pagamento confirmado: R$ 100,00, Cartão de crédito, em 12x (R$ 110,10 com os juros do parcelamento).',
  );
});

it('an order of which a part was given back says what was paid, and goes on as one that is', () => {
  const partly = payment({ situacao: 'devolvido_parcial', devolvido: centavos(1000) });
  expect(paymentSaid(partly)).toMatch(
    /^Pagamento confirmado: R\$\s100,00, Pix\. Devolvemos R\$\s10,00 do que/,
  );
  const paid = { status: 'confirmado', pagamento: 'pix', emConferencia: false, retirada: false } as const;
  const next = paymentNext({ ...paid, situacaoPagamento: 'devolvido_parcial' });
  expect(next).toMatch(/^Estamos preparando/);
  expect(paymentNext({ ...paid, situacaoPagamento: 'pago' })).toBe(next);
});

it('an invoice says its days and when it is due', () => {
  const invoice = payment({
    situacao: 'combinar',
    forma: 'faturado',
    cobranca: null,
    fatura: { dias: 28, vencimento: '2026-12-21' },
  });
  expect(paymentSaid(invoice)).toMatch(/vence em 21\/12\/2026, 28 dias depois do pedido/);
  expect(paymentSaid({ ...invoice, status: 'enviado' })).toMatch(/vence em 21\/12\/2026/);
});

it('what ends with its day is said by the day, anything else with its time', () => {
  expect(formatUntil('2026-11-25T03:00:00.000Z')).toBe('24/11/2026');
  expect(formatUntil('2026-11-24T17:05:00.000Z')).toMatch(/24\/11\/2026,? 14:05/);
  expect(formatHappened('2026-11-25T03:00:00.000Z')).toBe('25/11/2026');
  expect(formatHappened('2026-11-25T03:01:00.000Z')).toMatch(/25\/11\/2026,? 00:01/);
});

it('an order has the one total of its way to pay', () => {
  const total = { valor: centavos(10_000), vista: centavos(9200) };
  expect(orderTotal({ pagamento: 'pix', total })).toBe(9200);
  expect(orderTotal({ pagamento: 'cartao', total })).toBe(10_000);
  expect(cashSaving({ pagamento: 'boleto', total })).toBe(800);
  expect(cashSaving({ pagamento: 'retirada', total })).toBe(0);
});

it('money that goes back from an order that was paid is no payment to look at', () => {
  for (const situacao of ['pago', 'devolvido_parcial', 'contestado'] as const)
    expect(paymentSaid(payment({ status: 'entregue', situacao, emConferencia: true }))).not.toMatch(
      /Não pague de novo/,
    );
});

it.each([
  ['aberta', false],
  ['analise', true],
  ['conferencia', true],
  ['preparando', true],
] as const)('whether it was paid is asked of a charge that is %s: unless %s', (situacao, unsure) => {
  expect(isUnsure(payment({ cobranca: charge({ situacao }) }))).toBe(unsure);
  expect(isUnsure(payment({ cobranca: null }))).toBe(false);
});
