/** What a checker of HTML says of a page, against the standard and what readers aloud need. */
import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A list without bullets is none to VoiceOver unless its role says so.
    'no-redundant-role': 'off',
    // The one button of a form sends it, which is what it is for.
    'no-implicit-button-type': 'off',
    // A list of suggestions and the shop's own loader are none of the browser's.
    'prefer-native-element': 'off',
    // Heads of dialogs are no landmarks, which the rule takes them for.
    'unique-landmark': 'off',
  },
});

/** What Astro puts before the first island; the framework has no other place for it. */
const ISLAND_STYLE = /<style>astro-island,[a-z,-]+\{display:contents\}<\/style>/;

export function withoutIslandStyle(html: string): string {
  return html.replace(ISLAND_STYLE, '');
}

/** @returns each flaw once, with the place of its first. */
export function htmlFlaws(html: string): readonly string[] {
  const { results } = checker.validateStringSync(withoutIslandStyle(html));
  const messages = results.flatMap((result) => result.messages);
  const places = new Map(
    messages.map(({ ruleId, message, selector }) => [`${ruleId}: ${message}`, selector ?? '']),
  );
  return [...places].map(([flaw, selector]) => `${flaw} (${selector})`);
}
