/** What the panel refuses of the settings that money comes by. */
import { describe, expect, it } from 'vitest';
import { CARD_SCRIPTS, cardScript, MERCADO_PAGO_SCRIPT } from '#lib/domain/payments/card-scripts.ts';
import { mercadoPagoFaults } from '#lib/domain/payments/mercado-pago-fields.ts';
import { paymentFaults } from '#lib/domain/payments/payment-fields.ts';
import { isServer, pixApiFaults } from '#lib/domain/payments/pix-api-fields.ts';
import { pixKeyKind, pixKeyOfKind } from '#lib/domain/payments/pix-key-kind.ts';

const RANDOM = '123e4567-e12b-12d1-a456-426655440000';

describe('a key of Pix', () => {
  it.each([
    ['cnpj', '11.222.333/0001-81', '11222333000181'],
    ['cpf', '529.982.247-25', '52998224725'],
    ['email', ' Loja@Exemplo.com.br ', 'loja@exemplo.com.br'],
    ['telefone', '+55 (11) 98765-4321', '+5511987654321'],
    ['telefone', '(11) 98765-4321', '+5511987654321'],
    ['telefone', ' 11 3456-7890 ', '+551134567890'],
    ['aleatoria', RANDOM.toUpperCase(), RANDOM],
  ] as const)('of the kind %s is read as %j is typed', (kind, typed, key) => {
    expect(pixKeyOfKind(kind, typed)).toBe(key);
    expect(pixKeyKind(key)).toBe(kind);
  });

  it('is none where it is of another kind than was said', () => {
    expect(pixKeyOfKind('cnpj', '529.982.247-25')).toBeUndefined();
    expect(pixKeyOfKind('cpf', '11.222.333/0001-81')).toBeUndefined();
    expect(pixKeyOfKind('email', RANDOM)).toBeUndefined();
    expect(pixKeyOfKind('telefone', '529.982.247-25')).toBeUndefined();
    // A CPF, whose digits would make a phone of São José do Rio Preto: money would go to a stranger.
    expect(pixKeyOfKind('telefone', ' 179.982.247-25 ')).toBeUndefined();
    expect(pixKeyOfKind('telefone', '179.982.247-2')).toBe('+551799822472');
    expect(pixKeyOfKind('telefone', 'x')).toBeUndefined();
  });
});

describe('Pix by key', () => {
  const right = {
    pixAtivo: true,
    pixTipo: 'cnpj',
    pixChave: '11.222.333/0001-81',
    pixNome: 'Loja',
    pixCidade: 'Fé',
  } as const;
  it.each([
    [{}, {}],
    [
      { pixChave: '', pixNome: ' ', pixCidade: '' },
      { pixChave: 'missing', pixNome: 'missing', pixCidade: 'missing' },
    ],
    [{ pixAtivo: false, pixChave: ' ', pixNome: ' ', pixCidade: '' }, {}],
    [{ pixChave: '123' }, { pixChave: 'pixKey' }],
    [{ pixAtivo: false, pixChave: '123' }, { pixChave: 'pixKey' }],
    [{ pixTipo: 'cpf' }, { pixChave: 'pixKey' }],
    [
      { pixNome: '???', pixCidade: '—' },
      { pixNome: 'letters', pixCidade: 'letters' },
    ],
    [{ pixAtivo: false, pixNome: '???' }, { pixNome: 'letters' }],
    [{ pixNome: 'É', pixCidade: '3' }, {}],
    // A key without letters has its own fault alone.
    [{ pixChave: '--' }, { pixChave: 'pixKey' }],
  ] as const)('with %j has %j', (change, faults) => {
    expect(paymentFaults({ ...right, ...change })).toEqual(faults);
  });
});

describe('Pix by a bank', () => {
  const right = {
    ...{ ativo: true, banco: 'efi', ambiente: 'producao', apiUrl: '', tokenUrl: '', clientId: 'x' },
    ...{ chave: RANDOM, nome: 'Loja', cidade: 'São Paulo', minutos: 30 },
  } as const;
  const own = { banco: 'outro', apiUrl: 'https://pix.banco.com.br/v2', tokenUrl: 'https://banco.com.br/t' };
  it.each([
    [{}, {}],
    [{ ambiente: 'homologacao' }, {}],
    // Nobody may try it there without the bank's help.
    [{ banco: 'itau', ambiente: 'homologacao' }, { ambiente: 'choice' }],
    [{ banco: 'itau' }, {}],
    [own, {}],
    [{ ...own, ambiente: 'homologacao' }, {}],
    [{ banco: 'outro' }, { apiUrl: 'missing', tokenUrl: 'missing' }],
    [
      { banco: 'outro', apiUrl: ' ', tokenUrl: ' ' },
      { apiUrl: 'missing', tokenUrl: 'missing' },
    ],
    [{ ...own, apiUrl: 'http://pix.banco.com.br' }, { apiUrl: 'https' }],
    [{ ...own, tokenUrl: 'banco.com.br' }, { tokenUrl: 'https' }],
    [{ apiUrl: 'x', tokenUrl: 'x' }, {}],
    [{ chave: '123' }, { chave: 'pixKey' }],
    [{ chave: ' ', nome: ' ', cidade: '' }, {}],
    [
      { nome: '???', cidade: '-' },
      { nome: 'letters', cidade: 'letters' },
    ],
    [{ nome: 'Ó', cidade: 'Ú' }, {}],
  ])('with %j has %j', (change, faults) => {
    expect(pixApiFaults({ ...right, ...change } as never)).toEqual(faults);
  });

  it.each([
    ['https://pix.banco.com.br/v2', true],
    ['https://banco.br:8443', true],
    ['http://banco.com.br', false],
    ['https://localhost', false],
    ['https://10.0.0.1', false],
    ['https://[::1]/', false],
    ['https://ana@banco.com.br', false],
    ['https://:senha@banco.com.br', false],
    ['https://banco.com.br/?a=1', false],
    ['https://banco.com.br/#a', false],
    ['banco', false],
    ['', false],
  ])('is asked at %j: %s', (address, asked) => {
    expect(isServer(address)).toBe(asked);
  });
});

describe('Mercado Pago', () => {
  it.each([
    [{}, {}],
    [{ usuario: '' }, {}],
    [{ usuario: ' 12 ' }, {}],
    [{ usuario: '12a' }, { usuario: 'number' }],
    [{ usuario: 'a12' }, { usuario: 'number' }],
    [{ usuario: '1'.repeat(20) }, {}],
    [{ usuario: '1'.repeat(21) }, { usuario: 'number' }],
    [{ campos: true }, { chavePublica: 'missing' }],
    [{ campos: true, chavePublica: ' ' }, { chavePublica: 'missing' }],
    [{ campos: true, chavePublica: 'APP_USR-1' }, {}],
  ])('with %j has %j', (change, faults) => {
    const values = { usuario: '123', campos: false, chavePublica: '', ...change };
    expect(mercadoPagoFaults(values as never)).toEqual(faults);
  });

  it('runs one script on the page for cards, and no address but its own is that script', () => {
    expect(cardScript(MERCADO_PAGO_SCRIPT)).toBe(CARD_SCRIPTS[0]);
    expect(cardScript('https://sdk.mercadopago.com/js/v3')).toBeUndefined();
  });
});
