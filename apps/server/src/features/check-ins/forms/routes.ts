import { type CheckInForm, checkInFormEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { athleteOf } from '../../athletes/index.ts';
import { assignForm, countPhases } from '../schedules/assign-form.ts';
import { changeSchedule, showSchedule, stopSchedule } from '../schedules/change-schedule.ts';
import { countOthers, type FormWithQuestions, listForms } from './queries.ts';
import { archiveForm, changeForm, createForm, restoreForm } from './save-form.ts';
import { STANDARD_FORM } from './standard-form.ts';

export function addCheckInFormRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, checkInFormEndpoints.checkInForms, async ({ actor }) => {
    const forms = await listForms(services.db, actor.userId);
    const { standard, unscheduled } = await countOthers(services.db, actor.userId);
    const { name, questions } = STANDARD_FORM;
    return {
      forms: forms.map(toForm),
      standard: { name, questions: shown(questions), athletes: standard },
      unscheduled,
      phases: await countPhases(services, actor.userId),
    };
  });

  addEndpoint(app, checkInFormEndpoints.createCheckInForm, async ({ actor, body }) =>
    toForm(await createForm(services, actor.userId, body)),
  );

  addEndpoint(app, checkInFormEndpoints.changeCheckInForm, async ({ actor, params, body }) => {
    const { formId } = params;
    return toForm(await changeForm(services, { coachId: actor.userId, formId }, body));
  });

  addEndpoint(app, checkInFormEndpoints.archiveCheckInForm, async ({ actor, params, query }) => {
    await archiveForm(services, { coachId: actor.userId, ...params, ...query });
    return undefined;
  });

  addEndpoint(app, checkInFormEndpoints.restoreCheckInForm, async ({ actor, params }) =>
    toForm(await restoreForm(services, { coachId: actor.userId, ...params })),
  );

  addEndpoint(app, checkInFormEndpoints.assignCheckInForm, async ({ actor, body }) => ({
    assigned: await assignForm(services, actor.userId, body),
  }));

  addEndpoint(app, checkInFormEndpoints.checkInSchedule, async ({ actor, params, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return { schedule: await showSchedule(services, athlete) };
  });

  addEndpoint(app, checkInFormEndpoints.changeCheckInSchedule, async (call) => {
    const { actor, params, body, request } = call;
    const athlete = await athleteOf(services, { actor, params, request });
    return { schedule: await changeSchedule(services, { actor, athlete }, body) };
  });

  addEndpoint(app, checkInFormEndpoints.stopCheckInSchedule, async (call) => {
    const { actor, params, query, request } = call;
    const athlete = await athleteOf(services, { actor, params, request });
    await stopSchedule(services, { actor, athlete, ...query });
    return undefined;
  });
}

function toForm({ id, name, questions, version, athletes, updatedAt }: FormWithQuestions) {
  const form = { id, name, version, athletes, questions: shown(questions) };
  return { ...form, updatedAt: updatedAt.toISOString() } satisfies CheckInForm;
}

/** Stored questions passed the contract's schema, whose types are narrower. */
const shown = (questions: FormWithQuestions['questions']) => questions as CheckInForm['questions'];
