import { IconPrinter } from '@tabler/icons-react';
import { Button } from './button.tsx';

interface PrintButtonProps {
  /** Prints the section that it stands in, and not the page around it. */
  isAlone?: boolean;
}

/** Prints the screen, as its styles for paper have it. */
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

/** Prints one part of a page, with the title of the page and without the rest; see print.css. */
function printAlone(part: HTMLElement | null): void {
  part?.setAttribute('data-print', 'alone');
  // Some browsers go on while the paper is chosen, and would print it all if the mark went at once.
  window.addEventListener('afterprint', () => part?.removeAttribute('data-print'), { once: true });
  window.print();
}
