import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryExecutor,
  type QueryResult,
  RawNode,
  SelectQueryNode,
} from 'kysely';
import { type Column, columnsOf } from './columns.ts';
import { StatementWriter } from './dialect.ts';
import type { Database, Tables } from './tables.ts';

/** To each database that collects, the one that it asks. */
const collecting = new WeakMap<Database, Database>();

/** What was asked for, under the same names, or in the same order. */
type Answers<Asked> = { -readonly [Name in keyof Asked]: Awaited<Asked[Name]> };

/**
 * Reads several things at the same time, in as few statements as can be: `ask` is given a database that waits until nobody
 * can go on without an answer, and then asks for everything in one statement, of one moment. So a page of ten small
 * tables costs one answer of the database, and each of them is still read by the function that knows it. Inside another
 * one it becomes a part of it. It is for reading; an act reads so in its transaction. Of several that fail the one that is
 * named first tells why, and nothing is asked any more once it is told.
 */
export async function readTogether<Asked extends object>(
  db: Database,
  ask: (db: Database) => Asked,
): Promise<Answers<Asked>> {
  const asked = ask(collecting.has(db) ? db : openTogether(db));
  const settled = await Promise.allSettled(Object.values(asked));
  const values = settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
  if (Array.isArray(asked)) return values as Answers<Asked>;
  return Object.fromEntries(Object.keys(asked).map((name, place) => [name, values[place]])) as Answers<Asked>;
}

/**
 * The database itself, also for whoever was given one that collects: for what may fail, or be given up, without the others.
 */
export function askAlone(db: Database): Database {
  return collecting.get(db) ?? db;
}

function openTogether(db: Database): Database {
  return openWith(db, createDriver(db.getExecutor(), db.isTransaction));
}

/** What is asked within it stays with its driver, however it asks. */
function openWith(db: Database, driver: Driver): Database {
  const together = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new StatementWriter(),
      createIntrospector: (own) => new PostgresIntrospector(own),
    },
  });
  collecting.set(together, db);
  return together;
}

/**
 * The same, but for work that takes its time: whatever is asked of it goes alone and after the other, so that a database with one
 * session for all answers others in between. All of it goes over one connection, without a transaction: where each piece had to wait
 * for one anew, what has fifty pieces waited fifty times behind everybody else. What is read so is of no one moment.
 */
export function oneAfterAnother<Read>(db: Database, read: (db: Database) => Promise<Read>): Promise<Read> {
  return db.connection().execute((held) => read(inPieces(held)));
}

function inPieces(db: Database): Database {
  const executor = db.getExecutor();
  let last: Promise<unknown> = Promise.resolve();
  const executeQuery = <Row>(query: CompiledQuery) => {
    const mine = last.then(() => executor.executeQuery<Row>(query));
    last = mine.catch(() => undefined);
    return mine;
  };
  return openWith(db, driverOf(executeQuery));
}

interface Waiting {
  readonly query: CompiledQuery;
  readonly resolve: (result: QueryResult<unknown> | Promise<QueryResult<unknown>>) => void;
  readonly reject: (error: unknown) => void;
}

function createDriver(executor: QueryExecutor, isTransaction: boolean): Driver {
  let waiting: Waiting[] = [];

  /** Once nobody can go on without an answer: everything that will be asked at this moment has been. */
  function flush(): void {
    const asked = waiting;
    waiting = [];
    answerAll(executor, asked, isTransaction).catch((error: unknown) => {
      for (const { reject } of asked) reject(error);
    });
  }

  return driverOf(<Row>(query: CompiledQuery) => {
    if (!isReading(query)) return executor.executeQuery<Row>(query);
    if (waiting.length === 0) queueMicrotask(() => process.nextTick(flush));
    return new Promise<QueryResult<Row>>((resolve, reject) => {
      waiting.push({ query, resolve: resolve as Waiting['resolve'], reject });
    });
  });
}

function driverOf(executeQuery: DatabaseConnection['executeQuery']): Driver {
  const connection: DatabaseConnection = {
    executeQuery,
    streamQuery: () => {
      throw new Error('What is read together is not read in pieces.');
    },
  };
  const refuse = () => Promise.reject(new Error('What is read together has no transaction of its own.'));
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => {},
  };
}

/** Words of statements that change something, or hold it for a change. */
const CHANGES = /\b(insert|update|delete|merge|share|nextval|pg_advisory\w*)\b/i;

