import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { RegisterExtract } from '../find-enterprise.ts';
import { ExtractError } from './open-archive.ts';

export type ExtractKind = 'full' | 'update';

export interface ExtractMeta {
  readonly extract: RegisterExtract;
  readonly kind: ExtractKind;
}

/** What became of the records of a file. */
export interface FileCounts {
  read: number;
  kept: number;
  /** The register has no use for them: establishments, other addresses than the seat, codes of activities. */
  unused: number;
  refused: number;
}

/** An extract whose rows have been read. */
export interface TakenExtract extends ExtractMeta {
  readonly loadedAt: Date;
  readonly counts: Readonly<Record<string, FileCounts>>;
  readonly acceptsLosses: boolean | undefined;
}

/** A full extract in which more than this part of the known enterprises is missing was probably cut off. */
const MOST_LOST = 0.1;

/** Makes the place where an extract is made ready, and clears away what an interrupted import left there. */
export async function makeNext(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`drop schema if exists register_next cascade`.execute(trx);
    await sql`select create_register('register_next')`.execute(trx);
    await sql`create table register_next.deletions (file text not null, number text not null)`.execute(trx);
  });
}

export async function dropNext(db: Database): Promise<void> {
  await sql`drop schema if exists register_next cascade`.execute(db);
}

/** What puts each table in order, in functions of the database; those of one table do not wait for each other. */
const INDEXES: Readonly<Record<string, readonly string[]>> = {
  codes: ['index_register_codes'],
  names: ['index_register_words', 'index_register_names'],
  words: ['index_register_word_list'],
  enterprises: ['index_register_enterprises'],
  addresses: ['index_register_addresses'],
};

/**
 * Puts the tables of the next register in order. Where the database serves several sessions, each as soon as it is filled,
 * while the next one is being read.
 */
export class Indexing {
  readonly #db: Database;
  readonly #hasManySessions: boolean;
  readonly #started: Promise<unknown>[] = [];

  constructor(db: Database, hasManySessions = false) {
    this.#db = db;
    this.#hasManySessions = hasManySessions;
  }

