import type { ComponentProps, ReactNode } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Roster } from './roster.tsx';
import { RosterSummary } from './roster-summary.tsx';

const summary = <RosterSummary />;

interface CommandCenterProps extends ComponentProps<typeof Roster> {
  /** The next action, next to the less frequent one. */
  action: ReactNode;
  /** Beside the totals, or below them on a narrow window. */
  aside: ReactNode;
  /** What is more urgent than any athlete, above the roster. */
  lead: ReactNode;
}

/**
 * The coach's dashboard: totals of the whole roster, then the athletes who need attention, with
 * reasons.
 */
export function CommandCenter({ action, aside, lead, ...roster }: CommandCenterProps) {
  const { name } = useSignedInUser();
  return (
    <PageShell
      title={`Welcome back, ${name}!`}
      intro="Command Center"
      width="wide"
      actions={
        <>
          <LinkButton to="/add-client" variant="default" size="md">
            Add New Athlete
          </LinkButton>
          {action}
        </>
      }
    >
      <Grid columns="2:1" from="lg" gap="sm">
        {summary}
        {aside}
      </Grid>
      {lead}
      <Roster {...roster} />
    </PageShell>
  );
}
