import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { asksTogether } from './read-together.ts';

const MARKED = '/* planned once */';
/** Stands before a statement that is read with every call and whose plan never depends on its values. */
export const PLANNED_ONCE = sql.raw(MARKED);

/** Shorter ones are planned at once, and better with their values than without. */
const LONG_TEXT = 750;
/** Of what is read together for each row of a page: as long as the page, another one for each number of rows. */
const TOO_LONG_TEXT = 30_000;
/** From here on it is worth while from the first time on; all others must have been sent before. */
const VERY_LONG_TEXT = 4_000;
const OFTEN = 5;
/** On one connection, of all texts together: PostgreSQL keeps a hundred bytes for each character, and so 30 MB at most. */
const MOST_PLANNED_TEXT = 300_000;
const MOST_COUNTED = 1_000;
const timesSent = new Map<string, number>();

interface Planned {
  readonly names: Set<string>;
  characters: number;
}
const plannedBy = new WeakMap<pg.PoolClient, Planned>();

/**
 * The name of a long statement, under which PostgreSQL keeps its plan on this connection: to plan what a list shows of each
 * dossier takes longer than to read it. The embedded engine has one session for all connections, and so knows no names.
 */
export function nameOfPlan(client: pg.PoolClient, text: string): string | undefined {
  if (!isReading(text)) return undefined;
  if ((text.length < LONG_TEXT && !text.startsWith(MARKED)) || text.length > TOO_LONG_TEXT) return undefined;
  const name = nameFor(text);
  if (name === undefined) return undefined;
  const planned = plannedBy.get(client) ?? { names: new Set(), characters: 0 };
  plannedBy.set(client, planned);
  if (planned.names.has(name)) return name;
  if (planned.characters + text.length > MOST_PLANNED_TEXT || !isSentOften(text)) return undefined;
  planned.names.add(name);
  planned.characters += text.length;
  return name;
}

function isReading(text: string): boolean {
  return text.startsWith(MARKED) || /^\s*(?:select|with)\b/i.test(text);
}

/** More texts than the product has; what is read together for each row of a page has many. */
const MOST_NAMES = 1_000;
const names = new Map<string, string | undefined>();

/**
 * One that answers with whatever columns there are has none: PostgreSQL refuses to carry it out once a migration has added one.
 * What is asked for together answers with the same columns then, too, and is planned anew.
 */
function nameFor(text: string): string | undefined {
  if (names.has(text)) return names.get(text);
  const isOpen = !asksTogether(text) && /(?:select|\.|,)\s*\*/.test(text);
  const name = isOpen ? undefined : createHash('sha256').update(text).digest('base64url');
  if (names.size >= MOST_NAMES) names.clear();
  names.set(text, name);
  return name;
}

/** What is read together for each row of a page may never be asked again, and its plan would be kept for ever. */
function isSentOften(text: string): boolean {
  if (text.length >= VERY_LONG_TEXT || text.startsWith(MARKED)) return true;
  const times = (timesSent.get(text) ?? 0) + 1;
  if (timesSent.size >= MOST_COUNTED) timesSent.clear();
  timesSent.set(text, times);
  return times > OFTEN;
}
