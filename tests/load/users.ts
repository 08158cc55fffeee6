// The users of a run, in a process of their own: people of offices and creditors with a code, each of whom looks at what
// they were shown for a while before the next step. A step asks for all that a page needs at once, as a browser does.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { pdfSaying } from '../../apps/server/src/features/uploads/testing/sample-files.ts';
import type { Account, CallTimes, Order, Written } from './orders.ts';
import type { OfficePerson } from './platform.ts';

/** Whoever waits longer has gone. */
const PATIENCE_MILLISECONDS = 60_000;

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const calls: Record<string, CallTimes> = {};
const written: Record<Written, string[]> = {
  notes: [],
  tasks: [],
  statements: [],
  documents: [],
  calculationResults: [],
};

process.once('message', async (order: Order) => {
  thinkMilliseconds = order.thinkMilliseconds;
  const end = Date.now() + order.seconds * 1_000;
  const codes = [...order.codes];
  const cpu = process.cpuUsage();
  const began = performance.now();
  const office = Array.from({ length: order.inOffices }, (_, at) =>
    workInOffice(order.address, pick(order.people, at), end),
  );
  const creditors = Array.from({ length: order.creditors }, () => fileStatements(order.address, codes, end));
  await Promise.all([...office, ...creditors]);
  const { user, system } = process.cpuUsage(cpu);
  const processor = (user + system) / 1_000 / (performance.now() - began);
  const account: Account = { calls, written, processor };
  process.send?.(account, () => process.exit());
});
process.send?.('ready');

function pick<T>(from: readonly T[], at: number): T {
  const picked = from[at % from.length];
  if (picked === undefined) throw new Error('There is nobody.');
  return picked;
}

function any<T>(from: readonly T[]): T {
  return pick(from, Math.floor(Math.random() * from.length));
}

let thinkMilliseconds: Order['thinkMilliseconds'];

async function think(end: number): Promise<boolean> {
  const { least, most } = thinkMilliseconds;
  const pause = least + Math.random() * (most - least);
  if (Date.now() + pause > end) return false;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return true;
}

const TYPED = ['peet', 'bakkerij', 'garage mae', 'dubois', 'willems', 'transport', 'lambert 1'];

/** What somebody in an office does in a day, in the proportions of one. */
async function workInOffice(address: string, person: OfficePerson, end: number): Promise<void> {
  const headers = { authorization: `Bearer ${person.token}` };
  const get = (name: string, url: string) => ask(name, `${address}${url}`, { headers });
  const post = (name: string, url: string, body: object) => ask(name, `${address}${url}`, { headers, body });
  while (await think(end)) {
    const dossier = `/api/Dossier/${any(person.dossiers)}`;
    const dice = Math.random();
    if (dice < 0.2) {
      await Promise.all([
        get('users.me', '/api/User/me'),
        get('inbox.read', '/api/Inbox'),
        get('notifications.list', '/api/Notification'),
      ]);
    } else if (dice < 0.35) {
      await get('dossiers.list', `/api/Dossier?page=${1 + Math.floor(Math.random() * 2)}`);
    } else if (dice < 0.5) {
      await get('search.find', `/api/Search?text=${encodeURIComponent(any(TYPED))}`);
    } else if (dice < 0.75) {
      await Promise.all([
        get('dossiers.read', dossier),
        get('dossiers.readCollection', `${dossier}/collection`),
        get('statements.list', `${dossier}/Statement`),
        get('activity.read', `${dossier}/Activity`),
      ]);
    } else if (dice < 0.85) {
      await get('distribution.validate', `/api/Dossier/${person.calculable}/validate`);
    } else if (dice < 0.92) {
      const text = `Gebeld ${randomUUID()}`;
      keep('notes', await post('activity.writeNote', `${dossier}/Activity/note`, { text }), text);
    } else if (dice < 0.97) {
      const text = `Nakijken ${randomUUID()}`;
      keep('tasks', await post('activity.createTask', `${dossier}/Activity/task`, { text }), text);
    } else {
      const calculate = `/api/Dossier/${person.calculable}/calculate`;
      keep('calculationResults', await post('distribution.calculate', calculate, {}));
    }
  }
}

