import type { Protocol } from '@posedown/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import type { FormErrors } from '../../lib/contract-form.ts';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useChange } from './api.ts';
import { DecisionFailure } from './decision-failure.tsx';
import editClasses from './edit.module.css';
import { draftKey, readDraft, type TypedPlan, toBody, toTyped, validatePlan } from './edit-form.ts';
import { EditPhase } from './edit-phase.tsx';
import classes from './protocols.module.css';

interface EditProtocolProps {
  protocol: Protocol;
  onDone: () => void;
}

/** The figures of a draft, to be changed by the coach. What is typed survives a reload. */
export function EditProtocol({ protocol, onDone }: EditProtocolProps) {
  const key = draftKey(protocol);
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState(() => readDraft(loadDraft(key)) ?? toTyped(protocol.protocol));
  const [errors, setErrors] = useState<FormErrors>({});
  const change = useChange(protocol.id);
  const { busy, run } = useSingleFlight();

  // It stands below the safety limits: who asked for it is taken there.
  useEffect(() => {
    form.current?.scrollIntoView();
    form.current?.focus({ preventScroll: true });
  }, []);

  function edit(next: TypedPlan) {
    setPlan(next);
    saveDraft(key, next);
  }

  function leave() {
    dropDraft(key);
    onDone();
  }

  async function save() {
    const body = toBody(plan, protocol.version);
    const found = await validatePlan(body);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    await change.mutateAsync(body).then(
      () => {
        void showToast({ title: 'Protocol saved', message: 'The safety limits were judged anew.' });
        leave();
      },
      (error: unknown) => setErrors(fieldErrorsOf(error)),
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(save);
  }

  return (
    <form
      ref={form}
      className={classes.stack}
      onSubmit={submit}
      noValidate
      aria-label="Edit the protocol"
      tabIndex={-1}
    >
      <SectionHeader
        title="Edit phases"
        intro="Every change is kept as a version. What crosses a limit can be saved and not approved."
      />
      <div className={editClasses.narrow}>
        <TextField
          label="Body fat target"
          name="bodyFatTarget"
          optional
          unit="%"
          inputMode="decimal"
          value={plan.bodyFatTarget}
          onChange={(bodyFatTarget) => edit({ ...plan, bodyFatTarget })}
          error={errors.bodyFatTarget}
        />
      </div>
      {plan.phases.map((phase, place) => (
        <EditPhase
          key={phase.key}
          phase={phase}
          place={place}
          errors={errors}
          onChange={(changed) =>
            edit({
              ...plan,
              phases: plan.phases.map((one) => (one.key === phase.key ? changed : one)),
            })
          }
          onRemove={
            plan.phases.length > 1
              ? () => edit({ ...plan, phases: plan.phases.filter(({ key }) => key !== phase.key) })
              : undefined
          }
          onRepeat={() => edit({ ...plan, phases: repeated(plan.phases, place) })}
        />
      ))}
      <DecisionFailure protocolId={protocol.id} error={change.error} onReload={leave} />
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={busy}>
          {busy ? 'Saving...' : 'Save changes'}
        </Button>
        <Button variant="default" size="md" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The phases with one of them once more behind itself. */
function repeated(phases: TypedPlan['phases'], place: number): TypedPlan['phases'] {
  const phase = phases[place];
  if (!phase) return phases;
  const newest = Math.max(...phases.map(({ key }) => Number(key)));
  const copy = { ...phase, key: String(newest + 1) };
  return [...phases.slice(0, place + 1), copy, ...phases.slice(place + 1)];
}
