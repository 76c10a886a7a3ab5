/**
 * Nothing typed in the panel is lost: leaving a page with a changed form asks first, and what is typed is kept in this browser
 * until it is saved. Every form works as before where there is no storage.
 */
import {
  DRAFTS,
  draftKey,
  draftsOf,
  type FormDraft,
  readDraft,
  sameFields,
  type TypedField,
} from '#lib/domain/panel/form-draft.ts';
import { panelDraftText as text } from '#lib/text/panel-drafts.ts';
import { controlsOf, fillIn, typedFields } from './panel-form-fields.ts';

/** Milliseconds without a key before what is typed is kept. */
const PAUSE = 400;
/** Key of the form that was sent last, until the page says what came of it. */
const SENT = 'painel:enviado';

type Guarded = {
  readonly form: HTMLFormElement;
  readonly isChanged: () => boolean;
  /** Keeps what is typed, if it is not what the page came with. */
  readonly keep: () => void;
  /** The same for a form that is sent. */
  readonly send: () => void;
};

export function guardForms(main: HTMLElement): void {
  const { pessoa = '', respondido } = main.dataset;
  const answered = respondido !== undefined;
  dropSaved(answered);
  dropOld();
  let leaving: HTMLFormElement | undefined;
  const forms = [...main.querySelectorAll<HTMLFormElement>('form[method=post]')];
  const guarded = forms
    .filter((form) => controlsOf(form).length > 0)
    .map((form, place) => {
      const { draft = place } = form.dataset;
      return guard(form, draftKey(pessoa, location, draft), answered);
    });
  for (const { form, send } of guarded) {
    form.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      leaving = form;
      send();
    });
    form.addEventListener('input', () => {
      leaving = undefined;
    });
  }
  addEventListener('beforeunload', (event) => {
    const lost = guarded.filter(({ form, isChanged }) => form !== leaving && isChanged());
    for (const { keep } of lost) keep();
    if (lost.length > 0) event.preventDefault();
  });
  document.querySelector('[data-log-out]')?.addEventListener('submit', () => dropAll(draftsOf(pessoa)));
}

function guard(form: HTMLFormElement, key: string, answered: boolean): Guarded {
  const found = readDraft(read(localStorage, key), Date.now());
  const now = typedFields(form);
  // A form that was refused comes back with what is left to mend.
  const sent = read(sessionStorage, SENT) === key;
  const again = answered && found !== undefined && (sent || sameFields(found.fields, now));
  // What was sent and refused is not saved, though the page came with it.
  const base = again || (answered && form.querySelector('[aria-invalid=true]')) ? [] : now;
  const secret = form.querySelector('[type=password]') !== null;
  let timer = 0;
  let kept = again;
  const isChanged = (): boolean => !sameFields(base, typedFields(form)) || hasFiles(form);
  const keep = (): void => {
    clearTimeout(timer);
    const changed = isChanged() && !secret;
    if (changed) write(localStorage, key, JSON.stringify(draftOf(form)));
    else if (kept) drop(key);
    kept = changed;
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(keep, PAUSE);
  });
  if (found && !again) {
    if (sameFields(found.fields, now)) drop(key);
    else offer(form, key, found);
  }
  const send = (): void => {
    keep();
    if (kept) write(sessionStorage, SENT, key);
  };
  return { form, isChanged, keep, send };
}

/** A notice above the form: what was typed comes back by a press, or goes. */
function offer(form: HTMLFormElement, key: string, draft: FormDraft): void {
  const notice = document.createElement('div');
  notice.className = 'notice notice-warning stack';
  notice.setAttribute('role', 'status');
  const said = document.createElement('p');
  const when = new Date(draft.at).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
  said.textContent = [text.found(when), draft.revision !== revisionOf(form) && text.since]
    .filter(Boolean)
    .join(' ');
  const acts = document.createElement('p');
  acts.className = 'panel-actions';
  acts.append(
    button(text.restore, () => {
      const homeless = fillIn(form, draft.fields);
      acts.remove();
      said.textContent = text.restored;
      if (homeless.length > 0) notice.append(...leftOver(homeless));
    }),
    button(text.discard, () => {
      drop(key);
      notice.remove();
    }),
  );
  notice.append(said, acts);
  form.before(notice);
}

function leftOver(fields: readonly TypedField[]): readonly HTMLElement[] {
  const said = document.createElement('p');
  said.textContent = text.homeless;
  const shown = document.createElement('textarea');
  Object.assign(shown, { className: 'input', readOnly: true, ariaLabel: text.homeless, rows: 4 });
  shown.value = fields.map(([name, value]) => `${name}: ${value}`).join('\n');
  return [said, shown];
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  Object.assign(made, { type: 'button', className: 'button button-secondary', textContent: label });
  made.addEventListener('click', press);
  return made;
}

function draftOf(form: HTMLFormElement): FormDraft {
  return { at: Date.now(), revision: revisionOf(form), fields: typedFields(form) };
}

function revisionOf(form: HTMLFormElement): string {
  const { revisao = '', versao = '' } = Object.fromEntries(new FormData(form));
  return `${String(versao)}:${String(revisao)}`;
}

function hasFiles(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('[type=file]')].some(({ files }) => files?.length);
}

/** A form that was taken leads by a redirect to a page that is opened; one that was refused is answered itself. */
function dropSaved(answered: boolean): void {
  const key = read(sessionStorage, SENT);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (key === null || answered) return;
  if (visit && visit.type === 'navigate' && visit.redirectCount > 0) drop(key);
  storing(() => sessionStorage.removeItem(SENT));
}

function dropOld(): void {
  for (const key of keys(DRAFTS)) if (!readDraft(read(localStorage, key), Date.now())) drop(key);
}

function dropAll(prefix: string): void {
  for (const key of keys(prefix)) drop(key);
}

function keys(prefix: string): readonly string[] {
  return storing(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];
}

function drop(key: string): void {
  storing(() => localStorage.removeItem(key));
}

function read(storage: Storage, key: string): string | null {
  return storing(() => storage.getItem(key)) ?? null;
}

function write(storage: Storage, key: string, value: string): void {
  storing(() => storage.setItem(key, value));
}

/** A browser may refuse its storage, or have none left. */
function storing<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
