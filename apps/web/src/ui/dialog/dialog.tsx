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
  /** 'alertdialog' where an answer is wanted before anything else happens. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons that stay in view at the foot. */
  footer?: ReactNode;
  /** Slides in at the right edge and fills its height: a menu, which other dialogs may open above. */
  isMenu?: boolean;
  closeLabel?: string;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * A modal dialog; on a phone it rises from the bottom. Mount it to open it and unmount it to close
 * it. It is the browser's own: Escape closes it, the page behind is inert and stands still, and the
 * focus goes back to where it came from. The back button closes it too. A dialog
 * with a whole form in it is loaded by `lazyPart`.
 */
export function Dialog(props: DialogProps) {
  const { title, intro, role, footer, isMenu, closeLabel = 'Close', onClose, children } = props;
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useModal(element);
  useCloseOnBack(onClose);

  const pressed = useRef<EventTarget>(null);

  function closeFromOutside({ target, currentTarget }: MouseEvent) {
    // The dialog has no padding of its own: a click on it and not in it is one on the backdrop. One that
    // began inside marks text, and only ended there.
    if (target === currentTarget && pressed.current === currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, see onCancel
    <dialog
      ref={element}
      className={classes.dialog}
      role={role}
      data-menu={isMenu || undefined}
      aria-modal="true"
      aria-labelledby={id}
      aria-describedby={intro ? `${id}-intro` : undefined}
      onCancel={(event) => {
        // It is told too of whoever chooses no file after all, and of a dialog that opened in this one.
        if (event.target !== event.currentTarget) return;
        // React decides when it is gone, so that the two never disagree.
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

/** What closes each dialog that is open, the topmost last. */
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
        // The one that opened first is asked, and no other after it.
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

/** Opens the dialog as a modal one, and gives the focus back when it goes. */
function useModal(element: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = element.current;
    // An open popover would close anyway, but too late to give back the focus.
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    const before = document.activeElement;
    dialog?.showModal();
    // React knows of no `autofocus` that the browser would find here.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [element]);
}
