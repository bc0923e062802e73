import { Dialog } from '../../ui/dialog/dialog.tsx';
import classes from './inbox.module.css';
import { Key } from './key.tsx';
import { KEYS } from './use-inbox-keys.ts';

/** The list of keys. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={classes.keys}>
        {KEYS.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <Key name={keys} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
