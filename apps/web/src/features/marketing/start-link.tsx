import { ONBOARDING_PATH } from '../../lib/paths.ts';
import { useIsBuilt } from '../../lib/use-is-built.ts';
import { LinkButton } from '../../ui/parts/link-button.tsx';

/** The way in: sign-up. */
export function StartLink({ children }: { children: string }) {
  const isBuilt = useIsBuilt();
  if (!isBuilt(ONBOARDING_PATH)) return null;
  return (
    <LinkButton to={ONBOARDING_PATH} size="lg">
      {children}
    </LinkButton>
  );
}
