import type { PlanProposal, Units } from '@posedown/contract';
import { Suspense, useId, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { formatDay } from '../../lib/days.ts';
import {
  evidenceText,
  headingText,
  isOpenToReader,
  outcomeText,
  withUnbrokenUnits,
} from '../../lib/proposal-text.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleSend } from '../../lib/use-single-send.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { useDecideProposal } from './api.ts';
import { ProposalFigures } from './proposal-figures.tsx';
import classes from './proposals.module.css';

const EditDialog = lazyPart(() =>
  import('./edit-dialog.tsx').then(({ EditDialog }) => ({ default: EditDialog })),
);
const DeclineDialog = lazyPart(() =>
  import('./decline-dialog.tsx').then(({ DeclineDialog }) => ({ default: DeclineDialog })),
);

interface ProposalCardProps {
  proposal: PlanProposal;
  units: Units;
}

/** A week's proposal: the change, the reasons, the expected result, and the decision. */
export function ProposalCard({ proposal, units }: ProposalCardProps) {
  const heading = useId();
  const outcome = outcomeText(proposal);
  return (
    <Card as="section" labelledBy={heading} gap="md">
      <div>
        <Text size="md" muted>
          Weekly proposal, <time dateTime={proposal.weekOf}>{formatDay(proposal.weekOf)}</time>
        </Text>
        <h2 id={heading} className={classes.title}>
          {headingText(proposal)}
        </h2>
      </div>
      <div className={classes.why}>
        {proposal.reasons.map((reason) => (
          <p key={reason}>{withUnbrokenUnits(reason)}</p>
        ))}
      </div>
      {proposal.kind === 'change' && <ProposalFigures proposal={proposal} units={units} />}
      <Text size="md" muted>
        {evidenceText(proposal)}
      </Text>
      {outcome && <Text strong>{outcome}</Text>}
      {proposal.reason && (
        <Text size="md" muted>
          Reason: {proposal.reason}
        </Text>
      )}
      {isOpenToReader(proposal) && <Decision proposal={proposal} />}
    </Card>
  );
}

function Decision({ proposal }: Pick<ProposalCardProps, 'proposal'>) {
  const { id, food, cardio } = proposal;
  const [open, setOpen] = useState<'edit' | 'decline'>();
  const [requestKeys] = useState(() => ({ food: newRequestKey(), cardio: newRequestKey() }));
  const decide = useDecideProposal(id);
  const { busy, send } = useSingleSend(decide);
  const accept = (part: 'food' | 'cardio') =>
    send({ decision: 'accept', take: part, requestKey: requestKeys[part] });
  return (
    <>
      {decide.isError && (
        <FormNotice>
          {userMessageOf(decide.error, 'The decision wasn’t saved. Try again.')}
        </FormNotice>
      )}
      <Row gap="sm">
        {food && (
          <Button size="md" loading={busy} onClick={() => accept('food')}>
            Accept new targets
          </Button>
        )}
        {cardio && (
          <Button
            size="md"
            variant={food ? 'default' : 'filled'}
            loading={busy}
            onClick={() => accept('cardio')}
          >
            {food ? 'Accept cardio instead' : 'Accept cardio'}
          </Button>
        )}
        <Button size="md" variant="default" disabled={busy} onClick={() => setOpen('edit')}>
          Edit proposal
        </Button>
        <Button size="md" variant="default" disabled={busy} onClick={() => setOpen('decline')}>
          Decline
        </Button>
      </Row>
      <Suspense fallback={null}>
        {open === 'edit' && <EditDialog proposal={proposal} onClose={() => setOpen(undefined)} />}
        {open === 'decline' && <DeclineDialog proposalId={id} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
}
