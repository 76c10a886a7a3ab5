/** What an input tells about the texts that `FieldFrame` puts around it. */

export interface FieldTexts {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
}

/** A wrong field is announced with its message and has the focus when the page opens. */
export function fieldState({ id, hint, problem }: FieldTexts) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': problem ? ('true' as const) : undefined,
    autofocus: problem ? true : undefined,
  };
}
