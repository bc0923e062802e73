import type { RosterLayout, SavedView } from '@posedown/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { ColumnsDialog } from '../columns/columns-dialog.tsx';
import type { ColumnId } from '../columns/roster-columns.ts';
import { type CurrentView, currentView } from './current-view.ts';
import { EditDialog, SaveDialog } from './view-dialog.tsx';

const server = vi.hoisted(() => ({ call: vi.fn(), read: vi.fn() }));
vi.mock('../../../lib/api-client.ts', () => ({ call: server.call, read: server.read }));
const showUndoable = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/show-undoable.ts', () => ({
  showWhenDone: async (doing: Promise<unknown>, _otherwise: string, describe: () => object) => {
    await doing;
    showUndoable(describe());
  },
}));

const bikini: SavedView = {
  ...{ id: '0190aef1-52b7-4d4c-8a70-1f0c5d7e9a01', name: 'Bikini', group: 'prep' },
  ...{ reverse: false, columns: ['show', 'why'] },
};
const quiet: SavedView = { ...bikini, id: bikini.id.replace('01', '02'), name: 'Quiet ones' };
const changed = new ApiError(409, JSON.stringify({ code: 'changed_meanwhile' }), '');

/** What the server has. It stores what it is sent. */
let stored: RosterLayout;
const onOpen = vi.fn();
const onClose = vi.fn();
const onColumns = vi.fn<(columns: readonly ColumnId[]) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  stored = { columns: null, views: [bikini, quiet], version: 4 };
  server.read.mockImplementation(async () => stored);
  server.call.mockImplementation(async (_target, { body }: { body: RosterLayout }) => {
    if (body.version !== stored.version) throw changed;
    stored = { ...body, version: body.version + 1 };
    return stored;
  });
});

const viewAt = (address: Parameters<typeof currentView>[0]): CurrentView =>
  currentView(address, stored);
const views = [bikini, quiet];
const draw = (dialog: React.ReactElement) => {
  const drawn = renderScreen(dialog);
  drawn.client.setDefaultOptions({ queries: { queryFn: () => server.read(), retry: false } });
  return drawn;
};
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const button = (name: string) => screen.getByRole('button', { name });

describe('saving a view', () => {
  it('adds one with the filters, order and columns on the screen', async () => {
    const view = viewAt({ view: 'all', tag: 'Online', sort: 'rate' });
    const { person } = draw(<SaveDialog {...{ view, views, onOpen, onClose }} />);
    await person.click(button('Save view'));
    expect(screen.getByText('Name the view')).toBeDefined();
    await person.type(nameField(), 'BIKINI');
    await person.click(button('Save view'));
    expect(screen.getByText(/^You already have a view with this name/)).toBeDefined();
    expect(server.call).not.toHaveBeenCalled();
    await person.clear(nameField());
    await person.type(nameField(), 'Online');
    await person.click(button('Save view'));
    await waitFor(() => expect(onOpen).toHaveBeenCalled());
    const [, , added] = stored.views;
    expect(added).toMatchObject({ name: 'Online', group: 'all', tag: 'Online', sort: 'rate' });
    expect(added?.columns[0]).toBe('why');
    expect(onOpen.mock.calls).toEqual([[added?.id]]);
  });

  it('updates the open view under its name', async () => {
    const view = viewAt({ saved: bikini.id, view: 'prep', status: 'behind', columns: 'why' });
    const { person } = draw(<SaveDialog {...{ view, views, onOpen, onClose }} />);
    expect(nameField().value).toBe('Bikini');
    await person.click(button('Save view'));
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(bikini.id));
    expect(stored.views).toEqual([{ ...bikini, status: 'behind', columns: ['why'] }, quiet]);
  });

  it('says so at twenty views', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...quiet, name: `View ${index}` }));
    const view = viewAt({ view: 'all', sort: 'rate' });
    const { person } = draw(<SaveDialog {...{ view, onOpen, onClose }} views={many} />);
    await person.type(nameField(), 'One more');
    await person.click(button('Save view'));
    expect(screen.getByText('You already have 20 views. Delete one first.')).toBeDefined();
  });

  it('keeps what another tab saved, and the name if the server can’t be reached', async () => {
    const view = viewAt({ view: 'all', sort: 'rate' });
    const { person, client } = draw(<SaveDialog {...{ view, views, onOpen, onClose }} />);
    server.call.mockRejectedValueOnce(new TypeError('offline'));
    await person.type(nameField(), 'Fastest');
    await person.click(button('Save view'));
    expect(await screen.findByText(/^We couldn’t save the view/)).toBeDefined();
    expect(nameField().value).toBe('Fastest');
    expect(client.getQueryCache().getAll()).toHaveLength(1);
    stored = { columns: ['goal'], views: [quiet], version: 5 };
    await person.click(button('Save view'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(stored).toMatchObject({ columns: ['goal'], version: 6 });
    expect(stored.views.map(({ name }) => name)).toEqual(['Quiet ones', 'Fastest']);
  });
});

