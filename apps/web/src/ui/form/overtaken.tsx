import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { FormNotice } from './form-notice.tsx';

interface OvertakenProps {
  /** Many of what was changed: 'notes'. */
  what: string;
  onTake: () => void;
  /** As they read now; null where they were emptied. */
  children: ReactNode;
}

/** What another device wrote meanwhile, and the way to leave it at that. */
export const Overtaken = ({ what, onTake, children }: OvertakenProps) => (
  <FormNotice>
    <p>
      {children
        ? `These ${what} were changed on another device. There they read:`
        : `These ${what} were emptied on another device.`}
    </p>
    {children}
    <Button variant="default" size="md" onClick={onTake}>
      {children ? `Keep these ${what}` : 'Leave them empty'}
    </Button>
  </FormNotice>
);
