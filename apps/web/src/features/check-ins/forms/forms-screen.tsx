import { Suspense, useEffect } from 'react';
import { whenIdle } from '../../../ui/after-first-paint.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { Heading, Text } from '../../../ui/parts/text.tsx';
import { useForms } from './api.ts';
import { athletesText } from './form-text.ts';
import { FormsTable } from './forms-table.tsx';
import { NEW_FORM_PATH, STANDARD } from './paths.ts';

const AssignDialog = lazyPart(() =>
  import('./assign-dialog.tsx').then(({ AssignDialog }) => ({ default: AssignDialog })),
);

interface FormsScreenProps {
  /** The form whose assignment is open: an id, or 'standard'. */
  assign: string | undefined;
  onAssign: (form: string | undefined) => void;
}

/** The coach's weekly check-in forms. */
export function FormsScreen({ assign, onAssign }: FormsScreenProps) {
  const list = useForms();
  useEffect(() => whenIdle(() => void AssignDialog.preload()), []);
  const { data } = list;
  // A withdrawn form in the address opens nothing.
  const isKnown = assign === STANDARD || data?.forms.some(({ id }) => id === assign);
  return (
    <PageShell
      title="Check-in forms"
      intro="What you ask your athletes once a week. Assign a form with a weekday and time."
      actions={
        <LinkButton to={NEW_FORM_PATH} variant="default" size="md">
          New form
        </LinkButton>
      }
    >
      {data ? (
        <Stack gap="lg">
          <FirstRun unscheduled={data.unscheduled} onSetUp={() => onAssign(STANDARD)} />
          <FormsTable list={data} onAssign={onAssign} />
          {data.forms.length === 0 && (
            <Text muted>
              Your own forms will be here. Copy the standard one and edit it, or begin with a new
              form.
            </Text>
          )}
        </Stack>
      ) : (
        <QueryFallback query={list} what="your forms">
          <SkeletonArea label="Loading your forms">
            <Skeleton height="14rem" />
          </SkeletonArea>
        </QueryFallback>
      )}
      {data && assign && isKnown && (
        <Suspense fallback={null}>
          <AssignDialog
            list={data}
            formId={assign === STANDARD ? null : assign}
            onClose={() => onAssign(undefined)}
          />
        </Suspense>
      )}
    </PageShell>
  );
}

/** Points out athletes who aren't asked yet. */
function FirstRun({ unscheduled, onSetUp }: { unscheduled: number; onSetUp: () => void }) {
  if (unscheduled === 0) return null;
  return (
    <Card as="section" labelledBy="unscheduled">
      <Row justify="between" gap="sm">
        <Stack gap="2xs">
          <Heading id="unscheduled" size="sm">
            {athletesText(unscheduled)} without a weekly check-in
          </Heading>
          <Text size="md" muted>
            Start with the standard form, Sundays at 20:00. You can change both for each athlete.
          </Text>
        </Stack>
        <Button size="md" onClick={onSetUp}>
          Set up check-ins
        </Button>
      </Row>
    </Card>
  );
}
