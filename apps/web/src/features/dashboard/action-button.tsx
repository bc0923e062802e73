import { LinkButton } from '../../ui/parts/link-button.tsx';
import { ACTIONS, type ActionName } from './actions.ts';

interface ActionButtonProps {
  name: ActionName;
  /** The next thing to do, the only one drawn in gold. */
  next?: ActionName | null;
  /** In place of its usual name. */
  label?: string;
  /** In place of its usual screen. */
  to?: string | undefined;
}

/** One of the dashboard's buttons; nothing while its screen does not exist. */
export function ActionButton({ name, next, label, to }: ActionButtonProps) {
  const usual = ACTIONS[name];
  // The routes of other features are known to the router alone.
  const path: string = to ?? usual.to;
  return (
    <LinkButton to={path} size="md" variant={name === next ? 'filled' : 'default'}>
      {label ?? usual.label}
    </LinkButton>
  );
}
