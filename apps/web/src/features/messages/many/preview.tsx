import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { IconButton } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import classes from './many.module.css';
import type { Outgoing } from './outgoing.ts';

/** One athlete's copy at a time. */
export function Preview({ outgoing }: { outgoing: readonly Outgoing[] }) {
  const [index, setIndex] = useState(0);
  const shown = outgoing[index];
  if (!shown) return null;
  return (
    <Stack as="section" gap="xs" aria-label="Preview">
      <Row justify="between" gap="sm">
        <Text size="sm" muted aria-live="polite">
          {shown.name} ({index + 1} of {outgoing.length})
        </Text>
        <Row gap="2xs">
          <IconButton
            aria-label="Previous athlete"
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <IconChevronLeft size={20} aria-hidden="true" />
          </IconButton>
          <IconButton
            aria-label="Next athlete"
            disabled={index === outgoing.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            <IconChevronRight size={20} aria-hidden="true" />
          </IconButton>
        </Row>
      </Row>
      <Card className={classes.copy}>
        {shown.missing.length > 0
          ? `Not sent: no data for ${shown.missing.join(', ')}.`
          : shown.text}
      </Card>
    </Stack>
  );
}
