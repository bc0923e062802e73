import type { ReactNode } from 'react';
import { Caution } from '../parts/caution.tsx';

/** What is wrong with a form as a whole. Announced at once, and brought into view. */
export const FormNotice = ({ children }: { children: ReactNode }) => (
  <Caution isAnnounced>{children}</Caution>
);
