import { IconPrinter } from '@tabler/icons-react';
import { printAlone } from '../print-alone.ts';
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
