// Loaded into the server before anything else: tells on request which statements a call sends, and to which database.
import pg from 'pg';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

let recorded: Statement[] | undefined;
let place: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

type Query = (this: pg.Client, text: unknown, values?: unknown[], ...rest: unknown[]) => unknown;
const send = pg.Client.prototype.query as unknown as Query;

function record(this: pg.Client, text: unknown, values?: unknown[], ...rest: unknown[]): unknown {
  if (typeof text === 'string') {
    const { host, port, user = '', database = '' } = this;
    place = { host, port, user, database };
    recorded?.push({ text, values: [...(values ?? [])] });
  }
  return send.call(this, text, values, ...rest);
}
Object.assign(pg.Client.prototype, { query: record });

process.on('message', (order) => {
  if (order === 'record') recorded = [];
  if (order === 'tell') {
    process.send?.({ type: 'statements', statements: recorded, place });
    recorded = undefined;
  }
});
