import { useRef, useState } from 'react';
import { newsletterPath } from '#lib/paths.ts';
import { subscribeToNews } from '#lib/stores/newsletter.ts';
import { newsletterText } from '#lib/text/newsletter.ts';

type State = 'asking' | 'sending' | 'done';

/** Fixed, as at most one popup is on a page: ids of React's own would differ between server and browser (astro.config.mjs). */
const id = 'popup-email';

/** The form of the news inside a popup; without an answer in time it is an ordinary form. */
export function Newsletter(): React.JSX.Element {
  const [state, setState] = useState<State>('asking');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const send = async (event: React.SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (state !== 'asking') return;
    setState('sending');
    const failed = await subscribeToNews(field.current?.value ?? '');
    setProblem(failed);
    setState(failed === undefined ? 'done' : 'asking');
    if (failed !== undefined) field.current?.focus();
  };

  return (
    <>
      <p role="status">{state === 'done' && newsletterText.next}</p>
      {state !== 'done' && (
        <form className="popup_form" method="post" action={newsletterPath} onSubmit={send}>
          <label className="field_label" htmlFor={id}>
            {newsletterText.email}
          </label>
          <input
            ref={field}
            className="input"
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            required
          />
          <p className="field_error" id={`${id}-problem`} role="alert">
            {problem}
          </p>
          <button className="button" type="submit" aria-busy={state === 'sending'}>
            {newsletterText.button}
          </button>
        </form>
      )}
    </>
  );
}
