import type { PlaceholderValues } from '@posedown/coaching';
import { useState } from 'react';
import { UnstyledButton } from '../../../ui/parts/button.tsx';
import { useSnippets } from '../api.ts';
import { PickSnippet } from './pick-snippet.tsx';
import { allSnippets, fillSnippets } from './snippet-text.ts';
import classes from './snippets.module.css';

/** Snippets shown beside a reply. The others are in the dialog. */
const MAX_CHIPS = 8;

interface SnippetChipsProps {
  values: PlaceholderValues;
  onPick: (text: string) => void;
}

/** The snippets that fit an athlete, one tap each, and the way to all of them. */
export function SnippetChips({ values, onPick }: SnippetChipsProps) {
  const [isOpen, setOpen] = useState(false);
  const own = useSnippets().data?.snippets ?? [];
  const fitting = fillSnippets(allSnippets(own), values).filter(
    ({ missing }) => missing.length === 0,
  );
  return (
    <div className={classes.chips}>
      {fitting.slice(0, MAX_CHIPS).map(({ name, text, own: { id } = { id: name } }) => (
        <UnstyledButton key={id} className={classes.chip} title={text} onClick={() => onPick(text)}>
          {name}
        </UnstyledButton>
      ))}
      <UnstyledButton className={classes.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        All snippets…
      </UnstyledButton>
      <PickSnippet isOpen={isOpen} values={values} onPick={onPick} onClose={() => setOpen(false)} />
    </div>
  );
}
