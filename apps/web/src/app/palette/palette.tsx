import type { ClientCard } from '@posedown/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAthleteMatches } from '../../features/athletes/api.ts';
import { goalWords } from '../../features/athletes/athlete-words.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { type Command, CommandList } from '../../ui/command/command-list.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SIGNED_IN_ITEMS } from '../navigation/nav-items.ts';
import { takeTyped } from './collect-typed.ts';
import { ACTS, actsFor, MORE_SCREENS, type Place, placesFor, whomIn } from './palette-places.ts';

const TYPING_MS = 150;
const MOST_SHOWN = 5;
/** Of so few athletes more is offered than their page. */
const FEW = 2;
const SCREENS: readonly Place[] = [...SIGNED_IN_ITEMS.coach, ...MORE_SCREENS];

/** Goes to an athlete by name, to a screen, or to where a frequent act begins. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  // Once the field has the focus: no key falls between.
  useEffect(() => {
    const typed = takeTyped();
    if (typed) setText(typed);
  }, []);
  const settled = useDebounced(text, TYPING_MS);
  const matches = useAthleteMatches(whomIn(settled));
  const navigate = useNavigate();

  function goTo(path: string) {
    onClose();
    void navigate({ href: path });
  }

  const isTyped = text.trim() !== '';
  const whom = whomIn(text);
  const isAct = whom !== text.trim();
  const isLooking = matches.isPlaceholderData || matches.isPending || settled !== text;
  const found = (matches.data?.clients ?? []).map((card) => ({ card, ...toPlace(card) }));
  // By name first. What was found for other words stays only where it fits these: Enter must pick what
  // was meant.
  const named = placesFor(whom, found);
  const athletes = isLooking ? named : [...new Set([...named, ...found])].slice(0, MOST_SHOWN);
  return (
    <Dialog title="Search" onClose={onClose}>
      <CommandList
        label="Athletes, screens and actions"
        placeholder="A name, a screen or an action"
        text={text}
        onText={setText}
        nothing={nothingWords(isLooking, matches.isError)}
        groups={[
          {
            label: isTyped ? 'Athletes' : 'Athletes who need you most',
            commands:
              isTyped && whom === ''
                ? []
                : athletes.flatMap(({ card }) => {
                    const commands = toCommands(card, goTo);
                    if (isAct) return placesFor(text, commands);
                    return isTyped && athletes.length <= FEW ? commands : commands.slice(0, 1);
                  }),
          },
          { label: 'Actions', commands: placesFor(text, ACTS).map(toCommand(goTo)) },
          { label: 'Screens', commands: placesFor(text, SCREENS).map(toCommand(goTo)) },
        ]}
      />
    </Dialog>
  );
}

function nothingWords(isLooking: boolean, isError: boolean): string {
  if (isLooking) return 'Searching...';
  return isError ? 'We couldn’t search your athletes.' : 'No results';
}

const toPlace = ({ id, name }: ClientCard): Place => ({ label: name, to: `/client/${id}` });

const toCommand =
  (goTo: (path: string) => void) =>
  (place: Place): Command & Place => ({
    ...place,
    id: place.to,
    onPick: () => goTo(place.to),
  });

/** An athlete's own page first, then what else may be done with them. */
function toCommands(athlete: ClientCard, goTo: (path: string) => void): (Command & Place)[] {
  const [page, ...acts] = [toPlace(athlete), ...actsFor(athlete)].map(toCommand(goTo));
  return page ? [{ ...page, hint: goalWords(athlete) }, ...acts] : acts;
}
