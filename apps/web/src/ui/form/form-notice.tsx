import type { ReactNode } from 'react';
import { Caution } from '../parts/caution.tsx';

const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/**
 * What is wrong with a form as a whole. Announced at once, and brought into view: the button that was
 * pressed may stand at the other end of a long form.
 */
export const FormNotice = ({ children }: { children: ReactNode }) => (
  <Caution ref={bringIntoView} isAnnounced>
    {children}
  </Caution>
);
