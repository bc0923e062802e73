import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * Stands around Mantine's parts – the calendar, the drawer, the toasts – which are loaded when they are
 * wanted. Its variables come from a style sheet made at build, and the colour scheme is ours to set.
 */
export function MantineParts({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={() => undefined}
    >
      {children}
    </MantineProvider>
  );
}
