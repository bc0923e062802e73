import { foldText } from '@posedown/coaching';
import { type KeyboardEvent, useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
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

/** Chooses one of the coach's tags or takes a new one. Enter adds it, Escape closes. */
export function TagBox({ given, onAdd, onClose }: TagBoxProps) {
  const all = useAllTags().data?.tags ?? [];
  const [text, setText] = useState('');
  const taken = new Set(given.map(foldText));
  const choices = all
    .map(({ tag }) => tag)
    .filter((tag) => !taken.has(foldText(tag)) && foldText(tag).includes(foldText(text.trim())));

  function addTyped() {
    if (text.trim() !== '') onAdd(text.trim());
  }

  function onKeyDown(event: KeyboardEvent) {
    const hasActive =
      event.target instanceof HTMLElement && event.target.ariaActiveDescendantElement;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && !hasActive && !event.nativeEvent.isComposing) addTyped();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={classes.box} onKeyDownCapture={onKeyDown}>
      <I18nProvider locale="en-US">
        <ComboBox
          aria-label="New tag"
          allowsCustomValue
          menuTrigger="focus"
          items={choices.map((tag) => ({ id: tag }))}
          inputValue={text}
          onInputChange={setText}
          onSelectionChange={(key) => key !== null && onAdd(String(key))}
          defaultFilter={() => true}
        >
          <Input className={classes.input} maxLength={MAX_LENGTH} placeholder="Tag" autoFocus />
          <Popover className={classes.popover}>
            <ListBox<{ id: string }> className={classes.list}>
              {({ id }) => (
                <ListBoxItem id={id} textValue={id} className={classes.option}>
                  {id}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </ComboBox>
      </I18nProvider>
      <Button variant="default" size="sm" onClick={addTyped}>
        Add
      </Button>
      <Button variant="subtle" size="sm" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
