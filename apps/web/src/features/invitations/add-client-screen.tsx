import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';

/** Invites athletes by email and lists past invitations. */
export function AddClientScreen() {
  return (
    <PageShell
      title="Add New Athlete"
      intro="They get an email with a sign-up link that connects them to you."
      actions={
        <LinkButton to={DASHBOARD_PATH} variant="default" size="md">
          Back to Dashboard
        </LinkButton>
      }
    >
      <Grid columns="2:3" from="lg" align="start" gap="lg">
        <InviteForm />
        <InvitationList />
      </Grid>
    </PageShell>
  );
}
