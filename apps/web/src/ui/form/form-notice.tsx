import type { ReactNode } from 'react';
import { Caution } from '../parts/caution.tsx';

/** A form-level error, announced and scrolled into view. */
export const FormNotice = ({ children }: { children: ReactNode }) => (
  <Caution isAnnounced>{children}</Caution>
);
