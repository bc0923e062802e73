import type { CheckInForm } from '@posedown/contract';
import { useState } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useForms } from './api.ts';
import classes from './builder.module.css';
import { FormBuilder } from './form-builder.tsx';
import { copyOfForm, draftOfForm, newForm } from './form-draft.ts';
import { athletesText } from './form-text.ts';
import { FORMS_PATH, STANDARD } from './paths.ts';

interface BuilderScreenProps {
  /** The form to change. */
  formId?: string;
  /** The form to copy: an id, or 'standard'. */
  copy?: string | undefined;
}

type Forms = NonNullable<ReturnType<typeof useForms>['data']>;

/** Creates a check-in form, or changes one. */
export function BuilderScreen({ formId, copy }: BuilderScreenProps) {
  const list = useForms();
  const form = list.data?.forms.find(({ id }) => id === formId);
  return (
    <PageShell
      title={formId ? 'Edit check-in form' : 'New check-in form'}
      intro={formId ? introOf(form) : 'What you ask your athletes once a week.'}
      actions={
        <LinkButton to={FORMS_PATH} variant="default" size="md">
          All forms
        </LinkButton>
      }
    >
      {list.data ? (
        <LoadedBuilder key={`${formId} ${copy}`} {...{ formId, copy }} forms={list.data} />
      ) : (
        <QueryFallback query={list} what="the form">
          <SkeletonArea label="Loading the form" className={classes.columns}>
            <Skeleton height="38rem" />
            <Skeleton height="38rem" />
          </SkeletonArea>
        </QueryFallback>
      )}
    </PageShell>
  );
}

/** Reserves its line while the form loads. */
function introOf(form: CheckInForm | undefined): string {
  if (!form) return '\u00a0';
  if (form.athletes === 0) return 'No athlete has this form yet.';
  return `Changes reach ${athletesText(form.athletes)} with the next check-in. Answers already sent keep their questions.`;
}

function LoadedBuilder({ formId, copy, forms }: BuilderScreenProps & { forms: Forms }) {
  const user = useSignedInUser();
  // The opened version. Another device's change is found when saving, and doesn't replace what was typed.
  const [opened, setOpened] = useState(() => openedDraft({ formId, copy, forms }));
  if (!opened) {
    // The stored list may be older than the form.
    const found = openedDraft({ formId, copy, forms });
    if (found) setOpened(found);
    const back = (
      <LinkButton to={FORMS_PATH} variant="default" size="md">
        All forms
      </LinkButton>
    );
    return (
      <EmptyState title="Form not found" action={back}>
        It was withdrawn, or the link is wrong.
      </EmptyState>
    );
  }
  const place = formId ?? `new ${copy ?? ''}`.trim();
  return (
    <FormBuilder formId={formId} opened={opened} draftKey={`posedown.form.${user.id}.${place}`} />
  );
}

function openedDraft({ formId, copy, forms }: BuilderScreenProps & { forms: Forms }) {
  const byId = (sought: string) => forms.forms.find(({ id }) => id === sought);
  if (formId) {
    const form = byId(formId);
    return form && draftOfForm(form, newRequestKey);
  }
  if (copy === undefined) return newForm(newRequestKey);
  const source = copy === STANDARD ? forms.standard : byId(copy);
  return source && copyOfForm(source, newRequestKey);
}