  start(table: string): void {
    if (!this.#hasManySessions) return;
    this.#started.push(...(INDEXES[table] ?? []).map((part) => this.#build(part)));
    // Nobody waits for them yet; what goes wrong is told in the end.
    void this.settle();
  }

  async finish(): Promise<void> {
    if (!this.#hasManySessions) for (const part of Object.values(INDEXES).flat()) await this.#build(part);
    await Promise.all(this.#started);
    // With what the indexes are made of: without it the planner can only guess which words are rare.
    for (const table of Object.keys(INDEXES)) {
      await this.#run(sql`analyze ${sql.table(`register_next.${table}`)}`);
    }
  }

  /** Waits for what is being built, however it ends: clearing up after a failure would have to wait for it too. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#started);
  }

  #build(part: string): Promise<unknown> {
    return this.#run(sql`select ${sql.ref(part)}('register_next')`);
  }

  #run(statement: RawBuilder<unknown>): Promise<unknown> {
    return inLongTransaction(this.#db, (trx) => statement.execute(trx));
  }
}

/**
 * Puts a full extract in the place of the register. Enterprises that it no longer has stay as they were, with the extract
 * since which they are gone: dossiers name them. Gives how many those are.
 */
export async function putNextInPlace(db: Database, taken: TakenExtract, indexing: Indexing): Promise<number> {
  await indexing.finish();
  const gone = await inLongTransaction(db, async (trx) => {
    await sql`drop table register_next.deletions`.execute(trx);
    await noteExtract(trx, 'register_next', taken);
    return keepGone(trx, taken);
  });
  await inTransaction(db, async (trx) => {
    await sql`drop schema register cascade`.execute(trx);
    await sql`alter schema register_next rename to register`.execute(trx);
  });
  return gone;
}

async function keepGone(trx: Transaction, taken: TakenExtract): Promise<number> {
  const { number, date } = taken.extract;
  await sql`
    insert into register_next.enterprises
    select old.number, old.kind, old.form_code, old.situation_code, old.since,
      coalesce(old.gone_since_extract, ${number}), coalesce(old.gone_since, ${date})
    from register.enterprises as old
    where not exists (select from register_next.enterprises as new where new.number = old.number)`.execute(
    trx,
  );
  for (const table of ['names', 'addresses']) {
    await sql`
      insert into ${sql.table(`register_next.${table}`)}
      select * from ${sql.table(`register.${table}`)}
      where number in (select number from register_next.enterprises where gone_since is not null)`.execute(
      trx,
    );
  }
  await sql`
    insert into register_next.words
    select distinct unnest(string_to_array(words, ' ')) from register_next.names
    where number in (select number from register_next.enterprises where gone_since is not null)
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ lost: bigint; known: bigint }>`
    select
      (select count(*) from register_next.enterprises where gone_since_extract = ${number}) as lost,
      (select count(*) from register.enterprises where gone_since is null) as known`.execute(trx);
  const { lost = 0n, known = 0n } = rows[0] ?? {};
  if (!taken.acceptsLosses && Number(lost) > Number(known) * MOST_LOST) {
    throw new ExtractError(
      `${lost} of the ${known} enterprises in the register are missing in this extract. If that is right, import it with --accept-losses.`,
    );
  }
  return Number(lost);
}

/** Brings the register to an update: of each number that it names the rows are replaced. Gives how many are gone. */
export async function mergeNext(db: Database, taken: TakenExtract): Promise<number> {
  const { number, date } = taken.extract;
  return inLongTransaction(db, async (trx) => {
    const { numAffectedRows } = await sql`
      update register.enterprises set gone_since_extract = ${number}, gone_since = ${date}
      where gone_since is null and number in (
        select number from register_next.deletions where file = 'enterprise'
        except select number from register_next.enterprises
      )`.execute(trx);
    await sql`
      insert into register.enterprises
      select distinct on (number) * from register_next.enterprises
      on conflict (number) do update set
        kind = excluded.kind, form_code = excluded.form_code, situation_code = excluded.situation_code,
        since = excluded.since, gone_since_extract = null, gone_since = null`.execute(trx);
    await replaceRows(trx, 'names', 'denomination');
    await replaceRows(trx, 'addresses', 'address');
    await sql`delete from register.codes`.execute(trx);
    await sql`insert into register.codes select * from register_next.codes`.execute(trx);
    await sql`
      insert into register.words select word from register_next.words on conflict do nothing`.execute(trx);
    await noteExtract(trx, 'register', taken);
    return Number(numAffectedRows ?? 0n);
  });
}

/** An update takes the names and addresses of an enterprise that is gone away too; what was known of it stays. */
async function replaceRows(trx: Transaction, table: 'names' | 'addresses', file: string): Promise<void> {
  const [rows, newRows] = [sql.table(`register.${table}`), sql.table(`register_next.${table}`)];
  await sql`
    delete from ${rows} where number in (
      select number from register_next.deletions where file = ${file}
      union select number from ${newRows}
      except select number from register.enterprises where gone_since is not null
    )`.execute(trx);
  await sql`insert into ${rows} select * from ${newRows}`.execute(trx);
}

async function noteExtract(trx: Transaction, schema: string, taken: TakenExtract): Promise<void> {
  const { extract, kind, loadedAt, counts } = taken;
  await sql`
    insert into ${sql.table(`${schema}.extracts`)} (number, kind, snapshot_date, loaded_at, counts)
    values (${extract.number}, ${kind}, ${extract.date}, ${loadedAt}, ${JSON.stringify(counts)})
    on conflict (number) do update set
      kind = excluded.kind, loaded_at = excluded.loaded_at, counts = excluded.counts`.execute(trx);
}

/** What is done with millions of rows takes longer than any query of the product is allowed to. */
function inLongTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
    return work(trx);
  });
}
