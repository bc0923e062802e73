import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { moveWithFocus } from '../../../ui/focus/move-with-focus.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import ticks from '../../../ui/form/tick-box.module.css';
import { Button, IconButton } from '../../../ui/parts/button.tsx';
import { moveItem, useDragOrder } from '../../../ui/use-drag-order.ts';
import { useChangeLayout } from '../api.ts';
import type { CurrentView } from '../views/current-view.ts';
import { setColumns } from '../views/layout-changes.ts';
import classes from './columns-dialog.module.css';
import { COLUMN_IDS, type ColumnId, columnInfo, DEFAULT_COLUMNS } from './roster-columns.ts';

const NOT_SAVED = 'We couldn’t save the columns. Try again when you’re online.';

/** All columns in their order, and whether each is shown. */
interface Choice {
  order: readonly ColumnId[];
  shown: ReadonlySet<ColumnId>;
}

const choiceOf = (columns: readonly ColumnId[]): Choice => ({
  order: [...columns, ...COLUMN_IDS.filter((id) => !columns.includes(id))],
  shown: new Set(columns),
});

interface ColumnsDialogProps {
  view: CurrentView;
  /** Shows other columns in the saved view that is open, without saving them. */
  onColumns: (columns: readonly ColumnId[]) => void;
  onClose: () => void;
}

/**
 * Shows, hides and reorders the columns. Within a saved view they become part of its unsaved changes, elsewhere they
 * are stored for all groups.
 */
export function ColumnsDialog({ view, onColumns, onClose }: ColumnsDialogProps) {
  const [choice, setChoice] = useState(() => choiceOf(view.columns));
  const [failure, setFailure] = useState<string>();
  const change = useChangeLayout();
  const { busy, run } = useSingleFlight();
  const columns = choice.order.filter((id) => choice.shown.has(id));

  const save = () =>
    void run(async () => {
      setFailure(undefined);
      try {
        if (view.saved) onColumns(columns);
        else await change.mutateAsync(setColumns(columns));
        onClose();
      } catch (error) {
        setFailure(userMessageOf(error, NOT_SAVED));
      }
    });

  return (
    <Dialog
      isMenu
      title="Columns"
      intro={view.saved ? `Of the view “${view.saved.name}”` : 'The athlete always comes first.'}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="default"
            size="md"
            disabled={busy}
            onClick={() => setChoice(choiceOf(DEFAULT_COLUMNS))}
          >
            Reset
          </Button>
          <Button size="md" loading={busy} onClick={save}>
            {busy ? 'Saving...' : view.saved ? 'Show columns' : 'Save columns'}
          </Button>
        </>
      }
    >
      <ColumnList choice={choice} onChange={setChoice} />
      {failure && <FormNotice>{failure}</FormNotice>}
    </Dialog>
  );
}

interface ColumnListProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

function ColumnList({ choice, onChange }: ColumnListProps) {
  const { order, shown } = choice;
  const { list, drag, handleProps, dropAt } = useDragOrder(order, move);

  function move(from: number, to: number): void {
    const id = order[from];
    if (!id || to < 0 || to >= order.length) return;
    moveWithFocus(() => onChange({ shown, order: moveItem(order, from, to) }));
    announce(`${columnInfo(id).label}: ${to + 1} of ${order.length}`);
  }

  function toggle(id: ColumnId): void {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    onChange({ order, shown: next });
  }

  return (
    <ol ref={list} className={classes.list} aria-label="Columns in order">
      {order.map((id, index) => (
        <ColumnRow
          key={id}
          {...{ id, index }}
          isLast={index === order.length - 1}
          isShown={shown.has(id)}
          offset={drag?.id === id ? drag.offset : undefined}
          drop={dropAt(index)}
          handle={handleProps(id)}
          onToggle={() => toggle(id)}
          onMove={(by) => move(index, index + by)}
        />
      ))}
    </ol>
  );
}

interface ColumnRowProps {
  id: ColumnId;
  /** Its position, from 0. */
  index: number;
  isLast: boolean;
  isShown: boolean;
  /** While it is dragged: how far, in px. */
  offset: number | undefined;
  /** Where the dragged column would land, relative to this one. */
  drop: 'before' | 'after' | undefined;
  handle: HTMLAttributes<HTMLElement>;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
}

const STEPS: Record<string, -1 | 1 | undefined> = { ArrowUp: -1, ArrowDown: 1 };

/** One column. Alt with an arrow key moves it. */
function ColumnRow(props: ColumnRowProps) {
  const { id, index, isLast, isShown, offset, drop, handle, onToggle, onMove } = props;
  const { label } = columnInfo(id);

  function moveByKey(event: KeyboardEvent) {
    const by = event.altKey ? STEPS[event.key] : undefined;
    if (!by) return;
    event.preventDefault();
    onMove(by);
  }

  return (
    <li
      className={classes.column}
      data-dragged={offset !== undefined || undefined}
      data-drop={drop}
      style={offset === undefined ? undefined : { translate: `0 ${offset}px` }}
      onKeyDown={moveByKey}
    >
      {/* For pointers only; the buttons at the end do the same. */}
      <span className={classes.handle} title="Drag to reorder" aria-hidden="true" {...handle}>
        <IconGripVertical size={20} />
      </span>
      <label className={classes.name}>
        <input className={ticks.box} type="checkbox" checked={isShown} onChange={onToggle} />
        {label}
      </label>
      <Step label={`Move ${label} up`} isEnd={index === 0} onClick={() => onMove(-1)}>
        <IconArrowUp size={18} aria-hidden="true" />
      </Step>
      <Step label={`Move ${label} down`} isEnd={isLast} onClick={() => onMove(1)}>
        <IconArrowDown size={18} aria-hidden="true" />
      </Step>
    </li>
  );
}

interface StepProps {
  label: string;
  /** Not `disabled` then, so that the keyboard focus stays. */
  isEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Step = ({ label, isEnd, onClick, children }: StepProps) => (
  <IconButton
    className={classes.step}
    aria-label={label}
    aria-disabled={isEnd}
    onClick={isEnd ? undefined : onClick}
  >
    {children}
  </IconButton>
);
