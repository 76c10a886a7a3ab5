import type { AtributoItem } from '#lib/contract/checkout.ts';
import { filled } from '#lib/contract/empty.ts';
import { shortName, thumbnail } from '#lib/domain/cart/cart.ts';
import { formatBRL } from '#lib/domain/kernel/money.ts';
import { keepUnits } from '#lib/domain/kernel/typography.ts';
import { defaultImage } from '#lib/domain/media/images.ts';
import { cashEach, showsListPrice } from '#lib/domain/offers/prices.ts';
import { type CartLine, removeLine, setQuantity } from '#lib/stores/cart.ts';
import { cartText } from '#lib/text/cart.ts';
import { QuantityControl } from '../QuantityControl.tsx';

type LineProps = {
  readonly line: CartLine;
  /** No answer says which way to pay has the cash price. */
  readonly cashUnnamed: boolean;
};

/** One line of the cart: picture, name, choices, prices, quantity, removal. */
export function Line({ line, cashUnnamed }: LineProps): React.JSX.Element {
  const { nome, quantidade, rota } = line;
  return (
    <li className="side-cart-line">
      <img
        className="side-cart-line_picture"
        src={thumbnail(line.imagem, defaultImage('small'))}
        alt=""
        width="80"
        height="80"
        onError={showDefault}
      />
      <div className="side-cart-line_about">
        {/* A hosted platform need not say where the product is. */}
        <a className="side-cart-line_name" href={rota || undefined} title={nome}>
          {keepUnits(shortName(nome))}
        </a>
        <Choices line={line} />
        <Prices line={line} cashUnnamed={cashUnnamed} />
        <div className="side-cart-line_actions">
          <QuantityControl
            quantity={quantidade}
            label={cartText.quantityOf(nome)}
            onChange={(quantity) => setQuantity(line, quantity)}
          />
          <button
            type="button"
            className="side-cart-line_remove"
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              void removeLine(line);
            }}
          >
            {cartText.remove}
            <span className="visually-hidden">{cartText.ofProduct(nome)}</span>
          </button>
        </div>
      </div>
    </li>
  );
}

/** The button goes with its line: the focus moves to the title, which says how many are left. */
function keepFocus(button: HTMLElement): void {
  button.closest('dialog')?.querySelector<HTMLElement>('.side-cart_title')?.focus();
}

/** A picture that is gone from the shop leaves no broken frame. */
function showDefault({ currentTarget: picture }: React.SyntheticEvent<HTMLImageElement>): void {
  if (!picture.src.endsWith(defaultImage('small'))) picture.src = defaultImage('small');
}

function Choices({ line }: { readonly line: CartLine }): React.JSX.Element | null {
  const { unico, simples } =
    filled<{ readonly unico?: AtributoItem; readonly simples?: AtributoItem }>(line.atributos) ?? {};
  const choices = [unico, simples].filter((choice) => choice !== undefined);
  if (choices.length === 0) return null;
  return (
    <ul className="side-cart-line_choices">
      {choices.map(({ atributo, atributoValor }) => (
        <li key={atributo.id}>
          {atributo.label}: {keepUnits(atributoValor.label)}
        </li>
      ))}
    </ul>
  );
}

function Prices({ line, cashUnnamed }: LineProps): React.JSX.Element {
  const { precoDe, precoPor, descontoVista } = line.precos;
  return (
    <p className="side-cart-line_prices">
      {showsListPrice({ de: precoDe, por: precoPor }) && (
        <s className="side-cart-line_list">{formatBRL(precoDe)}</s>
      )}
      <strong className="side-cart-line_price">
        {precoPor > 0 ? formatBRL(precoPor) : cartText.atCheckout}
      </strong>
      {descontoVista > 0 && (
        <span className="side-cart-line_cash">
          {cartText.inCashOff(formatBRL(cashEach(line.precos)), descontoVista, cashUnnamed)}
        </span>
      )}
    </p>
  );
}
