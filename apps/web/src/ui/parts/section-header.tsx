import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/layout.tsx';
import { Heading, Text } from './text.tsx';

interface SectionHeaderProps {
  title: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  intro?: ReactNode;
  actions?: ReactNode;
}

/** The h2 of a section, with intro and actions. */
export function SectionHeader({ title, id, intro, actions }: SectionHeaderProps) {
  return (
    <Row justify="between" gap="sm">
      <Stack gap="2xs">
        <Heading id={id} size="lg">
          {title}
        </Heading>
        {intro && (
          <Text size="lg" muted>
            {intro}
          </Text>
        )}
      </Stack>
      {actions && <Row>{actions}</Row>}
    </Row>
  );
}
