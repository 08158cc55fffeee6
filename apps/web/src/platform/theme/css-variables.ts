import type { CSSVariablesResolver } from '@mantine/core';
import { FIELD_BORDER } from './ramps.ts';

/** Names for what a colour does, over the names of the colours, so that a second colour scheme changes only this. */
export const cssVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-text': colors.slate[9],
    '--mantine-color-dimmed': colors.slate[7],
    '--mantine-color-placeholder': colors.slate[6],
    '--mantine-color-anchor': colors.primary[8],
    '--mantine-color-error': colors.negative[8],
    '--mantine-color-default-border': colors.slate[4],
    '--mantine-color-default-hover': colors.slate[0],
    '--mantine-color-disabled': colors.slate[2],
    '--mantine-color-disabled-color': colors.slate[5],
    '--mantine-color-disabled-border': colors.slate[3],
    '--prorata-line': colors.slate[3],
    '--prorata-field-border': FIELD_BORDER,
    '--prorata-hint': colors.slate[6],
    '--prorata-strong-grey': colors.slate[8],
    '--prorata-menu-background': colors.slate[1],
  },
  dark: {},
});
