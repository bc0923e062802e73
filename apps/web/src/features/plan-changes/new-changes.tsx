import type { planChangeEndpoints, ReplyOf } from '@posedown/contract';
import { plannedText } from '../../lib/planned-text.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { useNewChanges } from './api.ts';
import { ChangeItem } from './change-item.tsx';

type Page = ReplyOf<typeof planChangeEndpoints.planChanges>;

/** The coach's planned change, and those the athlete hasn't acknowledged, newest first. */
export function NewChangesList({ changes, nextCursor, planned }: Page) {
  return (
    <>
      {planned && <Text>{plannedText(planned)}</Text>}
      <Stack as="ul" gap="sm">
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} reader="athlete" />
        ))}
      </Stack>
      {nextCursor && (
        <Text size="md" muted>
          Older changes are listed under Progress.
        </Text>
      )}
    </>
  );
}

/** The same as part of another feature's card, which acknowledges them. Renders nothing without any. */
export function NewChanges({ athleteId }: { athleteId: string }) {
  const { data } = useNewChanges(athleteId);
  const isAny = data && (data.changes.length > 0 || data.planned);
  return isAny ? <NewChangesList {...data} /> : null;
}
