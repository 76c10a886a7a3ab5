/** How the panel shows who bought. */
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, it } from 'vitest';
import BuyerFacts from '#layouts/panel/BuyerFacts.astro';
import CustomerFacts from '#layouts/panel/CustomerFacts.astro';
import { attributes, elements, textOf } from '../support/html.ts';

const container = await AstroContainer.create();
const person = { nome: 'Ana Prado', email: 'ana@exemplo.test', pessoa: 'f', inscricaoEstadual: '' };

it('the phone of a buyer reads as people write it, and is dialled with the country', async () => {
  const buyer = { ...person, documento: '52998224725', telefone: '11987654321' };
  const html = await container.renderToString(BuyerFacts, { props: { buyer } });
  expect(attributes(html, 'href')).toEqual(['mailto:ana@exemplo.test', 'tel:+5511987654321']);
  expect(elements(html, 'a').map(textOf)).toEqual(['ana@exemplo.test', '(11) 98765-4321']);
});

it('the phone of a customer reads the same', async () => {
  const cliente = {
    ...person,
    ...{ cpfCnpj: '52998224725', telefone: '1130001020', nomeFantasia: '', ativo: true },
    desde: '2026-10-01T12:00:00-03:00',
  };
  const consentimento = { optin: false, sms: false, pediu: '', confirmou: '', saiu: '' };
  const html = await container.renderToString(CustomerFacts, { props: { cliente, consentimento } });
  expect(textOf(html)).toContain('(11) 3000-1020');
});
