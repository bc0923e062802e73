import { DEFAULT_QUESTIONS } from '@posedown/coaching';
import type { CheckInForm, FormQuestion } from '@posedown/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { loadDraft } from '../../../lib/draft-store.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { FormBuilder } from './form-builder.tsx';
import { draftOfForm, newForm } from './form-draft.ts';

const api = vi.hoisted(() => ({ create: vi.fn(), change: vi.fn(), reload: vi.fn() }));
const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast }));
vi.mock('./api.ts', () => ({
  useCreateForm: () => ({ mutateAsync: api.create }),
  useChangeForm: () => ({ mutateAsync: api.change }),
  useReloadForms: () => api.reload,
}));

const KEY = 'posedown.form.test';
const stored: CheckInForm = {
  ...{ id: 'form-1', name: 'Prep', version: 3, athletes: 2 },
  questions: DEFAULT_QUESTIONS.slice(0, 3) as FormQuestion[],
  updatedAt: '2026-11-21T09:00:00.000Z',
};
const changedMeanwhile = new ApiError(
  409,
  JSON.stringify({ code: 'changed_meanwhile', error: 'Changed.', version: 4 }),
  'Conflict',
);

const renderNew = () =>
  renderScreen(<FormBuilder formId={undefined} opened={newForm(newRequestKey)} draftKey={KEY} />);
const renderStored = () =>
  renderScreen(
    <FormBuilder formId={stored.id} opened={draftOfForm(stored, newRequestKey)} draftKey={KEY} />,
  );

const list = () => screen.getByRole('list', { name: 'Questions' });
const labels = () =>
  within(list())
    .getAllByRole('heading')
    .map(
      ({ textContent }) =>
        /^\d+\. (\D+?)(Scale|Number|Yes|Choice|Text|Photos)/.exec(textContent ?? '')?.[1],
    );
