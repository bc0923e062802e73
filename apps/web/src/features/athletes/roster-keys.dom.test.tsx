import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useRosterKeys } from './use-roster-keys.ts';
import { useSelection } from './use-selection.ts';

const IDS = ['ana', 'ben', 'cleo', 'dora'];
const onMessage = vi.fn();

function List({ ids = IDS }) {
  const { selected, toggle, selectAll } = useSelection(IDS);
  const list = useRef<HTMLUListElement>(null);
  useRosterKeys(list, {
    onSelect: (id) => toggle(id, false),
    onClear: () => selectAll(false),
    onMessage,
  });
  return (
    <>
      <input aria-label="Search" />
      <output>{[...selected].join(' ')}</output>
      <ul ref={list}>
        {ids.map((id) => (
          <li key={id} data-athlete={id} aria-posinset={IDS.indexOf(id) + 1}>
            <button type="button" onClick={(event) => toggle(id, event.shiftKey)}>
              Select {id}
            </button>
            <a href={`/client/${id}`}>View {id}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const selection = () => screen.getByRole('status').textContent;
const focused = () => document.activeElement?.textContent;

it('moves between athletes with j and k, and stops at the ends', () => {
  render(<List />);
  press('j');
  expect(focused()).toBe('View ana');
  press('j', 'j', 'k');
  expect(focused()).toBe('View ben');
  press('k', 'k');
  expect(focused()).toBe('View ana');
});

it('returns to a row whose neighbors were scrolled away', () => {
  const { rerender } = render(<List />);
  press('j');
  for (const ids of [['ana', 'dora'], ['ana']]) {
    rerender(<List ids={ids} />);
    press('j');
    expect(focused()).toBe('View ana');
  }
  rerender(<List />);
  press('j');
  expect(focused()).toBe('View ben');
});

it('selects with x, opens the thread with e, and clears with Escape', () => {
  render(<List />);
  press('x');
  expect(selection()).toBe('');
  press('j', 'x', 'j', 'x', 'e');
  expect(selection()).toBe('ana ben');
  expect(onMessage.mock.calls).toEqual([['ben']]);
  press('x', 'Escape');
  expect(selection()).toBe('');
});

it('leaves the keys to a text field', () => {
  render(<List />);
  screen.getByRole('textbox').focus();
  press('j', 'x');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(selection()).toBe('');
});

it('selects a range with Shift', () => {
  render(<List />);
  fireEvent.click(screen.getByRole('button', { name: 'Select dora' }));
  fireEvent.click(screen.getByRole('button', { name: 'Select ben' }), { shiftKey: true });
  expect(selection()).toBe('ben cleo dora');
  fireEvent.click(screen.getByRole('button', { name: 'Select cleo' }));
  expect(selection()).toBe('ben dora');
});
