/** Prints one part of a page, with the title of the page and without the rest; see print.css. */
export function printAlone(part: HTMLElement | null): void {
  part?.setAttribute('data-print', 'alone');
  // Some browsers go on while the paper is chosen, and would print it all if the mark went at once.
  window.addEventListener('afterprint', () => part?.removeAttribute('data-print'), { once: true });
  window.print();
}
