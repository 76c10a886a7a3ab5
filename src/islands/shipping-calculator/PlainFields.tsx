import type { ShippingReply } from '#lib/contract/shipping-quote.ts';
import { shippingText } from '#lib/text/shipping.ts';

export type Value = { readonly idAtributoValor: number; readonly label: string };
type PlainFieldsProps = {
  readonly atributo: string;
  readonly valores: readonly Value[];
  readonly reply?: ShippingReply | undefined;
  readonly problem: string | undefined;
};

/** What the buy form would tell a script; shown only where there is none. */
export function PlainFields({ atributo, valores, reply, problem }: PlainFieldsProps): React.JSX.Element {
  return (
    <div className="shipping-calculator_plain">
      {valores.length > 0 && (
        <label className="field">
          <span className="field_label">{shippingText.value(atributo)}</span>
          <select className="input" name="idAtributoSimples" defaultValue={reply?.idAtributoSimples ?? 0}>
            <option value={0}>{shippingText.valueOpen}</option>
            {valores.map(({ idAtributoValor, label }) => (
              <option key={idAtributoValor} value={idAtributoValor}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span className="field_label">{shippingText.quantity}</span>
        <input
          className="input"
          name="quantidade"
          inputMode="numeric"
          defaultValue={reply?.quantidade ?? '1'}
          aria-invalid={problem ? true : undefined}
          // biome-ignore lint/a11y/noAutofocus: where the form that came back is wrong
          autoFocus={problem !== undefined}
          aria-describedby={problem ? 'frete-quantidade' : undefined}
        />
      </label>
      {problem && (
        <p className="field_error" id="frete-quantidade" role="alert">
          {problem}
        </p>
      )}
      {/* The title of the form is the field's label, but these stand between the two. */}
      <span className="field_label" aria-hidden="true">
        {shippingText.cep}
      </span>
    </div>
  );
}
