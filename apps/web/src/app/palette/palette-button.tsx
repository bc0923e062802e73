import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isMac } from '../../lib/is-mac.ts';
import { isDialogPending } from '../../ui/dialog/is-dialog-open.ts';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { collectTyped, consumeTyped, stopCollecting } from './collect-typed.ts';
import { onPaletteRequested } from './open-palette.ts';
import classes from './palette-button.module.css';

const load = () => import('./palette.tsx');
const Palette = lazyPart(() => load().then((part) => ({ default: part.Palette })));

/**
 * Opens the command palette, from which a coach reaches every athlete and screen: by the sidebar
 * button or Ctrl/Cmd-K.
 */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  // The shortcut toggles the palette.
  useEffect(() => onPaletteRequested(() => setOpen((was) => !was && !isDialogPending())), []);
  // Drops text typed for a palette that was closed before it loaded.
  useEffect(() => {
    if (!isOpen) return;
    return () => void consumeTyped();
  }, [isOpen]);
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        Search
        <span className={classes.shortcut} aria-hidden="true">
          {isMac() ? '⌘K' : 'Ctrl K'}
        </span>
      </UnstyledButton>
      {isOpen &&
        createPortal(
          <Suspense fallback={<Collecting />}>
            <Palette onClose={() => setOpen(false)} />
          </Suspense>,
          // The sidebar isn't rendered on a narrow screen, so neither would be anything inside it.
          document.body,
        )}
    </>
  );
}

/** Collects what is typed while the palette loads. */
function Collecting() {
  useEffect(() => {
    collectTyped();
    return stopCollecting;
  }, []);
  return null;
}