const preview = () => within(screen.getByRole('region', { name: 'The form on a phone' }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

describe('a new form', () => {
  it('grows by questions that the preview shows as they are written', async () => {
    const { person } = renderNew();
    await person.click(button('Scale 1–10'));
    expect(document.activeElement).toBe(field('Question'));
    expect(preview().getByRole('radiogroup', { name: 'New question' })).toBeDefined();
    await person.keyboard('Hunger');
    await person.type(field('1 means'), 'Never hungry');
    expect(preview().getByRole('radio', { name: '1, Never hungry' })).toBeDefined();
    await person.click(button('Choice'));
    await person.type(field('Question'), 'Where do you train?');
    await person.type(field('Option 1'), 'Home');
    await person.type(field('Option 2'), 'Gym');
    expect(labels()).toEqual(['Hunger', 'Where do you train?']);
    const choice = within(preview().getByRole('radiogroup', { name: 'Where do you train?' }));
    expect(choice.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      ...['Home', 'Gym'],
    ]);
  });

  it('asks for the girths that are chosen', async () => {
    const { person } = renderNew();
    await person.click(button('Measurements'));
    await person.keyboard('Tape');
    await person.click(screen.getByRole('checkbox', { name: 'Chest' }));
    await person.click(screen.getByRole('checkbox', { name: 'Hips' }));
    const fields = within(preview().getByRole('group', { name: /^Tape/ })).getAllByRole('textbox');
    const names = fields.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
    expect(names).toEqual(['Waist', 'Arms', 'Thighs', 'Hips']);
    expect(list().textContent).toContain('Measurements: Waist, Arms, Thighs, Hips · optional');
  });

  it('is saved with the fields of each question, and leaves no draft', async () => {
    api.create.mockResolvedValueOnce({ ...stored, athletes: 0 });
    const { person, history } = renderNew();
    await person.type(field('Name of the form'), 'Peak week');
    await person.click(button('Number'));
    await person.keyboard('Steps a day');
    await person.type(screen.getByRole('textbox', { name: /^Unit/ }), 'steps');
    await person.click(screen.getByRole('checkbox', { name: 'Peak Week' }));
    expect(loadDraft(KEY)).toBeDefined();
    await person.click(button('Save form'));
    await waitFor(() => expect(history.location.pathname).toBe('/check-in-forms'));
    expect(api.create.mock.lastCall?.[0]).toEqual({
      name: 'Peak week',
      questions: [
        {
          ...{ type: 'number', label: 'Steps a day', unit: 'steps', required: true },
          ...{ id: expect.stringMatching(/^[a-z0-9-]{36}$/), phases: ['Peak Week'] },
        },
      ],
      requestKey: expect.stringMatching(/^[a-f0-9-]{36}$/),
    });
    expect(loadDraft(KEY)).toBeUndefined();
  });

  it('opens the first question with a mistake, and says what is wrong', async () => {
    const { person } = renderNew();
    await person.type(field('Name of the form'), 'Peak week');
    await person.click(button('Scale 1–10'));
    await person.click(button('Yes or no'));
    await person.keyboard('Sick?');
    await person.click(button('Save form'));
    const low = await screen.findByRole('textbox', { name: '1 means' });
    expect(low.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Write the question')).toBeDefined();
    expect(api.create).not.toHaveBeenCalled();
    // Typing removes the errors of that question.
    await person.type(low, 'Low');
    expect(screen.queryByText('Write the question')).toBeNull();
  });

  it('needs a name and a question', async () => {
    const { person } = renderNew();
    await person.click(button('Save form'));
    expect(await screen.findByText('Name the form')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('Add at least one question');
  });

  it('isn’t saved by Enter in a field, because saving leaves the page', async () => {
    const { person } = renderStored();
    await person.type(field('Name of the form'), ' 2{Enter}');
    expect(api.change).not.toHaveBeenCalled();
  });

  it('keeps typed text across a reload', async () => {
    const { person, unmount } = renderNew();
    await person.click(button('Text'));
    await person.keyboard('Anything else?');
    unmount();
    renderNew();
    expect(labels()).toEqual(['Anything else?']);
  });
});

describe('the questions of a form', () => {
  const [energy, hunger, sleep] = stored.questions.map(({ label }) => label);

  it('are moved by keyboard, and the focus stays', async () => {
    const { person } = renderStored();
    const down = button(`Move ${energy} down`);
    down.focus();
    await person.keyboard('{Enter}');
    expect(labels()).toEqual([hunger, energy, sleep]);
    expect(document.activeElement).toBe(down);
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(labels()).toEqual([hunger, sleep, energy]);
    expect(document.activeElement).toBe(down);
    expect(down.getAttribute('aria-disabled')).toBe('true');
    await person.keyboard('{Enter}');
    await person.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(labels()).toEqual([energy, hunger, sleep]);
    expect(document.activeElement).toBe(down);
  });

  it('are duplicated, deleted, and brought back to their place', async () => {
    const { person } = renderStored();
    await person.click(button(new RegExp(`^2. ${hunger}`)));
    await person.click(button('Duplicate'));
    expect(labels()).toEqual([energy, hunger, hunger, sleep]);
    await person.click(button('Delete'));
    expect(labels()).toEqual([energy, hunger, sleep]);
    await person.click(button(new RegExp(`^1. ${energy}`)));
    await person.click(button('Delete'));
    expect(labels()).toEqual([hunger, sleep]);
    act(() => showToast.mock.lastCall?.[0].action.onClick());
    expect(labels()).toEqual([energy, hunger, sleep]);
  });

  it('are shown as asked in a phase', async () => {
    const { person } = renderStored();
    await person.click(button(new RegExp(`^2. ${hunger}`)));
    await person.click(screen.getByRole('checkbox', { name: 'Peak Week' }));
    const phase = screen.getByRole('combobox', { name: 'Athlete’s phase' });
    await person.selectOptions(phase, 'Off-Season');
    expect(preview().queryByText(hunger as string)).toBeNull();
    expect(screen.getByText('2 of 3 questions asked in Off-Season')).toBeDefined();
    await person.selectOptions(phase, 'Peak Week');
    expect(preview().getByText(hunger as string)).toBeDefined();
  });

  it('are restored after the changes are discarded', async () => {
    const { person } = renderStored();
    await person.click(button(`Move ${energy} down`));
    await person.click(button('Discard changes'));
    expect(labels()).toEqual([energy, hunger, sleep]);
    expect(loadDraft(KEY)).toBeUndefined();
    act(() => showToast.mock.lastCall?.[0].action.onClick());
    expect(labels()).toEqual([hunger, energy, sleep]);
  });
});

describe('a form that another device changed', () => {
  async function saveOutdated() {
    api.change.mockRejectedValueOnce(changedMeanwhile);
    const view = renderStored();
    await view.person.type(field('Name of the form'), ' 2');
    await view.person.click(button('Save form'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/changed on another device/);
    expect(api.change.mock.lastCall?.[0]).toMatchObject({ formId: 'form-1', version: 3 });
    return view;
  }

  it('can be loaded instead', async () => {
    const { person } = await saveOutdated();
    const theirs = { ...stored, name: 'Prep, theirs', version: 4 };
    api.reload.mockResolvedValueOnce({ forms: [theirs] });
    await person.click(button('Load the other version'));
    await waitFor(() => expect(field('Name of the form').value).toBe('Prep, theirs'));
    expect(screen.queryByRole('alert')).toBeNull();
    api.change.mockResolvedValueOnce(theirs);
    await person.click(button('Save form'));
    await waitFor(() => expect(api.change.mock.lastCall?.[0]).toMatchObject({ version: 4 }));
  });

  it('can be saved as a copy', async () => {
    const { person } = await saveOutdated();
    api.create.mockResolvedValueOnce({ ...stored, id: 'form-2', athletes: 0 });
    await person.click(button('Save as a copy'));
    await waitFor(() =>
      expect(api.create.mock.lastCall?.[0]).toMatchObject({ name: 'Prep 2 (copy)' }),
    );
  });

  it('can only be saved as a copy after it was withdrawn', async () => {
    const { person } = await saveOutdated();
    api.reload.mockResolvedValueOnce({ forms: [] });
    await person.click(button('Load the other version'));
    expect(await screen.findByText(/withdrawn on another device/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Load the other version' })).toBeNull();
  });
});
