import type { ClientCard } from '@posedown/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAthleteMatches } from '../../features/athletes/api.ts';
import { goalText } from '../../features/athletes/athlete-text.ts';
import { useDueTasks } from '../../features/tasks/api.ts';
import { openTask } from '../../features/tasks/open-task.ts';
import { dueText } from '../../features/tasks/task-text.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { type Command, CommandList } from '../../ui/command/command-list.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SIGNED_IN_ITEMS } from '../navigation/nav-items.ts';
import { consumeTyped } from './collect-typed.ts';
import {
  ACTIONS,
  actionsFor,
  athleteNameIn,
  MORE_SCREENS,
  type Place,
  placesFor,
} from './palette-places.ts';

const TYPING_MS = 150;
const MAX_SHOWN = 5;
/** With at most this many athletes, their actions are offered too. */
const FEW = 2;
const SCREENS: readonly Place[] = [...SIGNED_IN_ITEMS.coach, ...MORE_SCREENS];

/** Opens an athlete by name, a screen, or a frequent action. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  // After the input has received the focus, so that no keystroke is lost.
  useEffect(() => {
    const typed = consumeTyped();
    if (typed) setText(typed);
  }, []);
  const settled = useDebounced(text, TYPING_MS);
  const matches = useAthleteMatches(athleteNameIn(settled));
  const navigate = useNavigate();

  function openPath(path: string) {
    onClose();
    void navigate({ href: path });
  }

  const isTyped = text.trim() !== '';
  const athleteName = athleteNameIn(text);
  const isAct = athleteName !== text.trim();
  const isLooking = matches.isPlaceholderData || matches.isPending || settled !== text;
  const found = (matches.data?.clients ?? []).map((card) => ({ card, ...toPlace(card) }));
  // Matches by name come first. Results of an earlier search stay only if they match the current
  // text, because Enter must select what the user meant.
  const named = placesFor(athleteName, found);
  const athletes = isLooking ? named : [...new Set([...named, ...found])].slice(0, MAX_SHOWN);
  const tasks = useTaskCommands(onClose);
  return (
    <Dialog title="Search" onClose={onClose}>
      <CommandList
        label="Athletes, screens and actions"
        placeholder="A name, a screen or an action"
        text={text}
        onText={setText}
        nothing={emptyText(isLooking, matches.isError)}
        groups={[
          {
            label: isTyped ? 'Athletes' : 'Athletes who need you most',
            commands:
              isTyped && athleteName === ''
                ? []
                : athletes.flatMap(({ card }) => {
                    const commands = toCommands(card, openPath);
                    if (isAct) return placesFor(text, commands);
                    return isTyped && athletes.length <= FEW ? commands : commands.slice(0, 1);
                  }),
          },
          {
            label: 'Actions',
            commands: placesFor(text, [newTask(onClose), ...ACTIONS.map(toCommand(openPath))]),
          },
          { label: 'Tasks due', commands: placesFor(text, tasks) },
          { label: 'Screens', commands: placesFor(text, SCREENS).map(toCommand(openPath)) },
        ]}
      />
    </Dialog>
  );
}

function emptyText(isLooking: boolean, isError: boolean): string {
  if (isLooking) return 'Searching...';
  return isError ? 'We couldn’t search your athletes.' : 'No results';
}

const newTask = (close: () => void): Command & Place => ({
  ...{ id: 'new-task', label: 'New task', to: '/tasks', also: 'add create to-do reminder' },
  onPick() {
    close();
    openTask();
  },
});

/** The first due tasks, which open for editing. */
function useTaskCommands(close: () => void): (Command & Place)[] {
  const { data } = useDueTasks();
  return (data?.tasks ?? []).map((task) => ({
    ...{ id: task.id, label: task.text, to: '/tasks', also: task.athlete?.name ?? '' },
    hint: [dueText(task.dueOn, data?.today ?? task.dueOn), task.athlete?.name]
      .filter(Boolean)
      .join(', '),
    onPick() {
      close();
      openTask({ task });
    },
  }));
}

const toPlace = ({ id, name }: ClientCard): Place => ({ label: name, to: `/client/${id}` });

const toCommand =
  (openPath: (path: string) => void) =>
  (place: Place): Command & Place => ({
    ...place,
    id: place.to,
    onPick: () => openPath(place.to),
  });

/** The athlete's page first, then other actions for them. */
function toCommands(athlete: ClientCard, openPath: (path: string) => void): (Command & Place)[] {
  const [page, ...acts] = [toPlace(athlete), ...actionsFor(athlete)].map(toCommand(openPath));
  return page ? [{ ...page, hint: goalText(athlete) }, ...acts] : acts;
}
