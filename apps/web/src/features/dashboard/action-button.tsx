import { LinkButton } from '../../ui/parts/link-button.tsx';
import { ACTIONS, type ActionName } from './actions.ts';

interface ActionButtonProps {
  name: ActionName;
  /** The next action; only its button is gold. */
  next?: ActionName | null;
  /** Replaces the default label. */
  label?: string;
  /** Replaces the default destination. */
  to?: string | undefined;
}

/** One of the dashboard's buttons. */
export function ActionButton({ name, next, label, to }: ActionButtonProps) {
  const usual = ACTIONS[name];
  // Typed as string, because only the router knows the routes.
  const path: string = to ?? usual.to;
  return (
    <LinkButton to={path} size="md" variant={name === next ? 'filled' : 'default'}>
      {label ?? usual.label}
    </LinkButton>
  );
}
