import type { MantineColorsTuple } from '@mantine/core';

/**
 * The colours, in ten shades each; the brand colour of a ramp stands where its lightness puts it.
 *
 * Rules of use: tint background 0 or 1, text on a tint 8, filled 7, hover 8, dots 6. White text never stands on the
 * raw brand colours: none of them but the primary reaches a contrast of 4.5.
 */
// biome-ignore format: a ramp reads as one line.
export const RAMPS = {
  primary: ['#f1f9fe', '#dff2fe', '#c0e6ff', '#9bd4fa', '#74beed', '#56a5d5', '#3c8cbb', '#277aa8', '#075c84', '#004566'],
  secondary: ['#fef5f6', '#fce9eb', '#f5d7da', '#eab0b6', '#daa4a9', '#c28a90', '#a87278', '#8f5b61', '#74464c', '#593338'],
  accent: ['#f6f7fe', '#eaedfe', '#d8defe', '#bfc8fe', '#a2adff', '#848efe', '#6666ff', '#554fe7', '#4239c2', '#312699'],
  positive: ['#eafeee', '#d7f9de', '#b7f0c5', '#8be4a4', '#59d080', '#2fb765', '#00a352', '#028240', '#016732', '#004e23'],
  negative: ['#fff5f4', '#fee9e6', '#ffd4cf', '#feb8af', '#ff9085', '#ff5d53', '#ff3333', '#cb0316', '#a3000e', '#7d0008'],
  info: ['#ebfbff', '#d4f5fe', '#afebfb', '#7cdcf4', '#31ccec', '#0badcb', '#0893ac', '#05798e', '#046071', '#014855'],
  warning: ['#fff7e4', '#fcedcc', '#f6dda5', '#f2c037', '#dcad2a', '#c09404', '#a37d02', '#866700', '#6b5100', '#513d00'],
  slate: ['#fafbfc', '#f5f7f9', '#ebeff2', '#dde3e8', '#c7d0d8', '#98a5b1', '#64717e', '#52606d', '#3b4753', '#17202a'],
} as const satisfies Record<string, MantineColorsTuple>;

export type Ramp = keyof typeof RAMPS;

/** The shade of each ramp that is the brand colour itself. */
export const BRAND_SHADES: Readonly<Partial<Record<Ramp, number>>> = {
  primary: 7,
  secondary: 3,
  accent: 6,
  positive: 6,
  negative: 6,
  info: 4,
  warning: 3,
};

/** The border of fields, check boxes and the track of a switch that is off: 3.18 to 1 on white. */
export const FIELD_BORDER = '#8492a0';
