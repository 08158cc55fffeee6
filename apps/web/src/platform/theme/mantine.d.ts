import type { DefaultMantineColor, MantineColorsTuple } from '@mantine/core';
import type { Ramp } from './ramps.ts';

declare module '@mantine/core' {
  interface MantineThemeColorsOverride {
    colors: Record<Ramp | DefaultMantineColor, MantineColorsTuple>;
  }
  interface MantineThemeSizesOverride {
    spacing: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl', string>;
  }
}
