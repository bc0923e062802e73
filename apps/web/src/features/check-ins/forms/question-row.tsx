import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconCopy,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Button, IconButton, UnstyledButton } from '../../../ui/parts/button.tsx';
import classes from './builder.module.css';
import { type QuestionDraft, toQuestion } from './form-draft.ts';
import { questionText } from './form-text.ts';
import { QuestionFields } from './question-fields.tsx';

interface QuestionRowProps {
  question: QuestionDraft;
  /** Its position, from 0. */
  index: number;
  isLast: boolean;
  isOpen: boolean;
  /** More questions don't fit. */
  isFull: boolean;
  errors: FormErrors;
  /** While it is dragged: how far, in px. */
  offset: number | undefined;
  /** Where the dragged question would land, relative to this one. */
  drop: 'before' | 'after' | undefined;
  handle: HTMLAttributes<HTMLElement>;
  onToggle: () => void;
  onChange: (change: Partial<QuestionDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

export const nameOf = ({ label }: Pick<QuestionDraft, 'label'>) => label.trim() || 'New question';

const STEPS: Record<string, -1 | 1 | undefined> = { ArrowUp: -1, ArrowDown: 1 };

/** One question of the builder: a line that opens its fields. Alt with an arrow key moves it. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, isOpen, isFull, errors, offset, drop } = props;
  const { id } = question;

  function moveByKey(event: KeyboardEvent) {
    const by = event.altKey ? STEPS[event.key] : undefined;
    // Opens a select's list.
    const isSelect = event.target instanceof HTMLSelectElement;
    if (!by || isSelect) return;
    event.preventDefault();
    props.onMove(by);
  }

  return (
    <li
      className={classes.question}
      data-open={isOpen || undefined}
      data-dragged={offset !== undefined || undefined}
      data-drop={drop}
      style={offset === undefined ? undefined : { translate: `0 ${offset}px` }}
      onKeyDown={moveByKey}
    >
      <Head {...props} />
      {isOpen && (
        <div id={`fields-${id}`} className={classes.fields}>
          <QuestionFields question={question} onChange={props.onChange} errors={errors} />
          <Row justify="end">
            <Button
              variant="subtle"
              color="gray"
              size="md"
              leftSection={<IconCopy size={18} aria-hidden="true" />}
              disabled={isFull}
              onClick={props.onDuplicate}
            >
              Duplicate
            </Button>
            <Button
              variant="subtle"
              color="behind"
              size="md"
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              onClick={props.onDelete}
            >
              Delete
            </Button>
          </Row>
        </div>
      )}
    </li>
  );
}

function Head(props: QuestionRowProps) {
  const { question, index, isLast, isOpen, errors, handle, onToggle, onMove } = props;
  const name = nameOf(question);
  const [firstError] = Object.values(errors);
  return (
    <div className={classes.head}>
      {/* For pointers only; the buttons at the end do the same. */}
      <span className={classes.handle} title="Drag to reorder" aria-hidden="true" {...handle}>
        <IconGripVertical size={20} />
      </span>
      <h3 className={classes.questionName}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={`fields-${question.id}`}
          onClick={onToggle}
        >
          <span className={classes.label}>
            {index + 1}. {name}
          </span>
          <span className={classes.quiet}>{questionText(toQuestion(question))}</span>
          {!isOpen && firstError && <span className={classes.problem}>{firstError}</span>}
          <IconChevronDown className={classes.chevron} size={18} aria-hidden="true" />
        </UnstyledButton>
      </h3>
      <Step label={`Move ${name} up`} isEnd={index === 0} onClick={() => onMove(-1)}>
        <IconArrowUp size={18} aria-hidden="true" />
      </Step>
      <Step label={`Move ${name} down`} isEnd={isLast} onClick={() => onMove(1)}>
        <IconArrowDown size={18} aria-hidden="true" />
      </Step>
    </div>
  );
}

interface StepProps {
  label: string;
  /** Not `disabled` then, so that the keyboard focus stays. */
  isEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Step({ label, isEnd, onClick, children }: StepProps) {
  return (
    <IconButton
      className={classes.step}
      aria-label={label}
      aria-disabled={isEnd}
      aria-keyshortcuts={label.endsWith('up') ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
      onClick={isEnd ? undefined : onClick}
    >
      {children}
    </IconButton>
  );
}
