/**
 * The form for a card: number, expiry and code are frames of Mercado Pago, whose script is loaded here and nowhere else. What is sent
 * to the shop is what stands for the card. Where the fields do not come, the form goes away and the link beside it stands.
 */
import type { orderCardScriptText } from '#lib/text/order-card.ts';
import { type Payable, partsOffered, partsText, reais } from './card-parts.ts';

type Field = {
  readonly mount: (id: string) => Field;
  readonly on: (event: string, then: (told: { readonly bin?: string | null }) => void) => void;
};
type Provider = {
  readonly fields: {
    readonly create: (kind: string, options: object) => Field;
    readonly createCardToken: (holder: object) => Promise<{ readonly id: string }>;
  };
  readonly getPaymentMethods: (asked: object) => Promise<{
    readonly results: readonly { readonly id: string; readonly payment_type_id: string }[];
  }>;
  readonly getInstallments: (
    asked: object,
  ) => Promise<readonly { readonly payer_costs: readonly Payable[] }[]>;
};
type Words = typeof orderCardScriptText;

/** Milliseconds for the script and its frames. */
const LOADING = 15_000;
/** Digits of a card's beginning by which its kind is known. */
const BIN = 6;
const FRAMES = [
  ['cardNumber', 'cartao-numero', '0000 0000 0000 0000'],
  ['expirationDate', 'cartao-validade', 'MM/AA'],
  ['securityCode', 'cartao-codigo', '123'],
] as const;

export function takeCard(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset.words ?? '{}') as Words;
  const parts = form.querySelector('select');
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const said = form.querySelector<HTMLElement>('[data-said]');
  if (!parts || !button || !said) return;
  const cents = Number(form.dataset.cents);
  let kind = '';
  let asked = '';
  const shown = form.querySelector<HTMLElement>('[data-parts]');
  const unknown = { parts: parts.options[0]?.text ?? '', pay: button.textContent };
  const say = (text: string): void => {
    said.textContent = text;
  };

  /** Its kind and its parts; of a card that was typed over meanwhile nothing is shown. */
  async function know(provider: Provider, bin: string): Promise<void> {
    asked = bin;
    kind = '';
    parts?.replaceChildren(new Option(bin.length < BIN ? unknown.parts : words.seeking, ''));
    if (parts) parts.disabled = true;
    showTotal();
    say('');
    if (bin.length < BIN) return;
    const { results } = await provider.getPaymentMethods({ bin });
    const credit = results.find(({ payment_type_id }) => payment_type_id === 'credit_card');
    if (asked !== bin) return;
    if (!credit) return say(words.kind);
    const amount = (cents / 100).toFixed(2);
    const [offered] = await provider.getInstallments({ amount, bin, paymentTypeId: 'credit_card' });
    if (asked !== bin || !parts) return;
    const payable = partsOffered(offered?.payer_costs ?? [], { cents, most: Number(form.dataset.most) });
    if (payable.length === 0) return say(words.kind);
    kind = credit.id;
    parts.replaceChildren(
      ...payable.map((one) => {
        const option = new Option(partsText(one, cents, words), String(one.installments));
        option.dataset.total = String(one.total_amount);
        return option;
      }),
    );
    parts.disabled = false;
    if (said?.textContent === words.seeking) say('');
    showTotal();
  }

  /** All of what is chosen, interest and total too, which a narrow list cuts off. */
  function showTotal(): void {
    const [chosen] = parts?.selectedOptions ?? [];
    const total = chosen?.dataset.total;
    if (shown) shown.textContent = total && chosen?.value !== '1' ? (chosen?.text ?? '') : '';
    if (button) button.textContent = total ? words.pay.replace('{valor}', reais(Number(total))) : unknown.pay;
  }

  const field = (id: string): HTMLInputElement | null => form.querySelector(`#${id}`);
  const typed = () => ({
    holder: field('cartao-titular')?.value.trim() ?? '',
    document: field('cartao-documento')?.value.replace(/\D/g, '') ?? '',
  });

  /** Says what is still to be typed, from top to bottom, and leads there; the frames are not ours to look into. */
  function isMissing(holder: string, document: string): boolean {
    const lead = (id: string, text: string): boolean => {
      say(text);
      if (id) field(id)?.focus();
      return true;
    };
    // A card that is not taken was told so as it was typed.
    if (kind === '' && said?.textContent === words.kind) return true;
    if (kind === '') return lead('', asked.length < BIN ? words.check : words.seeking);
    if (holder.length < 2) return lead('cartao-titular', words.holder);
    if (document.length !== 11 && document.length !== 14) return lead('cartao-documento', words.document);
    return parts?.value === '' && lead('cartao-parcelas', words.parts);
  }

  async function send(provider: Provider): Promise<void> {
    const { holder, document } = typed();
    if (isMissing(holder, document) || !button) return;
    say('');
    button.disabled = true;
    const before = button.textContent;
    try {
      const { id } = await provider.fields.createCardToken({
        cardholderName: holder,
        identificationType: document.length === 11 ? 'CPF' : 'CNPJ',
        identificationNumber: document,
      });
      for (const [name, value] of [
        ['token', id],
        ['bandeira', kind],
      ] as const) {
        const hidden = form.elements.namedItem(name);
        if (hidden instanceof HTMLInputElement) hidden.value = value;
      }
      button.textContent = button.dataset.paying ?? before;
      form.submit();
    } catch {
      button.disabled = false;
      say(words.check);
    }
  }

  show(form, true);
  button.disabled = true;
  parts.addEventListener('change', showTotal);
  void open(form).then((provider) => {
    if (!provider) {
      show(form, false);
      return;
    }
    button.disabled = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!button.disabled) void send(provider);
    });
    provider.number.on('binChange', ({ bin }) => {
      void know(provider, bin ?? '').catch(() => say(words.kind));
    });
  });
  // Come back to by the browser's own button: what was sent is spent.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/** The fields, or what stands in their place. */
