/**
 * What the script of Mercado Pago does in a browser, in our own words: frames of its own host that hold number, expiry and code, kinds
 * and parts by the first digits of a card, a token that stands for it. Everything is answered within the browser's network, so the
 * page's policy is the real one.
 */
import type { Page } from '@playwright/test';

const SCRIPT = `
  const frames = new Map();
  const API = 'https://api.mercadopago.com/v1/';
  window.MercadoPago = class {
    constructor(key) { this.key = key; }
    fields = {
      create: (kind) => {
        const told = {};
        const field = {
          on: (event, then) => { told[event] = then; return field; },
          mount: (id) => {
            const frame = document.createElement('iframe');
            frame.src = 'https://secure-fields.mercadopago.com/' + kind;
            frame.title = kind;
            frame.addEventListener('load', () => setTimeout(() => told.ready && told.ready({}), 0));
            document.getElementById(id).append(frame);
            addEventListener('message', ({ source, data }) => {
              if (source !== frame.contentWindow) return;
              frames.set(kind, data);
              if (kind === 'cardNumber' && told.binChange) told.binChange({ bin: data.length >= 6 ? data.slice(0, 6) : null });
            });
            return field;
          },
        };
        return field;
      },
      createCardToken: async ({ cardholderName, identificationNumber }) => {
        if ((frames.get('cardNumber') || '').length < 15) throw [{ field: 'cardNumber' }];
        const body = JSON.stringify({ name: cardholderName, document: identificationNumber });
        const answer = await fetch(API + 'card_tokens?public_key=' + this.key, { method: 'POST', body });
        return answer.json();
      },
    };
    getPaymentMethods = async ({ bin }) => (await fetch(API + 'payment_methods/search?bin=' + bin)).json();
    getInstallments = async ({ bin, amount }) =>
      (await fetch(API + 'payment_methods/installments?bin=' + bin + '&amount=' + amount)).json();
  };`;

const FRAME = (kind: string): string => `<!doctype html><html lang="pt-BR"><title>${kind}</title>
<input aria-label="${kind}" autocomplete="off">
<script>
  const [field] = document.getElementsByTagName('input');
  field.addEventListener('input', () => parent.postMessage(field.value.replace(/\\D/g, ''), '*'));
</script></html>`;

const CHALLENGE = `<!doctype html><html lang="pt-BR"><title>Banco</title><h1>Banco de teste</h1>
<button type="button" onclick="parent.postMessage({ status: 'COMPLETE' }, '*')">Sou eu</button></html>`;

/** Number of a debit card there. */
export const DEBIT = '4000000000000002';
export const CREDIT = '5031433215406351';

/** @param broken Its script never comes. @returns What was asked of it: addresses, with the bodies that were sent. */
export async function playMercadoPago(page: Page, { broken = false } = {}): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    /^https:\/\/([\w-]+\.)?(mercadopago\.com|mlstatic\.com|banco\.example)\//,
    async (route) => {
      const url = new URL(route.request().url());
      asked.push(`${url.href} ${route.request().postData() ?? ''}`);
      const headers = { 'Access-Control-Allow-Origin': '*' };
      const html = (body: string) =>
        route.fulfill({ headers, contentType: 'text/html; charset=utf-8', body });
      const json = (told: unknown) =>
        route.fulfill({ headers, contentType: 'application/json', body: JSON.stringify(told) });
      if (url.pathname === '/js/v2')
        return broken
          ? route.abort()
          : route.fulfill({ headers, contentType: 'text/javascript', body: SCRIPT });
      if (url.hostname === 'banco.example') return html(CHALLENGE);
      if (url.hostname === 'secure-fields.mercadopago.com') return html(FRAME(url.pathname.slice(1)));
      if (url.pathname === '/v1/card_tokens') {
        const { name } = JSON.parse(route.request().postData() ?? '{}') as { readonly name?: string };
        return json({ id: `${name}-${'0'.repeat(20)}` });
      }
      if (url.pathname === '/v1/payment_methods/search') {
        const debit = url.searchParams.get('bin') === DEBIT.slice(0, 6);
        const kind = debit ? ['debvisa', 'debit_card'] : ['master', 'credit_card'];
        return json({ results: [{ id: kind[0], payment_type_id: kind[1] }] });
      }
      const total = Number(url.searchParams.get('amount'));
      const parts = [1, 2, 3, 12].map((installments) => {
        const total_amount = Math.round(total * (installments > 3 ? 110 : 100)) / 100;
        const installment_amount = Math.round((total_amount / installments) * 100) / 100;
        return { installments, installment_amount, total_amount };
      });
      return json([{ payer_costs: parts }]);
    },
  );
  return asked;
}

/** Types a card into the frames. @param name What becomes of it there: `APRO`, `FUND`, `CHAL`. */
export async function typeCard(page: Page, name: string, number = CREDIT): Promise<void> {
  const frame = (id: string) => page.frameLocator(`#${id} iframe`).getByRole('textbox');
  await frame('cartao-numero').fill(number);
  await frame('cartao-validade').fill('11/30');
  await frame('cartao-codigo').fill('123');
  await page.getByLabel('Nome como está no cartão').fill(name);
  await page.getByLabel('CPF ou CNPJ de quem é o cartão').fill('123.456.789-09');
}
