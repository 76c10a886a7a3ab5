import type { Frete } from '#lib/contract/shipment.ts';
import type { ShippingAnswer } from '#lib/contract/shipping-quote.ts';
import { formatCep } from '#lib/domain/kernel/cep.ts';
import { type Centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { shippingText } from '#lib/text/shipping.ts';

type Answered = { readonly answer: Extract<ShippingAnswer, { kind: 'quote' }> };
/** `fresh`: the page was sent for this answer, so it begins here. */
type QuoteProps = Answered & { readonly fresh: boolean };

/** The services with price and term, and what the visitor has to know beside. */
export function Quote({
  answer: {
    cep,
    quantidade,
    cotacao: { fretes, mensagem, restricaoEntrega },
  },
  fresh,
}: QuoteProps): React.JSX.Element {
  const said = mensagem || restricaoEntrega;
  return (
    <div
      className="shipping-calculator_quote"
      tabIndex={fresh ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: the answer the visitor asked for
      autoFocus={fresh}
    >
      {said !== '' && (
        <p className="notice notice-warning" role={fretes.length === 0 ? 'alert' : undefined}>
          {said}
        </p>
      )}
      {fretes.length > 0 && (
        <>
          <p className="field_label" id="frete-lugar">
            {shippingText.deliverTo(formatCep(cep), quantidade)}
          </p>
          {/* biome-ignore lint/a11y/noRedundantRoles: without it Safari takes a list without bullets for none */}
          <ul className="shipping-calculator_services" role="list" aria-labelledby="frete-lugar">
            {fretes.map((frete) => (
              <li key={frete.id}>
                <span>
                  {frete.label}
                  <small>{frete.prazo}</small>
                </span>
                <b data-free={frete.valor === 0 || undefined}>{priceOf(frete)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The quote in a sentence, for who hears the page. */
export function spokenQuote({ answer: { cotacao } }: Answered): string {
  const [cheapest] = cotacao.fretes;
  if (!cheapest) return '';
  const { label, prazo } = cheapest;
  const { length } = cotacao.fretes;
  const said = cotacao.mensagem === '' ? '' : ` ${cotacao.mensagem}`;
  return shippingText.quoted(shippingText.options(length), label, priceOf(cheapest), prazo) + said;
}

function priceOf({ valor }: Frete<Centavos>): string {
  return valor === 0 ? shippingText.free : formatBRL(valor);
}
