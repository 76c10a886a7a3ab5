/** A file of rules, read: checked part by part, put over the rules that come with the shop, and checked as a whole. */
import type { Codes, Rules } from '#lib/domain/finder/rules.ts';
import { SHIPPED_CODES, SHIPPED_RULES, SHIPPED_SOURCES } from '#lib/domain/finder/shipped-rules.ts';
import { looseEnds } from './loose-ends.ts';
import { RULES_SHAPE, type RulesFile } from './shape.ts';

export type OwnRules = { readonly rules: Rules; readonly codes: Codes };

/** What is wrong with a file, for whoever made it: where, as in `devices.3.name`, or a name that leads nowhere. */
export type RulesFault =
  | { readonly kind: 'shape'; readonly where: string }
  | { readonly kind: 'twice' | 'unknown'; readonly where: string; readonly name: string }
  | { readonly kind: 'empty' };

/** @returns Rules to answer with, or the first things that are wrong, at most ten. */
export function readRules(data: unknown): OwnRules | readonly RulesFault[] {
  const read = RULES_SHAPE.safeParse(data);
  if (!read.success) {
    return read.error.issues.slice(0, 10).map((issue) => {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      return { kind: 'shape', where: [...issue.path, ...keys].join('.') };
    });
  }
  if (Object.keys(read.data).every((part) => part === 'sources')) return [{ kind: 'empty' }];
  const own = merged(read.data);
  const loose = looseEnds(own.rules);
  return loose.length > 0 ? loose.slice(0, 10) : own;
}

export const isRead = (read: OwnRules | readonly RulesFault[]): read is OwnRules => !Array.isArray(read);

/** Sentences are replaced one by one, all else part by part. */
function merged({ sources: _, codes, sentences, ...parts }: RulesFile): OwnRules {
  const rules = { ...SHIPPED_RULES, ...parts } as Rules;
  return {
    rules: { ...rules, sentences: { ...SHIPPED_RULES.sentences, ...sentences } },
    codes: codes ?? SHIPPED_CODES,
  };
}

/** The rules that come with the shop, as a file that `readRules` takes: what an owner begins with. */
export const shippedFile = (): RulesFile =>
  JSON.parse(JSON.stringify({ sources: SHIPPED_SOURCES, ...SHIPPED_RULES, codes: SHIPPED_CODES }));
