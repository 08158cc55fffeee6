import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { componentDefaults } from './component-defaults.ts';
import { FIELD_BORDER, RAMPS } from './ramps.ts';

const SANS =
  "'IBM Plex Sans Variable', 'Prorata Meanwhile', system-ui, -apple-system, 'Segoe UI', sans-serif";
const MONO = "'IBM Plex Mono', ui-monospace, 'Cascadia Mono', Menlo, monospace";

/** The design language, once, for every screen. Sizes are in pixels of a 16-pixel root, so they follow the reader's zoom. */
export const theme = createTheme({
  // Mantine itself draws with gray and red.
  colors: { ...RAMPS, gray: RAMPS.slate, red: RAMPS.negative },
  primaryColor: 'primary',
  primaryShade: 7,
  black: RAMPS.slate[9],
  fontFamily: SANS,
  fontFamilyMonospace: MONO,
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.3333', sm: '1.3846', md: '1.4286', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: SANS,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '1rem', lineHeight: '1.5' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4286' },
    },
  },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem', xxl: '2rem' },
  radius: { sm: '4px', md: '6px', lg: '8px' },
  defaultRadius: 'md',
  // Lines, not shadows: only what floats has one. md a menu, lg a docked panel, xl a dialog.
  shadows: {
    md: '0 4px 16px rgb(23 32 42 / 0.1)',
    lg: '-8px 0 24px rgb(23 32 42 / 0.06)',
    xl: '0 8px 24px rgb(23 32 42 / 0.1)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: componentDefaults,
});

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
