import type { IconCamera } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import classes from './file-button.module.css';

const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

interface FileButtonProps {
  label: string;
  Icon: typeof IconCamera;
  /** Opens a phone's camera. */
  camera?: boolean;
  /** Whether several can be chosen at once. */
  multiple?: boolean;
  /** Icon only. */
  iconOnly?: boolean;
  disabled?: boolean;
  className?: string;
  onFiles: (files: File[]) => void;
}

/** A button that lets a person choose photos, or take one. */
export function FileButton(props: FileButtonProps) {
  const { label, Icon, camera = false, multiple = false, iconOnly = false } = props;
  const { disabled = false, className = '', onFiles } = props;
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])]);
    // Lets the same file be chosen again.
    currentTarget.value = '';
  }
  return (
    <label
      className={`${classes.button} ${className}`}
      data-camera={camera}
      data-icon={iconOnly}
      data-disabled={disabled}
    >
      <Icon size={20} aria-hidden="true" />
      {!iconOnly && label}
      <input
        type="file"
        className={classes.file}
        aria-label={label}
        accept={TYPES}
        multiple={multiple}
        {...(camera ? { capture: 'environment' as const } : {})}
        disabled={disabled}
        onChange={choose}
      />
    </label>
  );
}
