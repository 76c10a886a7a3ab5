import { describe, expect, it } from 'vitest';
import { pictureOf, socketShape } from '#layouts/sockets.ts';
import { SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';

describe('pictures of sockets', () => {
  const unknown = socketShape('no such socket');

  it('are there for every socket of a port', () => {
    const sockets = [...new Set(SHIPPED_RULES.ports.map(({ socket }) => socket))];
    expect(sockets.filter((socket) => socketShape(socket) === unknown)).toEqual([]);
  });

  it('differ, so that one is not taken for another', () => {
    const seen = new Map<string, string>();
    const alike = SHIPPED_RULES.connectors.flatMap(({ id }) => {
      const shape = socketShape(id);
      const other = seen.get(shape);
      seen.set(shape, id);
      return other === undefined ? [] : [`${other} and ${id}`];
    });
    expect(alike).toEqual([]);
  });
});

describe('ports that share a socket and look unlike', () => {
  it('have pictures of their own, in the colours that the words beside them say', () => {
    const of = (port: string) => {
      const { socket = '', id = '' } = SHIPPED_RULES.ports.find((one) => one.id === port) ?? {};
      return socketShape(pictureOf(socket, id));
    };
    const [green, blue, yellow] = ['#3f9d5a', '#4a86d8', '#f2c335'];
    expect(of('componente')).toContain(green);
    expect(of('componente')).toContain(blue);
    expect(of('componente')).not.toContain(yellow);
    expect(of('av')).toContain(yellow);
    expect(of('sub-out')).not.toBe(of('coaxial'));
    expect(of('phono')).not.toBe(of('rca'));
    expect(of('midi')).not.toBe(of('dmx-5'));
  });
});
