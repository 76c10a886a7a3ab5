/** The form that orders: what was typed and ticked in it, and what is wrong with it. */
import {
  type AddressFaults,
  addressFaults,
  BLANK_ADDRESS,
  cepFault,
  readAddress,
  type TypedAddress,
} from '#lib/domain/accounts/address-form.ts';
import {
  ACCOUNT_LIMITS,
  type AccountFault,
  pessoaOf,
  phoneFault,
  registrationFault,
} from '#lib/domain/accounts/sign-up-form.ts';
import { line, readId, text } from '#lib/domain/kernel/form-fields.ts';
import { isMailAddress } from '#lib/domain/kernel/mail-address.ts';
import { plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import { addressNeededFor } from './address-needed.ts';

/** Most characters of a note. */
export const NOTE_LENGTH = 500;

/** Most characters of the number that a company's purchasing gives an order. */
export const PURCHASE_LENGTH = 60;

/** Who buys without an account. */
export type TypedGuest = {
  readonly email: string;
  readonly nome: string;
  readonly documento: string;
  readonly inscricaoEstadual: string;
  readonly telefone: string;
};
export type GuestFaults = Partial<Readonly<Record<keyof TypedGuest, AccountFault>>>;

/** As it was typed; '' for what was left out. */
export type TypedCheckout = {
  /** The form asks who buys: nobody is logged in. */
  readonly convidado: boolean;
  readonly guest: TypedGuest;
  /** Of an address of the account; 0 for the one that is typed. */
  readonly idEndereco: number;
  readonly endereco: TypedAddress;
  /** Postal code that street and town were looked up for, '' for none. */
  readonly cepBuscado: string;
  /** Id of the delivery that is ticked. */
  readonly servico: string;
  /** Day and turn chosen for it, as `writeSlot` writes them; ''. */
  readonly agenda: string;
  /** It is collected at the shop, by somebody whose address need not be known for it. */
  readonly retirada: boolean;
  /** Way to pay that is ticked. */
  readonly pagamento: string;
  readonly observacao: string;
  /** Of a company: what its purchasing calls the order. */
  readonly pedidoCompra: string;
  readonly termos: boolean;
  /** What stood on the page, as `writeSeen` writes it; ''. */
  readonly visto: string;
};

export type CheckoutFaults = {
  readonly guest: GuestFaults;
  readonly endereco: AddressFaults;
  readonly termos: boolean;
  /** A scheduled delivery without a day and turn that are still open. */
  readonly agenda?: boolean;
};

export const FAULTLESS: CheckoutFaults = { guest: {}, endereco: {}, termos: false };

export const BLANK_CHECKOUT: TypedCheckout = {
  convidado: true,
  guest: { email: '', nome: '', documento: '', inscricaoEstadual: '', telefone: '' },
  idEndereco: 0,
  endereco: BLANK_ADDRESS,
  cepBuscado: '',
  servico: '',
  agenda: '',
  retirada: false,
  pagamento: '',
  observacao: '',
  pedidoCompra: '',
  termos: false,
  visto: '',
};

export function readCheckout(form: FormData): TypedCheckout {
  return {
    convidado: form.has('email'),
    guest: {
      email: line(form, 'email'),
      nome: line(form, 'nomeCompleto'),
      documento: line(form, 'documento'),
      inscricaoEstadual: line(form, 'inscricaoEstadual'),
      telefone: line(form, 'telefone'),
    },
    idEndereco: readId(form.get('idEndereco')),
    endereco: { ...readAddress(form), nome: '' },
    cepBuscado: line(form, 'cepBuscado'),
    servico: line(form, 'servico'),
    agenda: line(form, `agenda.${line(form, 'servico')}`),
    retirada: form.has(`retirada.${line(form, 'servico')}`),
    pagamento: line(form, 'pagamento'),
    observacao: text(form, 'observacao').slice(0, NOTE_LENGTH),
    pedidoCompra: line(form, 'pedidoCompra').slice(0, PURCHASE_LENGTH),
    termos: form.get('termos') !== null,
    visto: text(form, 'visto'),
  };
}

export function checkoutFaults(typed: TypedCheckout): CheckoutFaults {
  return {
    guest: typed.convidado ? guestFaults(typed.guest) : {},
    endereco: placeFaults(typed),
    termos: !typed.termos,
  };
}

/** The address stays blank but for its postal code: a part of one is of no use to anybody. */
export function isWithoutAddress(typed: TypedCheckout): boolean {
  const { convidado, guest, idEndereco, endereco, pagamento, retirada } = typed;
  if (idEndereco > 0 || !retirada) return false;
  const pessoa = (convidado && pessoaOf(plainTaxId(guest.documento))) || 'f';
  const isNeeded = addressNeededFor({ pickup: retirada, pessoa, pagamento }) !== undefined;
  return !isNeeded && Object.keys(addressFaults(endereco)).length > 0;
}

function placeFaults(typed: TypedCheckout): AddressFaults {
  const { idEndereco, endereco } = typed;
  if (idEndereco > 0) return {};
  if (!isWithoutAddress(typed)) return addressFaults(endereco);
  const cep = cepFault(endereco.cep);
  return cep ? { cep } : {};
}

export function isComplete({ guest, endereco, termos, agenda = false }: CheckoutFaults): boolean {
  return Object.keys({ ...guest, ...endereco }).length === 0 && !termos && !agenda;
}

function guestFaults({ email, nome, documento, inscricaoEstadual, telefone }: TypedGuest): GuestFaults {
  const pessoa = pessoaOf(plainTaxId(documento));
  const registration = inscricaoEstadual.toUpperCase();
  const found: Partial<Record<keyof TypedGuest, AccountFault | undefined>> = {
    email: email === '' ? 'missing' : isMailAddress(email) ? undefined : 'wrong',
    nome: nome === '' ? 'missing' : nome.length > ACCOUNT_LIMITS.nomeRazao ? 'long' : undefined,
    documento: documento === '' ? 'missing' : pessoa ? undefined : 'wrong',
    // A company that pays no ICMS has none.
    inscricaoEstadual: pessoa === 'j' && registration !== '' ? registrationFault(registration) : undefined,
    telefone: phoneFault(telefone),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}
