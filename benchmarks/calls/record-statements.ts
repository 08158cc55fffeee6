// Loaded into the server before anything else: tells on request which statements a call sends, and to which database.
import pg from 'pg';

interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

let recorded: Statement[] | undefined;
let place: pg.PoolConfig;

function isStatement(query: unknown): query is { name?: string; text: string; values?: unknown[] } {
  return typeof query === 'object' && query !== null && 'text' in query;
}

/** Such as that nothing is compiled: the bare server has them too. */
function optionsOf(client: pg.Client): pg.PoolConfig {
  const { connectionParameters }: { connectionParameters?: { options?: string } } = Object(client);
  return connectionParameters?.options === undefined ? {} : { options: connectionParameters.options };
}

type Query = (this: pg.Client, text: unknown, values?: unknown[], ...rest: unknown[]) => unknown;
const send = pg.Client.prototype.query as unknown as Query;

function record(this: pg.Client, text: unknown, values?: unknown[], ...rest: unknown[]): unknown {
  const { host, port, user = '', database = '' } = this;
  place = { host, port, user, database, ...optionsOf(this) };
  // What the queue of jobs asks meanwhile, it asks by text alone.
  if (isStatement(text)) recorded?.push({ ...text, values: [...(text.values ?? [])] });
  return send.call(this, text, values, ...rest);
}
Object.assign(pg.Client.prototype, { query: record });

process.on('message', (order) => {
  if (order === 'record') {
    recorded = [];
    // On a busy machine a request overtakes this order unless it waits for the answer.
    process.send?.({ type: 'recording' });
  }
  if (order === 'tell') {
    process.send?.({ type: 'statements', statements: recorded, place });
    recorded = undefined;
  }
});
