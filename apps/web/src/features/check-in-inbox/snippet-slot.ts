import type { PlaceholderValues } from '@posedown/coaching';
import { type ComponentType, createContext } from 'react';

interface SnippetSlotProps {
  values: PlaceholderValues;
  onPick: (text: string) => void;
}

/** The coach's snippets for a reply. Provided by the app, because messages are another feature. */
export const SnippetSlot = createContext<ComponentType<SnippetSlotProps>>(() => null);
