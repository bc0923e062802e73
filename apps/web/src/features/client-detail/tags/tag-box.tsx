import { foldText } from '@posedown/coaching';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { useAllTags } from '../api.ts';
import classes from './tags.module.css';

/** As in the contract. */
const MAX_LENGTH = 24;

interface TagBoxProps {
  /** Tags the athlete has already. */
  given: readonly string[];
  onAdd: (tag: string) => void;
  onClose: () => void;
}

/** Takes a new tag and suggests the coach's others. Enter adds it, Escape closes. */
export function TagBox({ given, onAdd, onClose }: TagBoxProps) {
  const all = useAllTags().data?.tags ?? [];
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useId();
  const taken = new Set(given.map(foldText));

  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') onAdd(text.trim());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <form className={classes.box} onSubmit={submit}>
      <input
        ref={input}
        className={classes.input}
        aria-label="New tag"
        placeholder="Tag"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        list={suggestions}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <datalist id={suggestions}>
        {all.map(({ tag }) => !taken.has(foldText(tag)) && <option key={tag} value={tag} />)}
      </datalist>
      <Button type="submit" variant="default" size="sm">
        Add
      </Button>
      <Button variant="subtle" size="sm" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
