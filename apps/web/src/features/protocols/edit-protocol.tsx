import type { Protocol } from '@posedown/contract';
import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { DecisionFailure } from './decision-failure.tsx';
import editClasses from './edit.module.css';
import type { TypedPlan } from './edit-form.ts';
import { EditPhase } from './edit-phase.tsx';
import { PhaseCards } from './phase-cards.tsx';
import { useProtocolEdit } from './use-protocol-edit.ts';

interface EditProtocolProps {
  protocol: Protocol;
  onDone: () => void;
}

/** Lets the coach edit the figures of a draft. Input survives a reload. */
export function EditProtocol({ protocol, onDone }: EditProtocolProps) {
  const { plan, isTyped, errors, failure, busy, edit, leave, submit } = useProtocolEdit(
    protocol,
    onDone,
  );

  const form = useRef<HTMLFormElement>(null);
  // The editor is below the safety limits: scroll to it.
  useEffect(() => {
    form.current?.scrollIntoView();
    form.current?.focus({ preventScroll: true });
  }, []);

  // Another window decided on it. The input stays until saving it is rejected.
  if (!isTyped && protocol.status !== 'pending_approval') {
    return <PhaseCards protocol={protocol} />;
  }
  return (
    <Stack
      ref={form}
      as="form"
      onSubmit={submit}
      noValidate
      aria-label="Edit the protocol"
      tabIndex={-1}
    >
      <SectionHeader
        title="Edit phases"
        intro="Every change is saved as a version. A draft that crosses a limit can be saved but not approved."
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
      {plan.phases.map((phase, index) => (
        <EditPhase
          key={phase.key}
          phase={phase}
          place={index}
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
          onRepeat={() => edit({ ...plan, phases: repeated(plan.phases, index) })}
        />
      ))}
      <DecisionFailure protocolId={protocol.id} error={failure} onReload={leave} />
      <Row>
        <Button type="submit" size="md" loading={busy}>
          {busy ? 'Saving...' : 'Save changes'}
        </Button>
        <Button variant="default" size="md" onClick={leave}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

/** The phases with a copy of one inserted after it. */
function repeated(phases: TypedPlan['phases'], index: number): TypedPlan['phases'] {
  const phase = phases[index];
  if (!phase) return phases;
  const newest = Math.max(...phases.map(({ key }) => Number(key)));
  const copy = { ...phase, key: String(newest + 1) };
  return [...phases.slice(0, index + 1), copy, ...phases.slice(index + 1)];
}
