import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from '#lib/platform/accounts/password.ts';
import { createTurnstile } from '#lib/platform/kernel/limits/turnstile.ts';

describe('a password', () => {
  it('is kept as an argon2id hash with a salt of its own', async () => {
    const [one, other] = [await hashPassword('uma senha'), await hashPassword('uma senha')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await isPassword('uma senha', one)).toBe(true);
    expect(await isPassword('uma senhA', one)).toBe(false);
    expect(await isPassword('', one)).toBe(false);
  });

  it('is the same in both spellings of Unicode', async () => {
    const stored = await hashPassword('coração'.normalize('NFC'));
    expect(await isPassword('coração'.normalize('NFD'), stored)).toBe(true);
  });

  it('is checked with the parameters of its hash', async () => {
    // A test vector of the reference implementation (phc-winner-argon2, src/test.c).
    const phc = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await isPassword('password', phc)).toBe(true);
    expect(await isPassword('Password', phc)).toBe(false);
  });

  it.each([undefined, '', 'x', '$2b$10$abc', '$argon2i$v=19$m=64,t=1,p=1$c29tZXNhbHQ$AcmqasQgW/w'])(
    'is never right for the stored %j',
    async (stored) => {
      expect(await isPassword('', stored)).toBe(false);
      expect(await isPassword('password', stored)).toBe(false);
    },
  );
});

describe('a turnstile', () => {
  const gate = () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open, opened };
  };

  it('lets two through at once, then whoever came first, and turns away who finds the line full', async () => {
    const pass = createTurnstile({ atOnce: 2, waiting: 2 });
    const gates = Array.from({ length: 4 }, gate);
    const began: number[] = [];
    const visits = gates.map(({ opened }, index) =>
      pass(async () => {
        began.push(index);
        await opened;
      }),
    );
    await expect(pass(async () => undefined)).rejects.toMatchObject({ status: 429 });
    expect(began).toEqual([0, 1]);
    gates[1]?.open();
    await visits[1];
    expect(began).toEqual([0, 1, 2]);
    for (const { open } of gates) open();
    await Promise.all(visits);
    expect(began).toEqual([0, 1, 2, 3]);
    await pass(async () => undefined);
  });

  it('gives the place of work that failed to the next', async () => {
    const pass = createTurnstile({ atOnce: 1, waiting: 1 });
    await expect(pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await pass(async () => 'next')).toBe('next');
  });
});
