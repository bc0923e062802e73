import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { FormNotice } from './form-notice.tsx';

interface OvertakenProps {
  /** Plural noun: 'notes'. */
  what: string;
  onTake: () => void;
  /** The current text on the server; null if cleared. */
  children: ReactNode;
}

/** Shows text saved from another device, with a button to keep that version. */
export const Overtaken = ({ what, onTake, children }: OvertakenProps) => (
  <FormNotice>
    <p>
      {children
        ? `These ${what} were changed on another device. They now read:`
        : `These ${what} were emptied on another device.`}
    </p>
    {children}
    <Button variant="default" size="md" onClick={onTake}>
      {children ? `Keep these ${what}` : 'Leave them empty'}
    </Button>
  </FormNotice>
);
