import { counted } from '@posedown/coaching';
import type { MarkColor, MarkKind, PhotoMark } from '@posedown/contract';
import { IconArrowUpRight, IconCircle, IconLine } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { Button, UnstyledButton } from '../../parts/button.tsx';
import { MAX_MARKS, marksOf } from './drawing.ts';
import { MarkShape } from './mark-shape.tsx';
import { markPath, type PhotoSize, strokeOf } from './mark-shapes.ts';
import classes from './marks-editor.module.css';
import { useDrawing } from './use-drawing.ts';
import { useDrawingKeys } from './use-drawing-keys.ts';

const TOOLS: readonly { kind: MarkKind; label: string; Icon: typeof IconLine }[] = [
  { kind: 'arrow', label: 'Arrow', Icon: IconArrowUpRight },
  { kind: 'circle', label: 'Circle', Icon: IconCircle },
  { kind: 'line', label: 'Line', Icon: IconLine },
];

const COLORS: readonly { color: MarkColor; label: string }[] = [
  { color: 'red', label: 'Red' },
  { color: 'blue', label: 'Blue' },
  { color: 'green', label: 'Green' },
  { color: 'black', label: 'Black' },
];

/** How much wider than a stroke a touch may hit it, in strokes. */
const REACH = 5;

interface MarksEditorProps {
  /** The photo with its size in pixels. */
  photo: PhotoSize & { src: string };
  /** What it shows, such as a pose and a day. */
  alt: string;
  marks: readonly PhotoMark[];
  /** The label of the button that ends the drawing. */
  doneLabel: string;
  onDone: (marks: PhotoMark[]) => void;
  onClose: () => void;
}

/** Draws arrows, circles and lines on a photo. The photo itself stays as it is. */
export function MarksEditor({ photo, alt, marks, doneLabel, onDone, onClose }: MarksEditorProps) {
  const editor = useDrawing(marks);
  const [isAsking, setAsking] = useState(false);
  useDrawingKeys(editor, !isAsking);
  const close = () => (editor.isChanged ? setAsking(true) : onClose());
  return (
    <Dialog
      title="Draw on the photo"
      intro={alt}
      onClose={close}
      footer={
        <>
          <Button variant="default" size="md" onClick={close}>
            Cancel
          </Button>
          <Button size="md" onClick={() => onDone(marksOf(editor.drawing))}>
            {doneLabel}
          </Button>
        </>
      }
    >
      <div
        className={classes.editor}
        style={{ '--shape': photo.width / photo.height } as CSSProperties}
      >
        <Tools editor={editor} />
        <Stage editor={editor} photo={photo} alt={alt} />
        <MarkList editor={editor} />
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Discard the drawing?"
          confirmLabel="Discard"
          isDestructive
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          What you’ve drawn since you opened the photo won’t be kept.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

type Editor = ReturnType<typeof useDrawing>;

function Tools({ editor }: { editor: Editor }) {
  const { kind, setKind, color, recolor, addInMiddle, isFull, dispatch, isChanged } = editor;
  const tool = TOOLS.find((one) => one.kind === kind)?.label ?? '';
  return (
    <div className={classes.tools}>
      <Group label="Tool">
        {TOOLS.map(({ kind: value, label, Icon }) => (
          <UnstyledButton
            key={value}
            className={classes.tool}
            data-autofocus={value === 'arrow' || undefined}
            aria-pressed={value === kind}
            title={`${label} (${value.charAt(0)})`}
            onClick={() => setKind(value)}
          >
            <Icon size={20} aria-hidden="true" />
            {label}
          </UnstyledButton>
        ))}
      </Group>
      <Group label="Color">
        {COLORS.map(({ color: value, label }) => (
          <UnstyledButton
            key={value}
            className={classes.color}
            data-color={value}
            aria-pressed={value === color}
            aria-label={label}
            title={label}
            onClick={() => recolor(value)}
          />
        ))}
      </Group>
      <div className={classes.actions}>
        <Button variant="default" size="sm" disabled={isFull} onClick={addInMiddle}>
          Add {tool.toLowerCase()}
        </Button>
        <Button
          variant="default"
          size="sm"
          disabled={!isChanged}
          title="Ctrl+Z"
          onClick={() => dispatch({ type: 'undo' })}
        >
          Undo
        </Button>
        <Button
          variant="default"
          size="sm"
          disabled={editor.marks.length === 0}
          onClick={() => dispatch({ type: 'clear' })}
        >
          Clear
        </Button>
      </div>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group} aria-label={label}>
      {children}
    </fieldset>
  );
}

interface StageProps {
  editor: Editor;
  photo: MarksEditorProps['photo'];
  alt: string;
}

/** The photo, on which a stroke draws and a stroke from a mark moves it. */
function Stage({ editor, photo, alt }: StageProps) {
  const { marks, selectedMark, draft, start, move, end } = editor;
  const moving = draft && 'key' in draft ? draft : null;
  const stroke = strokeOf(photo);
  return (
    <div className={classes.stage}>
      <img
        className={classes.photo}
        src={photo.src}
        alt={`${alt}, with ${counted(marks.length, 'mark')}`}
        width={photo.width}
        height={photo.height}
        draggable={false}
      />
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${photo.width} ${photo.height}`}
        aria-hidden="true"
        onPointerDown={(event) => start(event)}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {marks.map((mark) => {
          const shown = moving?.key === mark.key ? moving : mark;
          const path = markPath(shown, photo);
          return (
            <g key={mark.key}>
              {mark.key === selectedMark?.key && (
                <path className={classes.halo} d={path} strokeWidth={stroke * REACH} />
              )}
              <MarkShape mark={shown} photo={photo} />
              <path
                className={classes.reach}
                d={path}
                strokeWidth={stroke * REACH}
                onPointerDown={(event) => start(event, mark)}
              />
            </g>
          );
        })}
        {draft && !moving && <MarkShape mark={draft} photo={photo} />}
      </svg>
    </div>
  );
}

/** The marks to choose from, for a keyboard and for a thumb. */
function MarkList({ editor }: { editor: Editor }) {
  const { marks, selectedMark, dispatch, isFull } = editor;
  return (
    <div className={classes.foot}>
      <p className={classes.hint}>
        {isFull
          ? `${MAX_MARKS} marks is the most for one photo.`
          : marks.length === 0
            ? 'Drag on the photo to draw.'
            : 'Choose a mark to move it with the arrow keys, and its end with Shift.'}
      </p>
      {marks.length > 0 && (
        <ul className={classes.list} aria-label="Marks">
          {marks.map(({ key, kind, color }, index) => (
            <li key={key}>
              <UnstyledButton
                className={classes.chip}
                aria-pressed={key === selectedMark?.key}
                onClick={() => dispatch({ type: 'select', key })}
              >
                {`${nameOf(kind)} ${index + 1}`}
                <span className={classes.dot} data-color={color} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {selectedMark && (
        <Button
          variant="default"
          size="sm"
          color="behind"
          onClick={() => dispatch({ type: 'remove' })}
        >
          Delete mark
        </Button>
      )}
    </div>
  );
}

const nameOf = (kind: MarkKind) => TOOLS.find((one) => one.kind === kind)?.label ?? kind;
