import { describe, expect, it } from 'vitest';
import { socketShape } from '#layouts/sockets.ts';
import { SHIPPED_CODES, SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';
import { readRules, shippedFile } from '#lib/platform/finder/rules/read-rules.ts';

describe('the rules that come with the shop', () => {
  it('are a file that an owner could bring, and no name in them leads nowhere', () => {
    expect(readRules(shippedFile())).toEqual({ rules: SHIPPED_RULES, codes: SHIPPED_CODES });
  });

  it('say of every socket how it is recognised', () => {
    const sockets = new Set(SHIPPED_RULES.ports.map(({ socket }) => socket));
    const silent = SHIPPED_RULES.connectors.filter(({ id, look }) => sockets.has(id) && !look);
    expect(silent.map(({ id }) => id)).toEqual([]);
    for (const socket of sockets) expect(socketShape(socket), socket).not.toBe(socketShape('none'));
  });

  it('name the source of their facts', () => {
    for (const part of ['connectors', 'devices', 'ports', 'reach', 'signals', 'traps']) {
      expect(shippedFile().sources?.[part]?.length, part).toBeGreaterThan(20);
    }
  });
});
