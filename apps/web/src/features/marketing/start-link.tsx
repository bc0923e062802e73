import { ONBOARDING_PATH } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/parts/link-button.tsx';

/** The link to the sign-up page. */
export function StartLink({ children }: { children: string }) {
  return (
    <LinkButton to={ONBOARDING_PATH} size="lg">
      {children}
    </LinkButton>
  );
}
