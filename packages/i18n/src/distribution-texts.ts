import { distribution as de } from './de/distribution.ts';
import { distribution as en } from './en/distribution.ts';
import { distribution as fr } from './fr/distribution.ts';
import { distribution as nl } from './nl/distribution.ts';

/** The phrases of the calculation in every language, for documents and screens that tell it. */
export const DISTRIBUTION_TEXTS = { nl, fr, de, en };
