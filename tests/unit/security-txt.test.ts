import { describe, expect, it } from 'vitest';
import { securityTxt } from '#lib/domain/shop/security-txt.ts';

const NOW = new Date('2026-11-20T15:30:00Z');
const field = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';

describe('security.txt', () => {
  it('says whom to write to and how long it holds: less than a year', () => {
    const text = securityTxt('https://loja.example', 'loja@loja.example', NOW);
    expect(field(text, 'Contact')).toBe('mailto:loja@loja.example');
    expect(field(text, 'Canonical')).toBe('https://loja.example/.well-known/security.txt');
    const left = Date.parse(field(text, 'Expires')) - NOW.getTime();
    expect(left).toBeGreaterThan(178 * 24 * 3_600_000);
    expect(left).toBeLessThan(365 * 24 * 3_600_000);
    expect(field(text, 'Expires')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  });

  it('names the shop where it has no address to write to, and lets none break the lines', () => {
    for (const email of ['', 'ligue', 'a@b\nContact: mailto:mau@exemplo']) {
      expect(field(securityTxt('https://loja.example', email, NOW), 'Contact')).toBe('https://loja.example');
    }
  });
});
