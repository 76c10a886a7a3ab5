/** The payment of an order, followed: asked about as long as somebody looks, with the time that is left and a button that copies. */

const EVERY = 5_000;
/** Milliseconds that a form takes at most until its answer takes the page's place. */
const SENDING = 30_000;

export function followPayment(section: HTMLElement): void {
  copyByPress(section);
  countDown(section);
  const { payment, mark } = section.dataset;
  if (payment !== undefined && mark !== undefined) poll(payment, mark);
}

/** The page is shown again once something of it is otherwise; nobody is asked while it is hidden. */
function poll(path: string, mark: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = -Infinity;
  const sending = (): boolean => performance.now() - sentAt < SENDING;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (document.hidden) return;
    const now = sending() ? undefined : await marked(path);
    // Shown again, the page would cut off the answer to a form that was sent from it.
    if (now !== undefined && now !== mark && !document.hidden && !sending()) {
      location.reload();
      return;
    }
    timer = setTimeout(look, EVERY);
  };
  document.addEventListener('visibilitychange', () => void look());
  addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) sentAt = performance.now();
  });
  timer = setTimeout(look, EVERY);
}

/** Undefined where nobody answers: asked again. */
async function marked(path: string): Promise<string | undefined> {
  try {
    const answer = await fetch(path, {
      headers: { 'App-Token': document.documentElement.dataset.appToken ?? '' },
      cache: 'no-store',
    });
    if (!answer.ok) return undefined;
    const { marca } = (await answer.json()) as { readonly marca?: string };
    return marca;
  } catch {
    return undefined;
  }
}

function copyByPress(section: HTMLElement): void {
  const button = section.querySelector<HTMLButtonElement>('[data-copy]');
  const field = section.querySelector<HTMLTextAreaElement>('#pagamento-codigo');
  if (!button || !field) return;
  if (button.parentElement) button.parentElement.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    // A page without TLS has no clipboard; what is selected is copied by the older way.
    const copied = await navigator.clipboard?.writeText(field.value).then(
      () => true,
      () => false,
    );
    if (copied || document.execCommand('copy')) button.textContent = button.dataset.copy ?? '';
  });
}

function countDown(section: HTMLElement): void {
  const line = section.querySelector<HTMLElement>('[data-until]');
  const cell = line?.querySelector<HTMLElement>('[data-left]');
  if (!line || !cell) return;
  const until = Date.parse(line.dataset.until ?? '');
  const show = (): void => {
    const left = Math.max(0, Math.floor((until - Date.now()) / 1000));
    // More than a day is said by the date beside it.
    line.hidden = left === 0 || left >= 86_400;
    const pad = (value: number): string => String(value).padStart(2, '0');
    const hours = Math.floor(left / 3600);
    cell.textContent = `${hours > 0 ? `${hours}:` : ''}${pad(Math.floor(left / 60) % 60)}:${pad(left % 60)}`;
    if (left > 0) setTimeout(show, 1000);
  };
  show();
}
