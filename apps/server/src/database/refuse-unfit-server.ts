import { sql } from 'kysely';
import type { Database } from './tables.ts';

const OLDEST_VERSION = 15;

interface ServerFacts {
  /** As PostgreSQL numbers itself: 150018 is 15.18. */
  readonly version: number;
  readonly encoding: string;
}

/** Looks at a server before anything is done there, so that whoever starts us learns in a sentence what is wrong with it. */
export async function refuseUnfitServer(db: Database): Promise<void> {
  const { rows } = await sql<ServerFacts>`
    select current_setting('server_version_num')::integer as version, current_setting('server_encoding') as encoding`
    .execute(db)
    .catch((cause: unknown) => {
      throw new Error('The database could not be reached.', { cause });
    });
  const fault = rows[0] && faultOf(rows[0]);
  if (fault) throw new Error(fault);
}

export function faultOf({ version, encoding }: ServerFacts): string | undefined {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_VERSION) {
    return `PostgreSQL ${OLDEST_VERSION} or newer is needed; the server of DATABASE_URL is ${major}.`;
  }
  if (encoding === 'UTF8') return undefined;
  return `The database of DATABASE_URL is encoded in ${encoding}; make one with the encoding UTF8.`;
}
