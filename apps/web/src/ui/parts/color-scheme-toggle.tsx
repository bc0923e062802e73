import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useAfterFirstPaint } from '../after-first-paint.ts';
import classes from './color-scheme-toggle.module.css';

const SCHEMES = [
  { value: 'auto', label: 'System', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
] as const;

/** One button that steps through system, light and dark. Its name says what is on and what comes. */
export function ColorSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // The stored choice is unknown while prerendering, so the first paint shows the default.
  const known = useAfterFirstPaint() ? colorScheme : 'auto';
  const index = SCHEMES.findIndex(({ value }) => value === known);
  const current = SCHEMES[index] ?? SCHEMES[0];
  const next = SCHEMES[(index + 1) % SCHEMES.length] ?? SCHEMES[0];
  const name = `Theme: ${current.label}. Switch to ${next.label.toLowerCase()}`;
  return (
    <UnstyledButton
      className={classes.toggle}
      onClick={() => setColorScheme(next.value)}
      aria-label={name}
      title={name}
    >
      <current.Icon size={20} stroke={1.6} aria-hidden="true" />
    </UnstyledButton>
  );
}
