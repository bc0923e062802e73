import { createLink } from '@tanstack/react-router';
import { AnchorButton } from './button.tsx';

/** A router link that looks like a button; takes the props of both. */
export const LinkButton = createLink(AnchorButton);