const STATEMENT = {
  creditorType: 'legalEntity',
  corporateName: 'Immo Dijlezicht',
  creditorAddress: {
    street: 'Haverwerf',
    housenumber: '27',
    zipcode: '2800',
    city: 'Mechelen',
    country: 'BE',
  },
  totalAmountClaimed: 12_845.5,
  paymentaccount: 'BE49999000000171',
  primaryEmail: 'boekhouding@dijlezicht.example',
};

/** A creditor opens the invitation, files a statement with its papers, looks how things stand, and so on with the next. */
async function fileStatements(address: string, codes: string[], end: number): Promise<void> {
  for (let code = codes.pop(); code !== undefined; code = codes.pop()) {
    const at = `${address}/api/Invited/${code}`;
    if (!(await think(end))) return;
    await Promise.all([
      ask('invited.readDossier', `${at}/dossier`),
      ask('invited.listPrivileges', `${at}/privileges`),
    ]);
    if (!(await think(end))) return;
    const filed = await ask('invited.createStatement', `${at}/thirdPartyStatement`, { body: STATEMENT });
    keep('statements', filed);
    if (filed.id === undefined) continue;
    for (const documentType of ['settlement', 'title']) {
      if (!(await think(end))) return;
      const form = new FormData();
      form.append('documentType', documentType);
      form.append('file', new File([new Uint8Array(paper())], `${documentType}.pdf`));
      keep(
        'documents',
        await ask('invited.uploadDocument', `${at}/thirdPartyStatement/${filed.id}/document`, { form }),
      );
    }
    if (!(await think(end))) return;
    await ask('invited.close', `${at}/close`, { body: {} });
    if (!(await think(end))) return;
    await ask('following.readStatus', `${at}/status`);
  }
}

/** A paper of some pages' worth of words, another one each time: what is known already costs less. */
function paper(): Buffer {
  return pdfSaying(
    ...Array.from({ length: 400 }, () => `Regel ${Math.random()} van het vonnis van 26 mei 2026`),
  );
}

interface Asked {
  readonly status: number;
  readonly id?: string | undefined;
}

/** By its id, or by a text that nothing else has. */
function keep(what: Written, { status, id = '' }: Asked, mark = id): void {
  if (status < 300) written[what].push(mark);
}

interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly form?: FormData;
}

/** Asks and waits for the whole of the answer. */
async function ask(name: string, url: string, { headers = {}, body, form }: Asking = {}): Promise<Asked> {
  const content = await contentOf(body, form);
  const began = performance.now();
  const answer = await send(url, { ...headers, ...content?.headers }, content?.bytes);
  calls[name] ??= { isReading: content === undefined, milliseconds: [], statuses: {} };
  const { milliseconds, statuses } = calls[name];
  milliseconds.push(performance.now() - began);
  const status = answer === undefined ? 'none' : String(answer.status);
  statuses[status] = (statuses[status] ?? 0) + 1;
  return answer ?? { status: 999 };
}

async function contentOf(body: object | undefined, form: FormData | undefined) {
  if (form !== undefined) {
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    return { headers: { 'content-type': type }, bytes: Buffer.from(await sent.arrayBuffer()) };
  }
  if (body === undefined) return undefined;
  return { headers: { 'content-type': 'application/json' }, bytes: Buffer.from(JSON.stringify(body)) };
}

function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  bytes: Buffer | undefined,
): Promise<Asked | undefined> {
  return new Promise((resolve) => {
    const length = bytes && { 'content-length': String(bytes.length) };
    const request = http.request(
      url,
      {
        agent,
        method: bytes ? 'POST' : 'GET',
        headers: { ...headers, ...length },
        timeout: PATIENCE_MILLISECONDS,
      },
      (response) => {
        const parts: Buffer[] = [];
        // Only what was written is read: the users must not take the time of the product.
        response.on('data', (part: Buffer) => bytes && parts.push(part));
        response.on('error', () => resolve(undefined));
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          resolve({ status, id: status < 300 && bytes ? idIn(Buffer.concat(parts).toString()) : undefined });
        });
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
    request.end(bytes);
  });
}

function idIn(text: string): string | undefined {
  const answer: { readonly id?: string } = text === '' ? {} : JSON.parse(text);
  return answer.id;
}
