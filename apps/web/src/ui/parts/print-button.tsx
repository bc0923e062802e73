import { IconPrinter } from '@tabler/icons-react';
import { Button } from './button.tsx';

interface PrintButtonProps {
  /** Prints only its section, not the whole page. */
  isAlone?: boolean;
}

/** Prints the screen with the print styles. */
export function PrintButton({ isAlone }: PrintButtonProps) {
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
      onClick={({ currentTarget }) =>
        isAlone ? printAlone(currentTarget.closest('section')) : window.print()
      }
    >
      Print
    </Button>
  );
}

/** Prints one element with the page title; see print.css. */
function printAlone(part: HTMLElement | null): void {
  part?.setAttribute('data-print', 'alone');
  // Some browsers return from print() before they have rendered the page.
  window.addEventListener('afterprint', () => part?.removeAttribute('data-print'), { once: true });
  window.print();
}
