/** A guest types any mail address: the letter that goes there has no words of theirs to whoever reads it. */
import { expect, it } from 'vitest';
import { person } from '../support/accounts.ts';
import { ADDRESS, boughtByGuest, GUEST } from '../support/guest.ts';
import { mailsOf } from '../support/mails.ts';
import { buyer, openOrders, ordered, store } from '../support/openings/orders.ts';

openOrders();

const mailTo = async (address: string): Promise<string> => {
  const found = (await mailsOf(store)).findLast((mail) => mail.includes(`To: ${address}\r\n`));
  if (found === undefined) throw new Error(`nothing was mailed to ${address}`);
  return found.replaceAll('\r\n', '\n');
};

it('a guest is greeted without the name and reads no note, the shop reads both', async () => {
  const nome = 'Você ganhou\n\nhttps://golpe.test';
  await boughtByGuest(store.visitor(), {
    comprador: { ...GUEST, nome },
    endereco: { ...ADDRESS, logradouro: 'Avenida\n\nLeia isto:', bairro: 'Bela\n\nVista' },
    observacao: 'Clique em https://golpe.test',
  });
  const letter = await mailTo('ana@exemplo.test');
  expect(letter).toContain('\nOlá!\n');
  expect(letter).not.toContain('golpe');
  expect(letter).toContain('\nAvenida Leia isto:, 1000\nBela Vista, São Paulo - SP, CEP 01310-100\n');
  const told = (await mailsOf(store)).find((mail) => mail.includes('Chegou o pedido')) ?? '';
  expect(told).toContain('Você ganhou https://golpe.test');
  expect(told).toContain('Observação: Clique em https://golpe.test');
});

it('an account is greeted by its name', async () => {
  await ordered(await buyer());
  expect(await mailTo(person('cliente').email)).toMatch(/\nOlá, \S+.*!\n/);
});
