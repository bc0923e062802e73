import { PLACEHOLDERS, type Placeholder } from '@posedown/coaching';
import type { RefObject } from 'react';
import { insertText } from '../../../ui/form/insert-text.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';

const LABELS: Record<Placeholder, string> = {
  name: 'First name',
  weight_change: 'Weight change',
  weeks_out: 'Weeks out',
  sleep: 'Hours of sleep',
  diary_days: 'Diary days',
};

interface PlaceholderButtonsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}

/** Inserts placeholders into a text field. */
export function PlaceholderButtons({ field, onChange }: PlaceholderButtonsProps) {
  function insert(placeholder: Placeholder) {
    const text = field.current && insertText(field.current, `{${placeholder}}`);
    if (text) onChange(text);
  }
  return (
    <Row gap="xs">
      {PLACEHOLDERS.map((placeholder) => (
        <Button
          key={placeholder}
          variant="default"
          size="sm"
          aria-label={`Insert: ${LABELS[placeholder]}`}
          onClick={() => insert(placeholder)}
        >
          {LABELS[placeholder]}
        </Button>
      ))}
    </Row>
  );
}
