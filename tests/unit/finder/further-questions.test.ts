import { describe, expect, it } from 'vitest';
import { answer } from '#lib/domain/finder/answer.ts';
import { furtherQuestions } from '#lib/domain/finder/further-questions.ts';
import { type Asked, readQuestion } from '#lib/domain/finder/question.ts';
import { SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';
import { askedEnds } from '#lib/domain/finder/uses.ts';
import { READER, SHEETS, SHELF } from '../../support/finder.ts';

function told(from: string, to: string, more: Partial<Asked> = {}) {
  const asked: Asked = { ...askedEnds(READER, from, to), metros: undefined, precisa: [], ...more };
  const { read } = readQuestion(READER, asked);
  if (!read) throw new Error(`${from} or ${to} is not known`);
  const found = answer(SHIPPED_RULES, SHELF, read);
  return { found, questions: furtherQuestions(SHIPPED_RULES, READER, SHELF, asked, read, found) };
}

describe('questions on the page of a pair', () => {
  it('are on every pair that something links, and name what is sold', () => {
    const silent = SHIPPED_RULES.pairs.filter(({ from, to }) => {
      const { found, questions } = told(from, to);
      return found.type !== 'nenhum' && questions.length === 0;
    });
    expect(silent).toEqual([]);
  });

  it('say the distance that the longest cable covers', () => {
    const far = (from: string, to: string) =>
      told(from, to).questions.find(({ question }) => question.startsWith('Até que distância'))?.answer ?? '';
    const wrong: string[] = [];
    for (const { from, to } of SHIPPED_RULES.pairs) {
      const [, said, length] = /^Um cabo só chega a ([\d,]+) m: \{([^}]+)\}/.exec(far(from, to)) ?? [];
      if (said === undefined) continue;
      const piece = SHEETS.find(({ sku }) => sku === length);
      const metres = piece?.numbers.comprimento ?? 0;
      const most = Math.floor((metres - Math.max(0.2, metres * 0.1)) * 10 + 1e-6) / 10;
      const cut = Math.floor((metres / 1.1) * 10) / 10;
      const number = Number(said.replace(',', '.'));
      // Of speaker wire the section says how far.
      const fits = from === 'receiver~borne' ? number < cut : number === most || number === cut;
      if (!fits) wrong.push(`${from} ${to}: ${said} ${metres}`);
    }
    expect(wrong).toEqual([]);
    expect(far('tv~optica', 'soundbar~optica')).toMatch(/^Um cabo só chega a 9 m/);
    expect(far('p2', 'rca')).toMatch(/^Um cabo só chega a 4,5 m/);
    expect(far('mesa-de-som~xlr', 'caixa-ativa~xlr')).toMatch(/com \d × \{/);
  });

  it('say how far, what passes and what needs power, by the same search', () => {
    const { questions } = told('hdmi', 'vga');
    const all = questions.map(({ question, answer: text }) => `${question} ${text}`).join('\n');
    expect(all).toContain('O som vai junto? Sim, com {FS-ADP-HVG}');
    expect(all).toContain('E no sentido contrário, de VGA para HDMI? É preciso um aparelho com eletrônica');
  });

  it('tell a picture that does not pass, and why', () => {
    const { questions } = told('displayport', 'hdmi');
    const sharp = questions.find(({ question }) => question === 'Passa 4K a 60 Hz?');
    expect(sharp?.answer).toMatch(/^Sim, com \{FS-ADP-DPH\}/);
  });

  it('have no braces left open, and products for all of them', () => {
    for (const { from, to } of SHIPPED_RULES.pairs) {
      for (const { question, answer: text, hops } of told(from, to).questions) {
        expect(question, `${from} ${to}`).toMatch(/^[A-ZÉ].*\?$/);
        expect(text.length, `${from} ${to}: ${question}`).toBeGreaterThan(10);
        const skus = new Set(hops.map(({ piece }) => piece.sku));
        for (const [, sku = ''] of text.matchAll(/\{([^}]*)\}/g)) expect(skus.has(sku), sku).toBe(true);
      }
    }
  });

  it('are not on questions with a distance or needs, nor on other pairs', () => {
    expect(told('hdmi', 'vga', { metros: 4 }).questions).toEqual([]);
    expect(told('hdmi', 'vga', { precisa: ['4k60'] }).questions).toEqual([]);
    expect(told('sc', 'sc').questions).toEqual([]);
  });
});
