import classes from './field.module.css';

/** Our looks for the parts of the library's text fields. */
export const TEXT_CLASSES = {
  input: classes.input,
  label: classes.textLabel,
  description: classes.textHint,
  error: classes.textError,
};