function show(form: HTMLFormElement, on: boolean): void {
  form.hidden = !on;
  for (const [name, shown] of [
    ['plain', false],
    ['scripted', on],
  ] as const) {
    const said = document.querySelector<HTMLElement>(`[data-${name}]`);
    if (said) said.hidden = !shown;
  }
  if (on) return;
  const late = document.querySelector<HTMLElement>('[data-plain]');
  const words = JSON.parse(form.dataset.words ?? '{}') as Words;
  if (!late) return;
  late.textContent = words.late;
  late.hidden = false;
}

/** Undefined where the fields did not come in time. */
async function open(form: HTMLFormElement): Promise<(Provider & { readonly number: Field }) | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LOADING));
  const opened = load(form.dataset.script ?? '').then(async (Maker) => {
    const options = { locale: 'pt-BR', advancedFraudPrevention: false, trackingDisabled: true };
    const provider = new Maker(form.dataset.key ?? '', options);
    const fields = FRAMES.map(([kind, id, placeholder]) =>
      provider.fields.create(kind, { placeholder, style: { height: '100%', fontSize: '1rem' } }).mount(id),
    );
    await Promise.all(fields.map((field) => new Promise<void>((ready) => field.on('ready', () => ready()))));
    form.querySelector('[data-loading]')?.remove();
    const [number] = fields;
    return number && Object.assign(provider, { number });
  });
  return Promise.race([opened, late]).catch(() => undefined);
}

type Maker = new (key: string, options: object) => Provider;

function load(address: string): Promise<Maker> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => {
      const { MercadoPago } = window as { readonly MercadoPago?: Maker };
      if (MercadoPago) resolve(MercadoPago);
      else reject(new Error('the script is another one'));
    });
    script.addEventListener('error', () => reject(new Error('the script did not come')));
    document.head.append(script);
  });
}
