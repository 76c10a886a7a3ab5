/** What is proposed while nothing is asked: what a seller would hand over, not what is one step shorter. */
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/lib/domain/finder/answer.ts';
import { SHIPPED_RULES } from '../../../src/lib/domain/finder/shipped-rules.ts';
import { ask } from '../../support/finder.ts';

function plain(from: string, to: string, metres?: number): Answer {
  const found = ask(from, to, metres, '');
  if ('unknown' in found) throw new Error(`${from} or ${to} is not known`);
  return found;
}

const gbpsOf = ({ hops }: Answer) => Math.min(...hops.map(({ way }) => way.part.gbps ?? 0));
const priceOf = (hops: Answer['hops']) =>
  hops.reduce((sum, { piece, quantity }) => sum + piece.price * quantity, 0);

const DEVICES = SHIPPED_RULES.devices;
const EVERY = DEVICES.flatMap((from) =>
  DEVICES.filter((to) => to !== from).map((to) => ({
    from,
    to,
    found: plain(`${from.name} / `, `${to.name} / `),
  })),
);

it('sells nothing for what brings its own plug, and a coupler where it does not reach', () => {
  expect(plain('Chromecast', 'TV')).toMatchObject({ type: 'nenhum', direct: true });
  expect(plain('Chromecast', 'TV', 2).hops.map(({ piece }) => piece.sku)).toContain('FS-ADP-EHD');
});

describe('a question of two devices alone', () => {
  it.each([
    ['PlayStation 5', 'TV', 48],
    ['Xbox Series', 'Monitor', 48],
    ['PlayStation 5', 'Projetor', 18],
    ['Notebook', 'TV', 18],
    ['TV box', 'TV', 18],
    ['Placa de vídeo', 'TV', 48],
    ['Nintendo Switch', 'TV', 10.2],
  ])('%s to %s is a cable of %d Gb/s', (from, to, gbps) => {
    const found = plain(from, to);
    expect([found.type, gbpsOf(found)]).toEqual(['cabo', gbps]);
  });

  it('says what the cable was chosen for, and when the distance takes it away', () => {
    expect(plain('PlayStation 5', 'TV').told.sentences.join(' ')).toContain('uso comum: 4K a 120 Hz');
    expect(plain('Notebook', 'TV').told.sentences.join(' ')).toContain('uso comum: 4K a 60 Hz');
    expect(plain('PlayStation 5', 'TV').told.limits.join(' ')).not.toContain('menos do que os aparelhos');
  });

  it('hands no console or computer a cable that halves it', () => {
    const halved = EVERY.filter(({ from, to, found }) => {
      const [cable] = found.hops;
      // Of what sends to a television only to hear it, the cable carries sound.
      if (from.returns && from.out.every((id) => id === 'hdmi')) return false;
      if (found.hops.length !== 1 || cable?.way.from !== 'tmds' || cable.way.to !== 'tmds') return false;
      const each = [from, to].map(({ caps, usual }) => caps?.tmds ?? usual ?? 18);
      return (cable.way.part.gbps ?? 0) * 1.01 < Math.min(...each);
    });
    expect(halved.map(({ from, to }) => `${from.id} > ${to.id}`)).toEqual([]);
  });

  it('calls cheaper only what costs less', () => {
    const dearer = EVERY.filter(({ found }) =>
      found.others.some(
        ({ why, hops }) => why.startsWith('mais barato') && priceOf(hops) >= priceOf(found.hops),
      ),
    );
    expect(dearer.map(({ from, to }) => `${from.id} > ${to.id}`)).toEqual([]);
    expect(EVERY.some(({ found }) => found.others.some(({ why }) => why.startsWith('mais barato')))).toBe(
      true,
    );
  });

  it.each([
    ['TV', 'Monitor', 'origem', /só recebe imagem/],
    ['TV', 'Placa de captura', 'origem', /só recebe imagem/],
    ['Câmera IP', 'TV', 'fisico', /roteador ou ao switch/],
    ['Notebook', 'PlayStation 5', 'fisico', /roteador ou ao switch/],
  ])('%s to %s is none, and why', (from, to, reason, text) => {
    const found = plain(from, to);
    expect([found.type, found.reason]).toEqual(['nenhum', reason]);
    expect(found.told.sentences.join(' ')).toMatch(text);
  });

  it('sends analogue pictures of a recorder into no SDI input', () => {
    expect(plain('DVR', 'Roteador SDI').from?.signals).not.toContain('sdi');
  });

  it('hears a television by a plain cable, whichever is named first, and tells what a picture would take', () => {
    const found = plain('Soundbar', 'TV', 2);
    expect(found.hops.map(({ piece }) => piece.sku)).toEqual(['FS-HDM-HS-030']);
    expect(found.told.sentences.join(' ')).toContain('Para o som este cabo basta');
    const picture = found.others.find(({ why }) => why.includes('passar pela soundbar: até 4K a 120 Hz'));
    expect(picture?.hops.map(({ way }) => way.part.gbps)).toEqual([48]);
    expect(gbpsOf(plain('Receiver', 'TV', 2))).toBe(48);
  });

  it('feeds a soundbar by its input, and hears the television by its return channel', () => {
    expect(plain('PlayStation 5', 'Soundbar').to?.port.id).toBe('hdmi');
    expect(plain('TV', 'Soundbar').to?.port.id).toBe('hdmi-arc');
  });
});