/** Whatever holds or changes rows is asked for by itself. */
function isReading({ query, sql }: CompiledQuery): boolean {
  if (known.has(sql)) return true;
  const isSelect = SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*(select|with)\b/i.test(sql));
  return isSelect && !CHANGES.test(sql);
}

/** A query that was sent before. */
interface KnownQuery {
  readonly columns: readonly Column[];
  /** Its text between the places of its values, and which value stands at each. */
  readonly pieces: readonly string[];
  readonly places: readonly number[];
  /** What stands before and behind it when it becomes a column. */
  readonly head: string;
  readonly tail: string;
}

const HEAD = '(select json_agg(';

/** Whether a statement is one that asks for several things together: then each of its columns is JSON, whatever is in it. */
export function asksTogether(text: string): boolean {
  return text.startsWith(`select ${HEAD}`);
}

/** The queries that this process has sent, by their text without values. */
const known = new Map<string, KnownQuery>();
/** More texts than the product has; some consist of as many words as somebody typed. */
const MOST_KNOWN = 5_000;

/** A text that was never sent before goes alone, and tells the types of its columns: those come with an answer only. */
async function answerAll(
  executor: QueryExecutor,
  asked: readonly Waiting[],
  isTransaction: boolean,
): Promise<void> {
  const together = asked.filter(({ query }) => known.has(query.sql));
  const alone = together.length > 1 ? asked.filter((one) => !together.includes(one)) : asked;
  if (together.length > 1) {
    const answers = answerTogether(
      executor,
      together.map(({ query }) => query),
    );
    for (const [place, { resolve }] of together.entries()) {
      resolve(answers.then((results) => results[place] as QueryResult<unknown>));
    }
    // A transaction has one connection, which does one thing after the other.
    if (isTransaction) await answers;
  }
  for (const { query, resolve } of alone) {
    const answer = answerAlone(executor, query);
    resolve(answer);
    if (isTransaction) await answer;
  }
}

async function answerAlone(executor: QueryExecutor, query: CompiledQuery): Promise<QueryResult<unknown>> {
  const result = await executor.executeQuery(query);
  if (known.has(query.sql)) return result;
  const columns = columnsOf(result.rows);
  const found = columns && takeApart(query, columns);
  if (found !== undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(query.sql, found);
  }
  return result;
}

/** Nothing where something in the text only looks like the place of a value. */
function takeApart({ sql, parameters }: CompiledQuery, columns: readonly Column[]): KnownQuery | undefined {
  const places = Array.from(sql.matchAll(/\$(\d+)/g), ([, number]) => Number(number));
  if (new Set(places).size !== parameters.length) return undefined;
  const names = columns.map((_, number) => `c${number}`);
  return {
    columns,
    pieces: sql.split(/\$\d+/),
    places,
    head: `${HEAD}array[${names.map((name) => `${name}::text`).join(', ')}]) from (`,
    tail: `) as part(${names.join(', ')}))`,
  };
}

/** Each query becomes a column with its rows as text, exactly as PostgreSQL writes them, which are then read as ever. */
async function answerTogether(
  executor: QueryExecutor,
  queries: readonly CompiledQuery[],
): Promise<QueryResult<unknown>[]> {
  const values: unknown[] = [];
  const asked = queries.map((query) => known.get(query.sql) as KnownQuery);
  let text = 'select ';
  for (const [place, { pieces, places, head, tail }] of asked.entries()) {
    text += `${place === 0 ? '' : ', '}${head}${pieces[0]}`;
    for (let number = 0; number < places.length; number += 1) {
      text += `$${(places[number] ?? 0) + values.length}${pieces[number + 1]}`;
    }
    text += `${tail} as q${place}`;
    values.push(...(queries[place]?.parameters ?? []));
  }
  const { rows } = await executor.executeQuery<Record<string, TextRow[] | null>>({
    sql: text,
    parameters: values,
    query: RawNode.createWithSql(''),
    queryId: queries[0]?.queryId as CompiledQuery['queryId'],
  });
  return asked.map(({ columns }, place) => ({
    rows: (rows[0]?.[`q${place}`] ?? []).map((row) => readRow(columns, row)),
  }));
}

type TextRow = readonly (string | null)[];

function readRow(columns: readonly Column[], row: TextRow): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (let place = 0; place < columns.length; place += 1) {
    const { name, parse } = columns[place] as Column;
    const text = row[place];
    read[name] = text === null || text === undefined ? null : parse(text);
  }
  return read;
}
