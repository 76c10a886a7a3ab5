/** What a form of `/minha-conta` shows when it comes back. */

/** Why, by the field it is about; `form` is about none. */
export type Problems = Readonly<Record<string, string>>;

/** Where the browser goes on, or the form again. */
export type FormOutcome<Typed> =
  | { readonly path: string }
  | {
      readonly status: 200 | 422 | 429;
      readonly typed: Typed;
      readonly problems: Problems;
      readonly note?: string | undefined;
    };
