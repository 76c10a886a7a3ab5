/**
 * The checkout as it is typed and ticked: its totals follow at once. Without it, every option prints its total, and a button
 * counts again. What things cost only the server says: the form is sent to be shown
 * again, and its parts are taken from the answer.
 */
import { normalizeCep } from '#lib/domain/kernel/cep.ts';
import { sayOtherTown } from './address.ts';

const FILLED = ['logradouro', 'bairro', 'cidade', 'uf', 'cepBuscado'] as const;

export function followCheckout(form: HTMLFormElement): void {
  let asked = 0;
  let last = `${placeOf(form)} ${waysOf(form)}`;

  form.addEventListener('change', ({ target }) => {
    sayOtherTown(form);
    showPlace(form);
    if (isField(target) && target.name === 'servico') {
      showTicked(form);
      announce(form);
      // What is collected may be paid there, and what costs nothing is not paid at all.
      if (form.querySelector('[data-pickup], [data-free]')) void count();
    }
    if (isField(target) && target.name === 'pagamento') announce(form);
    if (isField(target) && (target.name === 'idEndereco' || target.name === 'cep')) void count();
  });
  form.addEventListener('input', ({ target }) => {
    if (isField(target) && target.name === 'cep' && normalizeCep(target.value)) void count();
    if (isField(target) && target.name === 'documento') {
      showCompany(form);
      showPlace(form);
    }
    if (isField(target)) forgetFault(target);
  });
  form.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const isCount = button?.value === 'cep' || button?.value === 'atualizar';
    // The server says what is wrong with it.
    if (!isCount || (placeOf(form).startsWith('cep') && !normalizeCep(textOf(form, 'cep')))) return;
    event.preventDefault();
    last = '';
    void count(button.value === 'cep');
  });
  // A browser may have ticked again what was ticked when the page was left.
  window.addEventListener('pageshow', () => {
    showTicked(form);
    showPlace(form);
    if (tickedOf(form)) return;
    // The postal code too, which the page that came knows nothing of.
    last = '';
    void count();
  });
  showTicked(form);
  showCompany(form);

  /** @param isAsked The address is to be filled, whatever stands in it: else only that of a postal code that is new. */
  async function count(isAsked = false): Promise<void> {
    const place = placeOf(form);
    const question = `${place} ${waysOf(form)}`;
    if (question === last || place === 'cep') return;
    last = question;
    const turn = ++asked;
    const sent = new FormData(form);
    const isFilled = normalizeCep(textOf(form, 'cepBuscado')) === normalizeCep(textOf(form, 'cep'));
    sent.set('acao', place.startsWith('cep') && (isAsked || !isFilled) ? 'cep' : 'atualizar');
    const delivery = form.querySelector('[data-delivery]');
    delivery?.setAttribute('aria-busy', 'true');
    const answer = await ask(form, sent);
    if (turn !== asked) return;
    delivery?.removeAttribute('aria-busy');
    // The button is there, and says what is wrong.
    if (!answer) return;
    takeOver(form, answer, sent);
  }
}

async function ask(form: HTMLFormElement, body: FormData): Promise<Document | undefined> {
  const fields = new URLSearchParams();
  for (const [name, value] of body) if (typeof value === 'string') fields.append(name, value);
  const answer = await fetch(form.action, { method: 'POST', body: fields }).catch(() => undefined);
  if (!answer || answer.redirected || (!answer.ok && answer.status !== 422)) return undefined;
  const text = await answer.text().catch(() => undefined);
  return text === undefined ? undefined : new DOMParser().parseFromString(text, 'text/html');
}

/** What was typed meanwhile stays. */
function takeOver(form: HTMLFormElement, answer: Document, sent: FormData): void {
  const theirs = answer.querySelector<HTMLFormElement>('#checkout');
  // The cart is empty, or the session has ended: the page itself says so.
  if (!theirs) {
    location.reload();
    return;
  }
  for (const name of FILLED) {
    const own = fieldOf(form, name);
    if (own && own.value === (sent.get(name) ?? '')) own.value = textOf(theirs, name);
  }
  for (const name of ['versao', 'visto', 'cepCotado']) {
    const counted = fieldOf(form, name);
    if (counted) counted.value = textOf(theirs, name);
  }
  const ticked = tickedOf(form)?.value;
  const days = [...form.querySelectorAll<HTMLSelectElement>('[name^="agenda."]')].map(
    ({ name, value }) => [name, value] as const,
  );
  swap(form, theirs, '[data-delivery]');
  tick(form, ticked);
  for (const [name, value] of days) choose(form, name, value);
  if (sent.get('acao') === 'cep') swap(form, theirs, '[data-cep-note]');
  swap(form, theirs, '.checkout-view_total > span');
  const summaries = answer.querySelectorAll('[data-summary]');
  for (const [index, own] of document.querySelectorAll('[data-summary]').entries())
    own.innerHTML = summaries[index]?.innerHTML ?? own.innerHTML;
  const way = form.querySelector<HTMLInputElement>('[name="pagamento"]:checked')?.value;
  swap(form, theirs, '.checkout-payment');
  for (const option of form.querySelectorAll<HTMLInputElement>('[name="pagamento"]'))
    if (option.value === way) option.checked = true;
  const sums = [...answer.querySelectorAll('.checkout-sum')];
  for (const [index, own] of document.querySelectorAll('.checkout-sum').entries())
    own.textContent = sums[index]?.textContent ?? own.textContent;
  showTicked(form);
  sayOtherTown(form);
  showPlace(form);
  announce(form);
}

