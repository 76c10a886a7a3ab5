import { describe, expect, it } from 'vitest';
import { socketShape } from '#layouts/sockets.ts';
import { SHIPPED_RULES } from '#lib/domain/finder/rules.ts';

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
