/** What the form that orders is refused for, and what it need not say. */
import { describe, expect, it } from 'vitest';
import {
  BLANK_CHECKOUT,
  checkoutFaults,
  FAULTLESS,
  isComplete,
  isWithoutAddress,
  NOTE_LENGTH,
  PURCHASE_LENGTH,
  readCheckout,
  type TypedCheckout,
} from '#lib/domain/orders/checkout-form.ts';

const CPF = '529.982.247-25';
const CNPJ = '11.222.333/0001-81';
const guest = {
  ...{ email: 'ana@exemplo.com.br', nome: 'Ana Souza', documento: CPF, inscricaoEstadual: '' },
  telefone: '(11) 91234-5678',
};
const endereco = {
  ...{ nome: '', cep: '01310-100', logradouro: 'Avenida Paulista', numero: '1', complemento: '' },
  ...{ bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' },
};
const typed = (change: Partial<TypedCheckout> = {}): TypedCheckout => ({
  ...BLANK_CHECKOUT,
  ...{ guest, endereco, servico: 'sedex', pagamento: 'pix', termos: true },
  ...change,
});
const faults = (change: Partial<TypedCheckout>) => checkoutFaults(typed(change));
const ofGuest = (change: Partial<typeof guest>) => faults({ guest: { ...guest, ...change } }).guest;
const onlyCep = { ...endereco, logradouro: '', numero: '', bairro: '', cidade: '', uf: '' };

describe('who buys without an account', () => {
  it('says enough with name, mail, CPF or CNPJ and phone', () => {
    expect(checkoutFaults(typed())).toEqual(FAULTLESS);
    expect(ofGuest({ documento: CNPJ })).toEqual({});
    expect(ofGuest({ documento: CNPJ, inscricaoEstadual: 'isento' })).toEqual({});
  });

  it.each([
    [{ email: '' }, { email: 'missing' }],
    [{ email: 'ana' }, { email: 'wrong' }],
    [{ nome: '' }, { nome: 'missing' }],
    [{ nome: 'x'.repeat(120) }, {}],
    [{ nome: 'x'.repeat(121) }, { nome: 'long' }],
    [{ documento: '' }, { documento: 'missing' }],
    [{ documento: '529.982.247-26' }, { documento: 'wrong' }],
    [{ telefone: '' }, { telefone: 'missing' }],
    [{ telefone: '1' }, { telefone: 'wrong' }],
    [{ documento: CNPJ, inscricaoEstadual: '???' }, { inscricaoEstadual: 'wrong' }],
    // A person has none: what is typed there is not looked at.
    [{ inscricaoEstadual: '???' }, {}],
  ])('with %j has %j', (change, found) => expect(ofGuest(change)).toEqual(found));

  it('is asked for none of it when logged in', () => {
    expect(faults({ convidado: false, guest: BLANK_CHECKOUT.guest }).guest).toEqual({});
  });
});

describe('an order', () => {
  it('wants the terms read', () => {
    expect(faults({ termos: false })).toEqual({ ...FAULTLESS, termos: true });
  });

  it('wants a whole address, or one that the account keeps', () => {
    expect(Object.keys(faults({ endereco: onlyCep }).endereco).sort()).toEqual(
      ['bairro', 'cidade', 'logradouro', 'numero', 'uf'].sort(),
    );
    expect(faults({ endereco: onlyCep, idEndereco: 1 }).endereco).toEqual({});
  });

  it('that a person collects wants the postal code alone', () => {
    const collected = { retirada: true, endereco: onlyCep };
    expect(faults(collected).endereco).toEqual({});
    expect(faults({ ...collected, endereco: { ...onlyCep, cep: '' } }).endereco).toEqual({ cep: 'missing' });
    expect(faults({ ...collected, endereco: { ...onlyCep, cep: '00000-000' } }).endereco).toEqual({
      cep: 'wrong',
    });
  });

  it('that is collected wants the address of a company, and of who pays by boleto', () => {
    const collected = { retirada: true, endereco: onlyCep };
    const company = { ...guest, documento: CNPJ };
    expect(faults({ ...collected, guest: company }).endereco).toHaveProperty('logradouro', 'missing');
    expect(faults({ ...collected, pagamento: 'boleto' }).endereco).toHaveProperty('logradouro', 'missing');
  });
});

describe('an address stays blank', () => {
  const collected = typed({ retirada: true, endereco: onlyCep });
  it('where it is not needed and not whole', () => {
    expect(isWithoutAddress(collected)).toBe(true);
    expect(isWithoutAddress({ ...collected, endereco })).toBe(false);
    expect(isWithoutAddress({ ...collected, retirada: false })).toBe(false);
    expect(isWithoutAddress({ ...collected, idEndereco: 1 })).toBe(false);
    expect(isWithoutAddress({ ...collected, pagamento: 'boleto' })).toBe(false);
  });

  it('by the CPF or CNPJ of a guest; what an account typed there is nothing', () => {
    const company = { ...collected, guest: { ...guest, documento: CNPJ } };
    expect(isWithoutAddress(company)).toBe(false);
    expect(isWithoutAddress({ ...company, convidado: false })).toBe(true);
    expect(isWithoutAddress({ ...collected, guest: { ...guest, documento: '' } })).toBe(true);
  });
});

it('a form is complete when nothing in it is wrong', () => {
  expect(isComplete(FAULTLESS)).toBe(true);
  expect(isComplete(checkoutFaults(typed()))).toBe(true);
  expect(isComplete({ ...FAULTLESS, agenda: false })).toBe(true);
  expect(isComplete({ ...FAULTLESS, agenda: true })).toBe(false);
  expect(isComplete({ ...FAULTLESS, termos: true })).toBe(false);
  expect(isComplete({ ...FAULTLESS, guest: { email: 'missing' } })).toBe(false);
  expect(isComplete({ ...FAULTLESS, endereco: { cep: 'missing' } })).toBe(false);
});

describe('a form as it is posted', () => {
  const read = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return readCheckout(form);
  };

  it('that says nothing is a blank one of who is logged in', () => {
    expect(read({})).toEqual({ ...BLANK_CHECKOUT, convidado: false });
  });

  it('says day and collection of the delivery that is ticked, not of the others', () => {
    const fields = {
      servico: 'moto',
      'agenda.moto': '2026-11-23 manha',
      'agenda.loja': 'x',
      'retirada.loja': '1',
    };
    expect(read(fields)).toMatchObject({ servico: 'moto', agenda: '2026-11-23 manha', retirada: false });
    expect(read({ ...fields, servico: 'loja' })).toMatchObject({ agenda: 'x', retirada: true });
  });

  it('is of a guest where it asks for a mail address, and its terms are ticked where they are sent', () => {
    expect(
      read({ email: '', termos: '', idEndereco: '7', nome: 'Casa', nomeCompleto: 'Ana', uf: 'sp' }),
    ).toMatchObject({
      ...{ convidado: true, termos: true, idEndereco: 7, guest: { nome: 'Ana' } },
      endereco: { nome: '', uf: 'SP' },
    });
  });

  it('is cut where nobody needs as much', () => {
    const long = read({
      observacao: 'x'.repeat(NOTE_LENGTH + 1),
      pedidoCompra: '1'.repeat(PURCHASE_LENGTH + 1),
    });
    expect(long.observacao).toHaveLength(NOTE_LENGTH);
    expect(long.pedidoCompra).toHaveLength(PURCHASE_LENGTH);
  });
});