/** What was ticked while the answer was on its way stays ticked, where it still goes. */
function tick(form: HTMLFormElement, servico: string | undefined): void {
  for (const option of form.querySelectorAll<HTMLInputElement>('[name="servico"]'))
    if (option.value === servico) option.checked = true;
}

/** A day and turn that can still be had. */
function choose(form: HTMLFormElement, name: string, value: string): void {
  const own = form.querySelector<HTMLSelectElement>(`[name="${CSS.escape(name)}"]`);
  if (own && [...own.options].some((option) => option.value === value)) own.value = value;
}

function tickedOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('[name="servico"]:checked');
}

/** What was wrong with a field is so no longer once it is typed anew; the server looks again. */
function forgetFault(field: Field): void {
  if (!field.hasAttribute('aria-invalid')) return;
  field.removeAttribute('aria-invalid');
  document.querySelector(`#${CSS.escape(field.id)}-problem`)?.remove();
}

/** Says the total to who does not see it change. */
function announce(form: HTMLFormElement): void {
  const said = form.querySelector<HTMLElement>('[data-said]');
  const ticked = tickedOf(form)?.dataset;
  const way = form.querySelector<HTMLInputElement>('[name="pagamento"]:checked')?.dataset.pays;
  const sum = ticked?.[way ?? 'valor'];
  const words = said?.dataset.said?.replace('{total}', sum ?? '').replace('{entrega}', ticked?.label ?? '');
  if (said && words && sum) said.textContent = words;
}

function showTicked(form: HTMLFormElement): void {
  const ticked = tickedOf(form)?.dataset;
  if (!ticked) return;
  for (const cell of document.querySelectorAll<HTMLElement>('[data-total]')) {
    const sum = ticked[cell.dataset.total ?? ''];
    if (sum !== undefined && cell.textContent !== sum) cell.textContent = sum;
  }
}

/** Whether what is ticked is collected at the shop, and whether it costs nothing: each has other ways to pay. */
function waysOf(form: HTMLFormElement): string {
  const ticked = tickedOf(form);
  return ['[data-pickup]', '[data-free]'].filter((kind) => ticked?.matches(kind)).join('');
}

/** Only a company has a state registration, and is asked for its address also where it collects the order. */
function showCompany(form: HTMLFormElement): void {
  const company = form.querySelector<HTMLDetailsElement>('[data-company]');
  if (!company) return;
  const plain = textOf(form, 'documento').replaceAll(/[^\dA-Za-z]/g, '');
  const isCompany = plain.length > 11;
  form.toggleAttribute('data-placed', isCompany);
  company.hidden = !isCompany;
  if (isCompany) company.open = true;
}

/** What is not asked for is not required either: the style sheet hides it. */
function showPlace(form: HTMLFormElement): void {
  const rest = form.querySelector<HTMLElement>('.address-fields_rest');
  if (!rest) return;
  const isAsked = getComputedStyle(rest).display !== 'none';
  for (const field of rest.querySelectorAll<HTMLInputElement>('[data-asked]')) field.required = isAsked;
}

/** Where the order goes, as far as its price knows; `cep` as long as nothing is typed. */
function placeOf(form: HTMLFormElement): string {
  const own = form.querySelector<HTMLInputElement>('[name="idEndereco"]:checked')?.value ?? '0';
  return own === '0' ? `cep${normalizeCep(textOf(form, 'cep')) ?? ''}` : own;
}

function swap(form: Element, theirs: Element, selector: string): void {
  const own = form.querySelector(selector);
  const other = theirs.querySelector(selector);
  if (own && other) own.innerHTML = other.innerHTML;
}

type Field = HTMLInputElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

function fieldOf(form: Element, name: string): Field | null {
  return form.querySelector<Field>(`[name="${name}"]`);
}

function textOf(form: Element, name: string): string {
  return fieldOf(form, name)?.value ?? '';
}
