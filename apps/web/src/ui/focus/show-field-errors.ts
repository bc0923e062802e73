import { focusFirstError, INVALID_SELECTOR } from '../form/focus-first-error.ts';

/* Moves the focus to the first invalid field of any form, immediately or after the server's
   response, so that screen reader users find the error. Skipped if the user has moved on or the
   form moved the focus itself. */

/** Give up if the server takes longer. */
const WAITED_MS = 20_000;

/**
 * Starts watching for field errors.
 * @returns a function that stops it
 */
export function showFieldErrors(body: HTMLElement): () => void {
  let stop: () => void = () => undefined;

  function watch({ target }: Event): void {
    stop();
    if (!(target instanceof HTMLFormElement)) return;
    stop = waitForFieldError(target);
  }

  // Runs before the form's own handler, which may navigate.
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
  // An error that stays is not rendered again.
  const frame = requestAnimationFrame(() => requestAnimationFrame(look));

  function look(): void {
    const { activeElement, body } = document;
    const isWaiting = activeElement === from || activeElement === body || activeElement === null;
    if (isWaiting && !form.querySelector(INVALID_SELECTOR)) return;
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
