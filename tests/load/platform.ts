import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatInvitationCode } from '@prorata/domain/invitation-code';
import { type Connection, connect } from '../../apps/server/src/database/connection.ts';
import { insertInvitation } from '../../apps/server/src/database/testing/insert-rows.ts';
import { openInvitationCodes } from '../../apps/server/src/features/invitations/invitation-codes.ts';
import { startTestAuthority } from '../../apps/server/src/http/testing/test-authority.ts';
import { insertSampleDossier } from '../../apps/server/src/testing/insert-sample-dossier.ts';
import { fillDossiers, fillOffices } from '../../benchmarks/dossiers/fill-offices.ts';
import { buildPart } from '../../scripts/build-server.ts';
import { findFreePorts } from '../../scripts/free-ports.ts';
import { isReady } from '../../scripts/product.ts';

const PEOPLE_OF_AN_OFFICE = 4;
const CODE_SECRET = 'the-secret-of-the-codes-under-load';
const METRICS_KEY = 'the-key-to-the-measurements-under-load';

export interface Size {
  readonly dossiers: number;
  readonly offices: number;
  /** Whose people work during the run; the others only have their dossiers there. */
  readonly officesAtWork: number;
}

/** The product under load, with whom and what its users need. */
export interface Platform {
  readonly address: string;
  readonly connection: Connection;
  readonly people: readonly OfficePerson[];
  /** Codes of invitations that nobody has answered yet. */
  takeCodes(count: number): Promise<readonly string[]>;
  readMetrics(): Promise<ReadonlyMap<string, number>>;
  /** Has the product clean its heap: what is left is what it holds. */
  collectGarbage(): void;
  close(): Promise<void>;
}

export interface OfficePerson {
  readonly token: string;
  /** Of the office: some to read and write in, and one that can be calculated. */
  readonly dossiers: readonly string[];
  readonly calculable: string;
}

/** On a migrated, empty database of its own, which goes with it. */
export async function startPlatform(
  database: { readonly url: string; readonly drop: () => Promise<void> },
  { dossiers, offices, officesAtWork }: Size,
): Promise<Platform> {
  const connection = connect({ url: database.url });
  const client = await connection.pool.connect();
  // Filling takes longer than any query of the product is allowed to.
  await client.query('set statement_timeout = 0');
  await fillOffices(client, offices);
  await fillDossiers(client, 1, dossiers, offices);
  // Accounts that no bank has would be refused on their way out.
  await client.query(`update statements set payment_account = 'BE49999000000171'`);
  client.release();
  const authority = await startTestAuthority();
  const folder = await mkdtemp(path.join(tmpdir(), 'prorata-load-'));
  const processes = await startProcesses(database.url, authority.issuer, folder);
  const people: OfficePerson[] = [];
  for (let office = 1; office <= officesAtWork; office += 1)
    people.push(...(await hireOffice(connection, office, authority.signToken)));
  return {
    address: processes.address,
    connection,
    people,
    takeCodes: (count) => inviteCreditors(connection, count),
    readMetrics: () => readMetrics(processes.address),
    collectGarbage: processes.collectGarbage,
    close: async () => {
      await processes.stop();
      await connection.close();
      await authority.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type SignToken = Awaited<ReturnType<typeof startTestAuthority>>['signToken'];

/** The people of an office, who share its open dossiers; one of those is complete enough to be calculated. */
async function hireOffice({ db }: Connection, office: number, signToken: SignToken): Promise<OfficePerson[]> {
  const subject = (place: number) => (place === 0 ? `bench-${office}` : `bench-${office}-${place}`);
  const { id: administratorId, organizationId } = await db
    .selectFrom('users')
    .select(['id', 'organizationId'])
    .where('subject', '=', subject(0))
    .executeTakeFirstOrThrow();
  const own = { id: organizationId ?? '', administratorId };
  const { dossierId: calculable } = await insertSampleDossier(db, own, { fileYear: 2026 });
  const open = await db
    .selectFrom('dossiers')
    .select('id')
    .where('organizationId', '=', own.id)
    .where('status', 'in', ['Created', 'Provisioned', 'Calculated'])
    .limit(25)
    .execute();
  const dossiers = open.map(({ id }) => id);
  const places = Array.from({ length: PEOPLE_OF_AN_OFFICE }, (_, place) => place);
  return Promise.all(
    places.map(async (place) => ({
      token: await signToken({ sub: subject(place) }, { expiresIn: 7_200 }),
      dossiers,
      calculable,
    })),
  );
}

/** Ten to a dossier, as after a round of invitations. */
async function inviteCreditors({ db }: Connection, count: number): Promise<string[]> {
  const codes = openInvitationCodes(CODE_SECRET);
  const dossiers = await db
    .selectFrom('dossiers')
    .select(['id', 'createdBy'])
    .where('status', '=', 'Provisioned')
    .limit(Math.ceil(count / 10))
    .execute();
  const taken: string[] = [];
  for (const { id: dossierId, createdBy } of dossiers) {
    await db.updateTable('dossiers').set({ status: 'InvitesSent' }).where('id', '=', dossierId).execute();
    for (let place = 0; place < 10; place += 1) {
      const stored = codes.make();
      const sent = { status: 'Sent', sentAt: new Date(), validUntil: '2199-01-01' } as const;
      await insertInvitation(db, { dossierId, createdBy, ...stored, ...sent });
      taken.push(formatInvitationCode(codes.unseal(stored.codeSealed)));
    }
  }
  return taken;
}

async function startProcesses(databaseUrl: string, issuer: string, folder: string) {
  const { port, sandboxPort, smtpPort, scannerPort } = await findFreePorts();
  const env = {
    ...process.env,
    ...{ PORT: String(port), PRORATA_DATA: folder, DATABASE_URL: databaseUrl, OIDC_AUTHORITY: issuer },
    ...{ SANDBOX_PORT: String(sandboxPort), SANDBOX_SMTP_PORT: String(smtpPort) },
    ...{ SANDBOX_SCANNER_PORT: String(scannerPort), CODE_SECRET, METRICS_KEY, LOG_LEVEL: 'warn' },
    // All users come from one network here, as they never would.
    ...{ RATE_LIMIT_PER_MINUTE: '999999', INVITATION_RATE_LIMIT_PER_MINUTE: '999999' },
  };
  const profile = process.env['LOAD_PROFILE'];
  const execArgv = ['--import', path.join(import.meta.dirname, 'collect-garbage.ts')];
  if (profile !== undefined) execArgv.push('--cpu-prof', '--cpu-prof-dir', profile);
  const server = fork(await buildPart('server'), { env, execArgv });
  const parts = [fork(await buildPart('sandbox'), { env, execArgv: [] }), server];
  await Promise.all(parts.map(isReady));
  return {
    address: `http://127.0.0.1:${port}`,
    collectGarbage: () => void server.send('collect garbage'),
    stop: async () => {
      const running = parts.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const ends = running.map((part) => once(part, 'exit'));
      for (const part of running) part.kill('SIGTERM');
      await Promise.all(ends);
    },
  };
}

async function readMetrics(address: string): Promise<ReadonlyMap<string, number>> {
  const headers = { authorization: `Bearer ${METRICS_KEY}` };
  const printed = await (await fetch(`${address}/metrics`, { headers })).text();
  return new Map(
    [...printed.matchAll(/^(\w+) ([\d.e+-]+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
  );
}
