import { IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Announcer } from '../announce/announcer.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { IconButton } from '../parts/button.tsx';
import classes from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  /** One line under the title. */
  intro?: ReactNode;
  /** 'alertdialog' if an answer is required before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** Sticky buttons at the bottom. */
  footer?: ReactNode;
  /** Slides in at the right edge at full height: a menu, above which other dialogs may open. */
  isMenu?: boolean;
  closeLabel?: string;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * A modal dialog; on a phone it slides up from the bottom. Mount it to open it and unmount it to
 * close it. It is a native dialog: Escape closes it, the page behind is inert and doesn't scroll,
 * and the focus returns. The back button closes it too. Load a dialog with a whole form with
 * `lazyPart`.
 */
export function Dialog(props: DialogProps) {
  const { title, intro, role, footer, isMenu, closeLabel = 'Close', onClose, children } = props;
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useModal(element);
  useCloseOnBack(onClose);

  const pressed = useRef<EventTarget>(null);

  function closeFromOutside({ target, currentTarget, detail }: MouseEvent) {
    // The dialog has no padding, so a click directly on it is on the backdrop. A click that began
    // inside is a text selection that ended outside, and the second of a double click was meant for
    // a button of the dialog before.
    if (detail < 2 && target === currentTarget && pressed.current === currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog by keyboard, see onCancel
    <dialog
      ref={element}
      className={classes.dialog}
      role={role}
      data-menu={isMenu || undefined}
      aria-modal="true"
      aria-labelledby={id}
      aria-describedby={intro ? `${id}-intro` : undefined}
      onCancel={(event) => {
        // Cancel events also bubble from a closed file picker and from nested dialogs.
        if (event.target !== event.currentTarget) return;
        // React decides when it closes, so that both stay in sync.
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeFromOutside}
    >
      <div className={classes.body}>
        <header className={classes.header}>
          <Stack gap="2xs">
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            {intro && (
              <p id={`${id}-intro`} className={classes.intro}>
                {intro}
              </p>
            )}
          </Stack>
          <IconButton className={classes.close} aria-label={closeLabel} onClick={onClose}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </header>
        {children && <div className={classes.content}>{children}</div>}
        {footer && (
          <Row as="footer" justify="end" className={classes.footer}>
            {footer}
          </Row>
        )}
      </div>
      <Announcer />
    </dialog>
  );
}

/** Close functions of the open dialogs, topmost last. */
const openDialogs = new Set<RefObject<() => void>>();

/** The back button closes the topmost dialog instead of leaving the page. */
function useCloseOnBack(onClose: () => void) {
  const { history } = useRouter();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    openDialogs.add(latest);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false;
        // Only the dialog that opened first asks; the others don't.
        [...openDialogs].at(-1)?.current();
        return true;
      },
    });
    return () => {
      unblock();
      openDialogs.delete(latest);
    };
  }, [history]);
}

/** Opens the dialog as modal, and returns the focus when it closes. */
function useModal(element: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = element.current;
    // An open popover would close anyway, but too late to return the focus.
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    const before = document.activeElement;
    dialog?.showModal();
    // React doesn't render an `autofocus` attribute for the browser to find.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [element]);
}
