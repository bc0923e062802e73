import { type ComponentType, createContext } from 'react';
import type { ChosenExtras } from '../../ui/message-extras/chosen-extras.ts';

interface ExtrasSlotProps {
  athleteId: string;
  extras: ChosenExtras;
  onChange: (extras: ChosenExtras) => void;
}

/** The photos and links of a reply. Provided by the app, because messages are another feature. */
export const ExtrasSlot = createContext<ComponentType<ExtrasSlotProps>>(() => null);
