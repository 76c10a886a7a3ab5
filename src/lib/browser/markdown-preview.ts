/** Shows a text in Markdown as visitors will read it, while it is typed. The HTML comes from our server, made safe there. */

/** Milliseconds without a key before the text is sent. */
const PAUSE = 400;
/** Milliseconds after which a text whose answer did not come is sent once more. */
const AGAIN = 3000;

export function followMarkdown(field: HTMLElement): void {
  const address = field.dataset.markdown ?? '';
  const source = field.querySelector('textarea');
  const target = field.querySelector('[data-markdown-preview]');
  const button = field.querySelector<HTMLElement>('[data-markdown-ask]');
  if (!source || !target) return;
  const place = target.closest('section');
  let timer = 0;
  let asked = 0;

  const show = async () => {
    asked += 1;
    const mine = asked;
    const body = new URLSearchParams({ texto: source.value });
    const answer = await fetch(address, { method: 'POST', body }).catch(() => undefined);
    // An answer that a newer one has overtaken, or none: what is there stays, and the button is back.
    if (mine !== asked) return;
    if (button) button.hidden = answer?.ok === true;
    if (!answer?.ok) {
      // A refusal, as after a log-out, stays one.
      if (!answer || answer.status >= 500) timer = window.setTimeout(show, AGAIN);
      return;
    }
    target.innerHTML = await answer.text();
    if (place) place.hidden = source.value.trim() === '';
  };

  if (button) button.hidden = true;
  source.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(show, PAUSE);
  });
  void show();
}
