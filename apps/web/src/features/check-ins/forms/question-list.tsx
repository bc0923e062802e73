import { QUESTIONS_LIMIT } from '@posedown/coaching';
import { useEffect, useRef } from 'react';
import { newRequestKey } from '../../../lib/request-key.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { moveWithFocus } from '../../../ui/focus/move-with-focus.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Heading, Text } from '../../../ui/parts/text.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { moveItem, useDragOrder } from '../../../ui/use-drag-order.ts';
import classes from './builder.module.css';
import {
  duplicateOf,
  errorsOf,
  insertItem,
  newQuestion,
  type QuestionDraft,
} from './form-draft.ts';
import { TYPE_CHOICES } from './form-text.ts';
import { nameOf, QuestionRow } from './question-row.tsx';
import type { FormDraftState } from './use-form-draft.ts';

interface QuestionListProps {
  state: FormDraftState;
  /** The question whose fields are open. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The questions of a form, in order, one of them open. */
export function QuestionList({ state, openId, onOpen }: QuestionListProps) {
  const { questions } = state.draft;
  const { errors } = state;
  const actions = useQuestionActions(state, onOpen);
  const ids = questions.map(({ id }) => id);
  const { list, drag, handleProps, dropAt } = useDragOrder(ids, actions.move);
  const isFull = questions.length >= QUESTIONS_LIMIT.max;

  return (
    <Stack gap="sm">
      <ol ref={list} className={classes.questions} aria-label="Questions">
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            index={index}
            isLast={index === questions.length - 1}
            isOpen={question.id === openId}
            isFull={isFull}
            errors={errorsOf(errors, question.id)}
            offset={drag?.id === question.id ? drag.offset : undefined}
            drop={dropAt(index)}
            handle={handleProps(question.id)}
            onToggle={() => onOpen(question.id === openId ? undefined : question.id)}
            onChange={(change) => actions.edit(question.id, change)}
            onMove={(by) => actions.move(index, index + by)}
            onDuplicate={() => actions.duplicate(question, index)}
            onDelete={() => actions.remove(question, index)}
          />
        ))}
      </ol>
      {errors.questions && (
        <p className={classes.problem} role="alert">
          {errors.questions}
        </p>
      )}
      <Stack as="section" gap="xs" aria-labelledby="add-question">
        <Heading as="h3" id="add-question" size="sm">
          Add a question
        </Heading>
        <Row>
          {TYPE_CHOICES.map(({ value, label }) => (
            <Button
              key={value}
              variant="default"
              size="md"
              disabled={isFull}
              onClick={() => actions.add(newQuestion(value, newRequestKey), questions.length)}
            >
              {label}
            </Button>
          ))}
        </Row>
        {isFull && (
          <Text size="md" muted>
            A form has at most {QUESTIONS_LIMIT.max} questions. Longer forms get skimmed.
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

/** Changes of the list of questions. */
function useQuestionActions(
  { draft, change }: FormDraftState,
  onOpen: QuestionListProps['onOpen'],
) {
  const { questions } = draft;
  const isMounted = useIsMounted();
  const focusId = useRef<string>(undefined);
  // The first field of a question just added.
  useEffect(() => {
    const { current: id } = focusId;
    if (!id || !questions.some((question) => question.id === id)) return;
    focusId.current = undefined;
    document.querySelector<HTMLElement>(`[name="${id}.label"]`)?.focus();
  }, [questions]);

  const setQuestions = (
    update: (questions: QuestionDraft[]) => QuestionDraft[],
    cleared = 'questions',
  ) => change((current) => ({ ...current, questions: update(current.questions) }), cleared);

  function add(question: QuestionDraft, at: number): void {
    focusId.current = question.id;
    setQuestions((current) => insertItem(current, at, question));
    onOpen(question.id);
  }

  function move(from: number, to: number): void {
    const question = questions[from];
    if (!question || to < 0 || to >= questions.length) return;
    moveWithFocus(() => setQuestions((current) => moveItem(current, from, to)));
    announce(`${nameOf(question)}: ${to + 1} of ${questions.length}`);
  }

  function remove(question: QuestionDraft, at: number): void {
    const { id } = question;
    setQuestions((current) => current.filter((one) => one.id !== id), `${id}.`);
    const undo = () => {
      if (isMounted.current) setQuestions((current) => insertItem(current, at, question));
    };
    void showToast({
      title: 'Question deleted',
      message: nameOf(question),
      seconds: 5,
      action: { label: 'Undo', onClick: undo },
    });
  }

  return {
    add,
    move,
    remove,
    edit: (id: string, part: Partial<QuestionDraft>) =>
      setQuestions(
        (current) => current.map((one) => (one.id === id ? { ...one, ...part } : one)),
        `${id}.`,
      ),
    duplicate: (question: QuestionDraft, index: number) =>
      add(duplicateOf(question, newRequestKey), index + 1),
  };
}

/** A toast may outlive the screen. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
