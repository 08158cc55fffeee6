import type { Forgeries } from './forgery.ts';
import { ENDS } from './structure-ends.ts';
import { TABLES_AND_ROWS } from './structure-tables.ts';
import { SPELLINGS_AND_WORDS } from './structure-words.ts';

/** The file is written so that one reader sees another document in it than the next. */
export const STRUCTURE: Forgeries = { ...TABLES_AND_ROWS, ...ENDS, ...SPELLINGS_AND_WORDS };
