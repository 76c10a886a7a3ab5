/** Buying and the cart without a script: posts, redirects, and pages that come back with what was wrong. */
import { describe, expect, it } from 'vitest';
import { attributes, elements, mainOf, textOf } from '../support/html.ts';
import { openShop, shop } from '../support/openings/shop.ts';

openShop();

const CABLE = '/cabo-hdmi-ultra-high-speed-48g-2m';
const COLOURED = '/patch-cord-cat6-u-utp-1-5m';
const SOLD_OUT = '/cabo-hdmi-ultra-high-speed-48g-1-5m';
const ON_REQUEST = '/bobina-coaxial-rg6-12g-sdi-305m';
const CART = '/checkout/carrinho/';

type Fields = Readonly<Record<string, string>>;
type Answer = { readonly status: number; readonly html: string; readonly headers: Headers };
type Browser = {
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, fields: Fields) => Promise<Answer>;
};

/** Keeps cookies as a browser does, and follows nothing. */
function browser(): Browser {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(shop.url + path, {
      ...init,
      redirect: 'manual',
      headers: { Cookie: cookie, Origin: shop.url },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { status: response.status, html: await response.text(), headers: response.headers };
  };
  return {
    get: (path) => send(path),
    post: (path, fields) => send(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

/** Hidden and other filled fields of the `index`-th form that posts to `action`. */
function fieldsOf(html: string, action: string, index = 0): Fields {
  const forms = [...html.matchAll(/<form\b[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g)].filter(
    (match) => match[1] === action,
  );
  const inputs = [...(forms[index]?.[2] ?? '').matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
  return Object.fromEntries(
    inputs
      .filter((tag) => !tag.includes('type="radio"'))
      .map((tag) => [attributes(tag, 'name')[0] ?? '', attributes(tag, 'value')[0] ?? '']),
  );
}

const noticeOf = (html: string): string =>
  textOf(/role="status"[^>]*>([\s\S]*?)<\/p>/.exec(mainOf(html))?.[1] ?? '');
const alertOf = (html: string): string =>
  textOf(/role="alert"[^>]*>([\s\S]*?)<\/p>/.exec(mainOf(html))?.[1] ?? '');

async function withCable(): Promise<Browser> {
  const visitor = browser();
  const { html } = await visitor.get(CABLE);
  const bought = await visitor.post('/comprar', fieldsOf(html, '/comprar'));
  expect(bought.status).toBe(303);
  return visitor;
}

describe('the buy form', () => {
  it('puts the product into the cart and leads there', async () => {
    const visitor = browser();
    const { html } = await visitor.get(CABLE);
    const fields = fieldsOf(html, '/comprar');
    const bought = await visitor.post('/comprar', { ...fields, quantidade: '2' });
    expect([bought.status, bought.headers.get('Location')]).toEqual([303, `${CART}?aviso=adicionado`]);
    const cart = await visitor.get(`${CART}?aviso=adicionado`);
    expect(noticeOf(cart.html)).toBe('Produto adicionado ao carrinho.');
    expect(fieldsOf(cart.html, CART)).toMatchObject({ idProduto: fields.idProduto, quantidade: '2' });
  });

  it.each(['0', '-1', '1.5', 'dois', '', '1e3'])(
    'with quantity "%s" comes back and keeps it',
    async (quantidade) => {
      const visitor = browser();
      const { html } = await visitor.get(CABLE);
      const failed = await visitor.post('/comprar', { ...fieldsOf(html, '/comprar'), quantidade });
      expect(failed.status).toBe(422);
      expect(failed.headers.get('Cache-Control')).toBe('private, no-store');
      expect(alertOf(failed.html)).toBe('Informe a quantidade em números, a partir de 1.');
      expect(textOf(elements(failed.html, 'h1')[0] ?? '')).toContain('Cabo HDMI');
      expect(textOf(mainOf((await visitor.get(CART)).html))).toContain('Seu carrinho está vazio');
    },
  );

  it('over the stock takes what there is and says so', async () => {
    const visitor = browser();
    const { html } = await visitor.get(CABLE);
    const bought = await visitor.post('/comprar', { ...fieldsOf(html, '/comprar'), quantidade: '99999' });
    expect(bought.headers.get('Location')).toBe(`${CART}?aviso=ajustado`);
    expect(noticeOf((await visitor.get(`${CART}?aviso=ajustado`)).html)).toContain(
      'quantidade que temos em estoque',
    );
  });

  it('asks for the choice that is missing and keeps the one that was made', async () => {
    const visitor = browser();
    const { html } = await visitor.get(COLOURED);
    const fields = fieldsOf(html, '/comprar');
    const missing = await visitor.post('/comprar', fields);
    expect(missing.status).toBe(422);
    expect(textOf(mainOf(missing.html))).toContain('Escolha uma opção de cor para continuar.');

    const values = [...html.matchAll(/<input\b[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag);
    const good = values.find((tag) => !tag.includes('disabled')) ?? '';
    const [idAtributoSimples = ''] = attributes(good, 'value');
    const wrong = await visitor.post('/comprar', { ...fields, idAtributoSimples, quantidade: '0' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toMatch(new RegExp(`value="${idAtributoSimples}"[^>]*\\schecked`));

    const bought = await visitor.post('/comprar', { ...fields, idAtributoSimples });
    expect(bought.status).toBe(303);
    expect(textOf(mainOf((await visitor.get(CART)).html))).toMatch(/Cor: \S+/);
  });

  it('does not sell a value that is gone', async () => {
    const visitor = browser();
    const { html } = await visitor.get(COLOURED);
    const failed = await visitor.post('/comprar', {
      ...fieldsOf(html, '/comprar'),
      idAtributoSimples: '2147483647',
    });
    expect(failed.status).toBe(422);
    expect(textOf(mainOf(failed.html))).toContain('Esta opção acabou.');
  });

  it.each([
    {},
    { idProduto: '1' },
    { idProduto: '1', rota: '/nao-existe' },
    { idProduto: '1', rota: '//evil.example' },
  ])('that no product page sent is not found: %j', async (fields) => {
    expect((await browser().post('/comprar', fields)).status).toBe(404);
  });

  it('opened as a page leads home', async () => {
    const opened = await browser().get('/comprar');
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/']);
  });
});

describe('the cart page', () => {
  it('is private, not indexed, and empty for a new visitor', async () => {
    const { status, html, headers } = await browser().get(CART);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(html).toContain('name="robots" content="noindex, follow"');
    expect(textOf(mainOf(html))).toContain('Seu carrinho está vazio');
  });

  it('changes a quantity', async () => {
    const visitor = await withCable();
    const fields = fieldsOf((await visitor.get(CART)).html, CART);
    const changed = await visitor.post(CART, { ...fields, acao: 'atualizar', quantidade: '3' });
    expect([changed.status, changed.headers.get('Location')]).toEqual([303, `${CART}?aviso=atualizado`]);
    expect(fieldsOf((await visitor.get(CART)).html, CART).quantidade).toBe('3');
  });

  it.each(['0', '-2', 'x', '', '2,5'])(
    'keeps the cart when the quantity is "%s", and says why',
    async (quantidade) => {
      const visitor = await withCable();
      const fields = fieldsOf((await visitor.get(CART)).html, CART);
      const failed = await visitor.post(CART, { ...fields, acao: 'atualizar', quantidade });
      expect(failed.status).toBe(422);
      expect(alertOf(failed.html)).toBe('Informe a quantidade em números, a partir de 1.');
      expect(fieldsOf((await visitor.get(CART)).html, CART).quantidade).toBe('1');
    },
  );

  it('cuts a quantity over the stock and says beside the line how many there are', async () => {
    const visitor = await withCable();
    const fields = fieldsOf((await visitor.get(CART)).html, CART);
    const cut = await visitor.post(CART, { ...fields, acao: 'atualizar', quantidade: '99999' });
    expect(cut.status).toBe(303);
    const { html } = await visitor.get(cut.headers.get('Location') ?? '');
    const left = Number(/Restam (\d+) unidades/.exec(textOf(mainOf(html)))?.[1]);
    expect(left).toBeGreaterThan(0);
    expect(fieldsOf(html, CART).quantidade).toBe(String(left));
    expect(noticeOf(html)).toBe('Carrinho atualizado com a quantidade que temos em estoque.');
  });

  it('removes a line, and minds when it is gone already', async () => {
    const visitor = await withCable();
    const fields = fieldsOf((await visitor.get(CART)).html, CART, 1);
    const removed = await visitor.post(CART, { ...fields, acao: 'remover' });
    expect(removed.status).toBe(303);
    // With what "Desfazer" needs to put it back.
    expect(removed.headers.get('Location')).toMatch(
      /\?aviso=removido&linha=produto%3A\d+(%3A0)+%3A&quantidade=1$/,
    );
    const again = await visitor.post(CART, { ...fields, acao: 'remover' });
    expect(again.status).toBe(422);
    expect(alertOf(again.html)).toBe('Este item não está mais no carrinho.');
  });

  it('shows prices, total by Pix and by card, and one notice of those it knows', async () => {
    const visitor = await withCable();
    const text = textOf(mainOf((await visitor.get(`${CART}?aviso=adicionado`)).html));
    expect(text).toMatch(/R\$ [\d.,]+ cada/);
    expect(text).toMatch(/Subtotal \(1 item\) R\$ [\d.,]+/);
    expect(text).toMatch(/À vista no Pix R\$ [\d.,]+ Você economiza R\$ [\d.,]+ \(8%\)/);
    for (const aviso of ['__proto__', 'toString', '<script>', '']) {
      expect(noticeOf((await visitor.get(`${CART}?aviso=${encodeURIComponent(aviso)}`)).html)).toBe('');
    }
  });

  it('refuses a form from another site', async () => {
    const visitor = await withCable();
    const response = await fetch(shop.url + CART, {
      method: 'POST',
      headers: { Origin: 'https://outra.example' },
      body: new URLSearchParams({ acao: 'remover', tipo: 'produto', idProduto: '21' }),
    });
    expect(response.status).toBe(403);
    expect(textOf(mainOf((await visitor.get(CART)).html))).toContain('1 item');
  });

  it('answers a body that is no form', async () => {
    const response = await fetch(shop.url + CART, {
      method: 'POST',
      headers: { Origin: shop.url, 'Content-Type': 'application/json' },
      body: '{"acao":"remover"}',
    });
    expect(response.status).toBe(422);
  });
});

describe('the form that asks for what cannot be bought', () => {
  const good = { nome: 'Ana Souza', email: 'ana@exemplo.com.br' };

  it.each([
    [SOLD_OUT, 'aviso', 'Combinado!'],
    [ON_REQUEST, 'orcamento', 'Pedido de orçamento recebido'],
  ])('of %s is a request for %s, thanked for at an address of its own', async (path, tipo, thanks) => {
    const visitor = browser();
    const { html } = await visitor.get(path);
    const fields = fieldsOf(html, '/interesse');
    const { mailing: _, ...asked } = fields;
    expect(fields).toMatchObject({ tipo, rota: path });
    const sent = await visitor.post('/interesse', { ...asked, ...good });
    expect(sent.status).toBe(303);
    const page = await visitor.get(sent.headers.get('Location') ?? '');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(textOf(elements(page.html, 'h1')[0] ?? '')).toBe(thanks);
    expect(attributes(mainOf(page.html), 'href')).toContain(path);
  });

  it.each([
    [{ nome: '' }, 'Informe o seu nome.'],
    [{ email: '' }, 'Informe o seu e-mail.'],
    [{ email: 'ana@exemplo' }, 'Confira o e-mail: ele precisa ser como nome@exemplo.com.br.'],
    [{ nome: 'a'.repeat(201) }, 'Texto longo demais. Encurte um pouco.'],
    [{ mensagem: 'a'.repeat(20_000) }, 'Texto longo demais. Encurte um pouco.'],
  ])('comes back for %o and keeps what was typed, as text alone', async (wrong, message) => {
    const visitor = browser();
    const { html } = await visitor.get(ON_REQUEST);
    const typed = { contato: '"><script>alert(1)</script>', ...good, ...wrong };
    const failed = await visitor.post('/interesse', { ...fieldsOf(html, '/interesse'), ...typed });
    expect(failed.status).toBe(422);
    expect(failed.headers.get('Cache-Control')).toBe('private, no-store');
    expect(textOf(mainOf(failed.html))).toContain(message);
    expect(failed.html.match(/aria-invalid="true"/g)).toHaveLength(1);
    // Whole inside its attribute: the quotation mark did not end it.
    expect(attributes(failed.html, 'value')).toContain(typed.contato);
  });

  it('from nowhere is not known, and its address leads home', async () => {
    const visitor = browser();
    expect((await visitor.post('/interesse', { tipo: 'aviso', ...good })).status).toBe(404);
    expect(
      (await visitor.post('/interesse', { tipo: 'aviso', idProduto: '1', rota: '//fora.example', ...good }))
        .status,
    ).toBe(404);
    for (const query of ['', '?tipo=aviso&produto=//fora.example', '?tipo=outro&produto=/x']) {
      const answer = await visitor.get(`/interesse${query}`);
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
    }
  });
});

/** Whatever is written into a form of a product page stays text, and too much of it stays in the form. */
describe('the forms for an opinion, a question and an answer', () => {
  const SCRIPT = '</textarea><script>alert(1)</script>';
  const writer = { nome: 'Ana Souza', email: 'ana@exemplo.com.br' };

  it.each([
    ['/avaliar', 'comentario', { nota: '5' }],
    ['/perguntar', 'pergunta', {}],
    ['/responder', 'resposta', {}],
  ] as const)(
    '%s refuses 20,000 characters beside their field, and shows a script as text',
    async (action, field, rest) => {
      const visitor = browser();
      const { html } = await visitor.get(CABLE);
      const { recomenda: _, nota: __, ...hidden } = fieldsOf(html, action);
      const words = `${SCRIPT}${'a'.repeat(20_000)}`;
      const failed = await visitor.post(action, { ...hidden, ...writer, ...rest, [field]: words });
      expect(failed.status).toBe(422);
      expect(failed.headers.get('Cache-Control')).toBe('private, no-store');
      expect(failed.html.match(/aria-invalid="true"/g)).toHaveLength(1);
      expect(failed.html).not.toContain('<script>alert(1)');
      expect(failed.html).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)');
      expect(attributes(failed.html, 'value')).toContain(writer.nome);
    },
  );

  it.each(['/avaliar', '/perguntar', '/responder'])(
    '%s with nothing in it says what is missing',
    async (action) => {
      const visitor = browser();
      const { html } = await visitor.get(CABLE);
      const { recomenda: _, nota: __, ...hidden } = fieldsOf(html, action);
      const failed = await visitor.post(action, hidden);
      expect(failed.status).toBe(422);
      expect(alertOf(failed.html)).not.toBe('');
      expect(failed.html).toContain('name="robots" content="noindex, follow"');
    },
  );
});

describe('the form of the shipping calculator', () => {
  const ask = async (cep: string): Promise<Answer> => {
    const visitor = browser();
    const { html } = await visitor.get(CABLE);
    return visitor.post('/frete', { ...fieldsOf(html, '/frete'), quantidade: '1', cep });
  };

  it.each([
    ['nothing', ''],
    ['four digits', '1234'],
    ['20,000 digits', '9'.repeat(20_000)],
    ['a script', '<script>alert(1)</script>'],
    ['a letter', '01310-10O'],
  ])('marks what is no CEP: %s', async (_, cep) => {
    const answer = await ask(cep);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.html).not.toContain('<script>alert(1)');
    expect(answer.html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(alertOf(answer.html)).toBe('Informe os oito números do CEP, como em 01310-100.');
  });

  it('says of a CEP nobody has that it is not found', async () => {
    expect(textOf(mainOf((await ask('00000-000')).html))).toContain(
      'CEP não encontrado. Confira os números.',
    );
  });

  it('answers with the quote, on a page nobody keeps', async () => {
    const answer = await ask('01310-100');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(answer.html).not.toContain('aria-invalid="true"');
    expect(textOf(mainOf(answer.html))).toContain('Entrega no CEP 01310-100');
  });
});
