/** The words of letters as the shop has them: those it came with, over which its people may write theirs. */
import type { LetterText } from '#lib/domain/mail/letter.ts';
import { defaultText, LETTER_NAMES, type LetterName } from '#lib/domain/mail/letters.ts';

export type LetterTexts = Readonly<Partial<Record<LetterName, LetterText>>>;

/** @param kept As the settings hold it, which may lack any of it. */
export function letterTexts(kept: object | undefined): LetterTexts {
  const said = (kept ?? {}) as Readonly<Record<string, Partial<LetterText> | undefined>>;
  return Object.fromEntries(
    LETTER_NAMES.flatMap((name) => {
      const own = said[name];
      return own && typeof own === 'object' ? [[name, { ...defaultText(name), ...own }]] : [];
    }),
  );
}

export function textOf(texts: LetterTexts, name: LetterName): LetterText {
  return texts[name] ?? defaultText(name);
}

/** Without those that say what the shop came with, which a later version may say better. */
export function withText(texts: LetterTexts, name: LetterName, words: LetterText): LetterTexts {
  const { [name]: _, ...others } = texts;
  const own = defaultText(name);
  const isDefault =
    words.assunto === own.assunto && words.abertura === own.abertura && words.fechamento === own.fechamento;
  return isDefault ? others : { ...others, [name]: words };
}
