/** Asking a provider: for a limited time, and not while it has just failed again and again. */
import { describe, expect, it } from 'vitest';
import { createAskProvider } from '#lib/platform/payments/providers/ask.ts';
import type { MachineProvider } from '#lib/platform/payments/providers/provider.ts';

const never = () => Promise.reject(new Error('nobody asks here'));
const provider: MachineProvider = {
  name: 'banco',
  witness: 'machine',
  methods: ['pix'],
  make: never,
  read: never,
  cancel: never,
  refund: never,
  readRefund: never,
};
const absent = async () => ({ said: 'absent' }) as const;

describe('a provider', () => {
  it('that fails has said nothing, and the failure is told', async () => {
    const told: string[] = [];
    const ask = createAskProvider({
      now: () => new Date(0),
      onFailure: (name, error) => told.push(`${name}: ${error}`),
    });
    expect(await ask(provider, () => Promise.reject(new Error('503')))).toEqual({ said: 'nothing' });
    expect(told).toEqual(['banco: Error: 503']);
  });

  it('that never answers has said nothing once its time is over', async () => {
    const ask = createAskProvider({ now: () => new Date(0), patience: 5 });
    expect(await ask(provider, () => new Promise(() => undefined))).toEqual({ said: 'nothing' });
  });

  it('that failed five times in a row is left alone for half a minute', async () => {
    let time = 0;
    let asked = 0;
    const ask = createAskProvider({ now: () => new Date(time) });
    const fail = () => {
      asked += 1;
      return Promise.reject(new Error('down'));
    };
    for (let i = 0; i < 8; i += 1) await ask(provider, fail);
    expect(asked).toBe(5);
    time = 29_999;
    expect(await ask(provider, absent)).toEqual({ said: 'nothing' });
    time = 30_000;
    expect(await ask(provider, absent)).toEqual({ said: 'absent' });
    expect(await ask({ ...provider, name: 'outro' }, absent)).toEqual({ said: 'absent' });
  });

  it('is left alone at one account, not at the others', async () => {
    const ask = createAskProvider({ now: () => new Date(0) });
    const fail = () => Promise.reject(new Error('401'));
    for (let i = 0; i < 5; i += 1) await ask(provider, fail, 7);
    expect(await ask(provider, absent, 7)).toEqual({ said: 'nothing' });
    expect(await ask(provider, absent, 8)).toEqual({ said: 'absent' });
    expect(await ask(provider, absent)).toEqual({ said: 'absent' });
  });
});
