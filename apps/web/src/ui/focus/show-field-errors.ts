import { COMPLAINT, focusFirstError } from '../form/focus-first-error.ts';

/*
 * What a form complains about is written under its fields, where nobody looks who does not see the page.
 * So the first field that it is about takes the focus, in every form alike: at once, or when the server
 * has answered. Whoever has gone on meanwhile, or was led elsewhere by the form itself, is left there.
 */

/** A server that takes longer is not waited for. */
const WAITED_MS = 20_000;

/**
 * Leads to errors from now on.
 * @returns what ends it
 */
export function showFieldErrors(body: HTMLElement): () => void {
  let stop: () => void = () => undefined;

  function watch({ target }: Event): void {
    stop();
    if (!(target instanceof HTMLFormElement)) return;
    stop = waitForFieldError(target);
  }

  // Before the form itself: it may lead elsewhere.
  body.addEventListener('submit', watch, { capture: true });
  return () => {
    stop();
    body.removeEventListener('submit', watch, { capture: true });
  };
}

function waitForFieldError(form: HTMLFormElement): () => void {
  const from = document.activeElement;
  const observer = new MutationObserver(look);
  const timer = setTimeout(end, WAITED_MS);
  // What has an error again is drawn no second time.
  const frame = requestAnimationFrame(() => requestAnimationFrame(look));

  function look(): void {
    const { activeElement, body } = document;
    const isWaiting = activeElement === from || activeElement === body || activeElement === null;
    if (isWaiting && !form.querySelector(COMPLAINT)) return;
    end();
    if (isWaiting) focusFirstError(form);
  }

  function end(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    observer.disconnect();
    form.removeEventListener('input', end);
  }

  observer.observe(form, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-invalid', 'data-invalid'],
  });
  form.addEventListener('input', end);
  return end;
}
