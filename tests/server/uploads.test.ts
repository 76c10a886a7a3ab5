/** How much the shop reads, and of whom: 256 KiB of everybody, files of its own people where files are taken. */
import { request as httpRequest } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { at, openShop } from '../support/openings/shop.ts';
import { twoColours } from '../support/pictures.ts';
import { type Answer, send } from './client.ts';

let marketer: string;
let customer: string;
let seller: string;
openShop();
beforeAll(async () => {
  [marketer, customer, seller] = [
    await cookiesOf('marketing'),
    await cookiesOf('cliente'),
    await cookiesOf('vendas'),
  ];
});

const LIBRARY = '/painel/midia';
const CALL = '/api/v2/vitrine/panel/media?nome=foto.jpg&alt=Uma+foto';
const token = { 'App-Token': 'wapstore' };
const MIB = 1024 * 1024;

async function cookiesOf(name: string): Promise<string> {
  const { headers } = await send(at('/api/v2/front/checkout/login'), {
    method: 'POST',
    headers: { ...token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ usuario: `${name}@demo.test`, senha: DEMO_PASSWORD }),
  });
  return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

/** A form with one file, as a browser sends it. */
function postForm(cookie: string, file: Buffer, path = LIBRARY): Promise<Answer> {
  const edge = '----edge';
  const field = (name: string, more = '') =>
    `--${edge}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(field('arquivo', '; filename="foto.jpg"')),
    file,
    Buffer.from(`\r\n${field('alt')}Uma foto\r\n--${edge}--\r\n`),
  ]);
  const headers = {
    Cookie: cookie,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': `multipart/form-data; boundary=${edge}`,
  };
  return send(at(path), { method: 'POST', headers, body });
}

function postFile(cookie: string, body: Buffer, type = 'application/octet-stream'): Promise<Answer> {
  return send(at(CALL), {
    method: 'POST',
    headers: { ...token, Cookie: cookie, 'Content-Type': type },
    body,
  });
}

/** The page a refused form leads to. */
async function followed({ headers }: Answer): Promise<Answer> {
  return send(at(headers.location ?? ''), { headers: { Cookie: marketer } });
}

/** A JPEG of this many bytes: what stands behind its end is thrown away. */
async function photo(bytes: number): Promise<Buffer> {
  const picture = await twoColours().jpeg().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

describe('a form with a file', () => {
  it('of the shop is read up to 12 MB', async () => {
    const { status, headers } = await postForm(marketer, await photo(9 * MIB));
    expect([status, headers.location]).toEqual([303, '/painel/midia?aviso=enviada']);
    expect((await followed(await postForm(marketer, await photo(MIB)))).text).toContain('foto.jpg');
  });

  it('is told what is wrong with its file', async () => {
    const heavy = await postForm(marketer, await photo(11 * MIB));
    expect([heavy.status, heavy.text]).toEqual([422, expect.stringContaining('foto.jpg passa de 10 MB')]);
    const lie = await postForm(marketer, Buffer.from('<html><script>alert(1)</script>'));
    expect([lie.status, lie.text]).toEqual([422, expect.stringContaining('foto.jpg não é uma imagem')]);
  });

  it.each([13, 20, 100])('of %i MB is answered with a sentence', async (megabytes) => {
    const answer = await postForm(marketer, Buffer.alloc(megabytes * MIB));
    expect([answer.status, answer.headers.location]).toEqual([303, '/painel/midia?aviso=envio-grande']);
    const page = await followed(answer);
    expect([page.status, page.text]).toEqual([413, expect.stringContaining('passa de 12 MB')]);
  });

  it('of anybody else, or for another page, is read up to 256 KiB', async () => {
    for (const [cookie, path] of [
      ['', LIBRARY],
      ['PHPSESSID=made-up; vitrine=cl', LIBRARY],
      [customer, LIBRARY],
      [seller, LIBRARY],
      [marketer, '/painel/banners'],
      [marketer, '/checkout/acesso'],
    ] as const) {
      expect([path, (await postForm(cookie, Buffer.alloc(MIB), path)).status]).toEqual([path, 413]);
    }
    expect((await postForm(customer, Buffer.alloc(1000))).status).toBe(403);
    // What was typed beside the file is handed back, to be sent once there is a session.
    const ended = await postForm('', Buffer.alloc(1000));
    expect([ended.status, ended.text]).toEqual([401, expect.stringContaining('escolha-os de novo')]);
  });
});

describe('the call with a file', () => {
  it('is read as far, and speaks JSON', async () => {
    const taken = await postFile(marketer, await photo(9 * MIB));
    expect([taken.status, JSON.parse(taken.text)]).toEqual([
      200,
      expect.objectContaining({ alt: 'Uma foto' }),
    ]);
    for (const megabytes of [13, 20]) {
      const { status, text } = await postFile(marketer, Buffer.alloc(megabytes * MIB));
      expect([status, JSON.parse(text)]).toEqual([413, { error: 'O envio passa do limite de 12 MB.' }]);
    }
    for (const cookie of [customer, seller]) {
      expect((await postFile(cookie, Buffer.alloc(MIB))).status).toBe(413);
      expect((await postFile(cookie, Buffer.alloc(1000))).status).toBe(403);
    }
  });

  it('takes a file as what it is, and no form', async () => {
    expect((await postFile(marketer, Buffer.from('x'), 'text/plain')).status).toBe(415);
    expect((await postFile(marketer, Buffer.from('x'), 'multipart/form-data; boundary=x')).status).toBe(415);
  });
});

describe('many at once', () => {
  /** Sends the beginning of a form, and the rest when it is told to. */
  function begin(): { readonly finish: () => Promise<number> } {
    const headers = {
      Cookie: marketer,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '1000',
    };
    const request = httpRequest(at(LIBRARY), { method: 'POST', headers, agent: false });
    const status = new Promise<number>((resolve, reject) => {
      request.on('response', (response) => resolve(response.resume().statusCode ?? 0));
      request.on('error', reject);
    });
    request.write(Buffer.alloc(500));
    return {
      finish: () => {
        request.end(Buffer.alloc(500));
        return status;
      },
    };
  }

  it('are three: one more is asked to wait, and has a place when one of them is answered', async () => {
    const reading = [begin(), begin(), begin()];
    // One that came after this form had no place: another one takes the place that the form left.
    const sendOne = async (): Promise<string> => {
      const { headers } = await postForm(marketer, Buffer.alloc(MIB));
      if (headers.location === undefined) reading.push(begin());
      return headers.location ?? '';
    };
    await expect.poll(sendOne, { timeout: 60_000 }).toBe('/painel/midia?aviso=muitos-envios');
    const page = await send(at('/painel/midia?aviso=muitos-envios'), { headers: { Cookie: marketer } });
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('Tente de novo em instantes')]);
    const statuses = await Promise.all(reading.map(({ finish }) => finish()));
    expect(statuses.filter((status) => status !== 303)).toEqual([422, 422, 422]);
    expect((await postForm(marketer, await photo(MIB))).headers.location).toBe('/painel/midia?aviso=enviada');
  });
});
