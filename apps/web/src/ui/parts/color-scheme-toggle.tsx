import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { chooseColorScheme, useColorScheme } from '../../lib/color-scheme.ts';
import { IconButton } from './button.tsx';

const SCHEMES = [
  { value: 'auto', label: 'System', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
] as const;

/** Cycles through system, light and dark. Its name says the current theme and the next. */
export function ColorSchemeToggle() {
  const chosen = useColorScheme();
  const index = SCHEMES.findIndex(({ value }) => value === chosen);
  const current = SCHEMES[index] ?? SCHEMES[0];
  const next = SCHEMES[(index + 1) % SCHEMES.length] ?? SCHEMES[0];
  const name = `Theme: ${current.label}. Switch to ${next.label.toLowerCase()}`;
  return (
    <IconButton onClick={() => chooseColorScheme(next.value)} aria-label={name} title={name}>
      <current.Icon size={20} stroke={1.6} aria-hidden="true" />
    </IconButton>
  );
}
