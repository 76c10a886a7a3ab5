import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { isCnpj, isCpf } from '#lib/domain/kernel/tax-id.ts';
import { expect } from './fixtures.ts';
import { inMailTo } from './mails.ts';

/**
 * A new account with an address in São Paulo, and a cart that no other test fills.
 * @param request Of nobody: it is logged in afterwards.
 * @returns Its e-mail address; the password is that of the demo store's accounts.
 */
export async function openAccount(request: APIRequestContext, { company = false } = {}): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await request.post(`/api/v2/vitrine/${path}`, {
      headers: { 'App-Token': 'wapstore' },
      data,
    });
    expect([path, answer.status()]).toEqual([path, 200]);
  };
  await post('account', {
    ...(company
      ? { pessoa: 'j', nomeRazao: 'Palco Norte Ltda.', cpfCnpj: someCnpj(), inscricaoEstadual: 'ISENTO' }
      : { pessoa: 'f', nomeRazao: 'Dalva Nogueira', cpfCnpj: someCpf() }),
    email,
    senha: DEMO_PASSWORD,
    telefone: '(11) 91234-5678',
    endereco: {
      cep: '01310-100',
      logradouro: 'Avenida Paulista',
      numero: '1000',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      uf: 'SP',
    },
  });
  const token = (await inMailTo(email, /cadastro\?confirmar=[\w-]+/)).replace(/^.*=/, '');
  await post('account/confirm', { token, senha: DEMO_PASSWORD });
  return email;
}

/** One of some 900 million. */
export function someCpf(): string {
  return ended(String(randomInt(1e8, 1e9)), isCpf);
}

function someCnpj(): string {
  return ended(`${randomInt(1e7, 1e8)}0001`, isCnpj);
}

/** With its check digits. */
function ended(body: string, isRight: (plain: string) => boolean): string {
  const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));
  return endings.map((ending) => body + ending).find(isRight) ?? '';
}
