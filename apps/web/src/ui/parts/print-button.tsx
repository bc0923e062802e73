import { IconPrinter } from '@tabler/icons-react';
import { Button } from './button.tsx';

/** Prints the screen, as its styles for paper have it. */
export function PrintButton() {
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
