import { useStore } from '@nanostores/react';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ShippingReply } from '#lib/contract/shipping-quote.ts';
import { typedCep } from '#lib/domain/kernel/cep.ts';
import { shippingPath } from '#lib/paths.ts';
import { $shipping, $shippingBusy, quoteShipping, rememberedCep } from '#lib/stores/shipping.ts';
import { shippingText } from '#lib/text/shipping.ts';
import { useReady } from './ready.ts';
import { PlainFields, type Value } from './shipping-calculator/PlainFields.tsx';
import { Quote, spokenQuote } from './shipping-calculator/Quote.tsx';
import { readSelection, type Selection, useSelectionChange } from './shipping-calculator/use-selection.ts';

export type ShippingCalculatorProps = {
  readonly idProduto: number;
  /** Path of the product's page. */
  readonly rota: string;
  /** Name of what is chosen on the page, '' when nothing is, with its values. */
  readonly atributo: string;
  readonly valores: readonly Value[];
  /** The form as it came back from a browser without scripts. */
  readonly reply?: ShippingReply | undefined;
};

/** What the delivery costs, for what the buy form holds. Without a script the form asks for value and quantity itself. */
export function ShippingCalculator(props: ShippingCalculatorProps): React.JSX.Element {
  const { idProduto, rota, reply } = props;
  const root = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const quoted = useRef<Selection>(undefined);
  const [typed, setTyped] = useState(reply?.cep ?? '');
  const state = useStore($shipping, { ssr: 'initial' });
  const busy = useStore($shippingBusy, { ssr: 'initial' });
  const answer = state.kind === 'idle' ? reply?.answer : state;
  const problem = answer?.kind === 'problem' ? answer : undefined;
  const badCep = problem?.field === 'cep';
  // On the page that answers the form, the browser goes to the answer.
  const fresh = reply !== undefined && state.kind === 'idle';

  // What was typed before React came is in the field, not in the state.
  useEffect(() => {
    const { value } = field.current ?? { value: '' };
    const remembered = rememberedCep();
    setTyped(value === '' ? remembered : typedCep(value));
    // So that who came to type another one replaces it; who has begun to type by then does not lose a digit.
    if (value === '' && document.activeElement === field.current)
      setTimeout(() => field.current?.value === remembered && field.current.select());
  }, []);
  useReady(root);

  const ask = useCallback(async (): Promise<void> => {
    const selection = readSelection();
    quoted.current = selection;
    await quoteShipping({ cep: field.current?.value ?? '', idProduto, ...selection });
    const result = $shipping.get();
    if (result.kind === 'problem' && result.field === 'cep') field.current?.focus();
  }, [idProduto]);
  useSelectionChange(quoted, ask);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void ask();
  };
  return (
    <form className="shipping-calculator" method="post" action={shippingPath} ref={root} onSubmit={submit}>
      <input type="hidden" name="idProduto" value={idProduto} />
      <input type="hidden" name="rota" value={rota} />
      <label className="field_label" htmlFor="frete-cep">
        {shippingText.title}
      </label>
      <PlainFields {...props} problem={problem?.field === 'quantidade' ? problem.message : undefined} />
      <div className="shipping-calculator_row">
        <input
          ref={field}
          className="input"
          id="frete-cep"
          name="cep"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder={shippingText.placeholder}
          aria-invalid={badCep || undefined}
          aria-describedby={badCep ? 'frete-problema' : undefined}
          value={typed}
          onChange={({ target: { value, selectionEnd } }) =>
            setTyped(selectionEnd === value.length ? typedCep(value) : value)
          }
          // biome-ignore lint/a11y/noAutofocus: where the form that came back is wrong
          autoFocus={fresh && badCep}
          // Of the field: what was typed while React came may not be in the state yet.
          onBlur={({ target: { value } }) => setTyped(typedCep(value))}
        />
        <button type="submit" className="button button-quiet" aria-busy={busy || undefined} data-intent-once>
          {shippingText.calculate}
        </button>
      </div>
      {problem && problem.field !== 'quantidade' && (
        <p
          className="field_error"
          id="frete-problema"
          role="alert"
          tabIndex={fresh ? -1 : undefined}
          // biome-ignore lint/a11y/noAutofocus: what is wrong with the form that came back
          autoFocus={fresh && problem.field === 'form'}
        >
          {problem.message}
        </p>
      )}
      <a
        className="shipping-calculator_help"
        href="https://buscacepinter.correios.com.br/"
        target="_blank"
        rel="noopener"
      >
        {shippingText.findCep}
      </a>
      <p className="visually-hidden" role="status">
        {busy ? shippingText.calculating : state.kind === 'quote' && spokenQuote({ answer: state })}
      </p>
      {answer?.kind === 'quote' && <Quote answer={answer} fresh={fresh} />}
    </form>
  );
}