describe('editing a view', () => {
  const drawEdit = () => draw(<EditDialog saved={bikini} {...{ views, onOpen, onClose }} />);

  it('renames it', async () => {
    const { person } = drawEdit();
    await person.clear(nameField());
    await person.type(nameField(), 'Bikini athletes');
    await person.click(button('Save view'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(stored.views).toEqual([{ ...bikini, name: 'Bikini athletes' }, quiet]);
  });

  it('doesn’t overwrite a change of another tab', async () => {
    stored = { ...stored, views: [{ ...bikini, name: 'Renamed' }, quiet] };
    const { person } = drawEdit();
    await person.type(nameField(), ' B');
    await person.click(button('Save view'));
    expect(await screen.findByText(/^This view was changed in another tab/)).toBeDefined();
    expect(server.call).not.toHaveBeenCalled();
  });

  it('deletes it, with an undo that puts it back', async () => {
    const { person } = drawEdit();
    await person.click(button('Delete view'));
    await waitFor(() => expect(showUndoable).toHaveBeenCalled());
    expect([stored.views, onOpen.mock.calls]).toEqual([[quiet], [[undefined]]]);
    const [{ title, undo }] = showUndoable.mock.lastCall ?? [];
    expect(title).toBe('View deleted');
    expect(await undo()).toEqual({ title: 'View restored', message: 'Bikini' });
    await undo();
    expect(stored.views).toEqual([bikini, quiet]);
  });
});

describe('choosing columns', () => {
  const rows = () =>
    within(screen.getByRole('list', { name: 'Columns in order' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const drawColumns = (address: Parameters<typeof currentView>[0] = {}) =>
    draw(<ColumnsDialog view={viewAt(address)} {...{ onColumns, onClose }} />);

  it('shows, hides and moves them by keyboard, and saves them for all groups', async () => {
    const { person } = drawColumns();
    await person.click(screen.getByRole('checkbox', { name: 'Goal' }));
    await person.click(screen.getByRole('checkbox', { name: 'Rate' }));
    for (let step = 0; step < 2; step += 1) await person.click(button('Move Show up'));
    expect(rows().slice(0, 3)).toEqual(['Show', 'Why', 'Phase']);
    expect(document.activeElement).toBe(button('Move Show up'));
    await person.click(button('Move Show up'));
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(rows().slice(0, 2)).toEqual(['Why', 'Show']);
    await person.click(button('Save columns'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(stored.columns).toEqual(['why', 'show', 'phase', 'weight', 'compliance', 'due', 'goal']);
    expect(onColumns).not.toHaveBeenCalled();
  });

  it('follows the default columns after a reset', async () => {
    stored = { ...stored, columns: ['goal'] };
    const { person } = drawColumns();
    expect(rows()[0]).toBe('Goal');
    await person.click(button('Reset'));
    await person.click(button('Save columns'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(stored.columns).toBeNull();
  });

  it('changes the open view without saving it', async () => {
    const { person } = drawColumns({ saved: bikini.id });
    expect(rows().slice(0, 2)).toEqual(['Show', 'Why']);
    await person.click(screen.getByRole('checkbox', { name: 'Show' }));
    await person.click(button('Show columns'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onColumns.mock.calls).toEqual([[['why']]]);
    expect(server.call).not.toHaveBeenCalled();
  });

  it('says if they couldn’t be saved', async () => {
    server.call.mockRejectedValueOnce(new TypeError('offline'));
    const { person } = drawColumns();
    await person.click(button('Save columns'));
    expect(await screen.findByText(/^We couldn’t save the columns/)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });
});
