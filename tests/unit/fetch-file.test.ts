/** Files of the web that somebody named: what the other side does is bounded in time and bytes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchFile } from '#lib/platform/kernel/http/fetch-file.ts';
import { type PictureHost, pictureHost } from '../support/picture-host.ts';

let host: PictureHost;
beforeAll(async () => {
  host = await pictureHost();
});
afterAll(() => host.close());

const MOST = 1000;
const fetched = (path: string, within = 5000) =>
  fetchFile(new URL(host.url(path)), { mostBytes: MOST, within, allowed: [host.host] });

it('one that drips is given up when its time is over, though it never falls silent', async () => {
  host.answer('/gotas.jpg', (response) => {
    response.writeHead(200, { 'Content-Length': '900' });
    const drip = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(drip));
  });
  expect(await fetched('/gotas.jpg', 300)).toEqual({ motivo: 'demora', detalhe: '', again: true });
});

it('one that answers nothing is given up likewise', async () => {
  host.answer('/mudo.jpg', () => undefined);
  expect(await fetched('/mudo.jpg', 100)).toMatchObject({ motivo: 'demora' });
});

it('ten gigabytes are refused by what they say, and what says nothing when it is too much', async () => {
  host.answer('/dita.jpg', (response) => {
    response.writeHead(200, { 'Content-Length': String(10 * 2 ** 30) }).write('x');
  });
  let poured = 0;
  host.answer('/calada.jpg', (response) => {
    const pour = setInterval(() => {
      poured += 400;
      response.write(Buffer.alloc(400));
    }, 5);
    response.on('close', () => clearInterval(pour));
  });
  expect(await fetched('/dita.jpg')).toMatchObject({ motivo: 'heavy', again: false });
  expect(await fetched('/calada.jpg')).toMatchObject({ motivo: 'heavy', again: false });
  expect(poured).toBeLessThan(20 * MOST);
});

it('a file of exactly the most bytes comes', async () => {
  host.answer('/justa.jpg', Buffer.alloc(MOST));
  expect(await fetched('/justa.jpg')).toEqual({ bytes: Buffer.alloc(MOST) });
});
