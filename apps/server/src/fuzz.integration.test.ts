import type { Call } from '@prorata/contract/call';
import { CALLS } from '@prorata/contract/calls';
import { DEMO_DOSSIERS } from '@prorata/demo/dossiers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemoData } from './demo/load-demo-data.ts';
import { ROLES } from './testing/access-table.ts';
import { type Asked, type Asking, ask, type Cast } from './testing/fuzz/ask-calls.ts';
import { keepRights } from './testing/fuzz/keep-rights.ts';
import { prepareMore, prepareOffice } from './testing/fuzz/prepare-office.ts';
import { SCENES } from './testing/fuzz/scenes/all-scenes.ts';
import { TEST_CODE_SECRET } from './testing/invited-creditor.ts';
import { TestMailServer } from './testing/test-mail-server.ts';
import { startTestServer, TEST_NOW, type TestServer } from './testing/test-server.ts';
import { startTestSigningDesk, TEST_WEB_ORIGIN, type TestSigningDesk } from './testing/test-signing-desk.ts';

/** Only the calls of such names, to look at them, among few dossiers. */
const only = process.env['FUZZ_CALLS'];
const EVERY_CALL: readonly (readonly [name: string, call: Call])[] = Object.entries(CALLS)
  .flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${feature}.${name}`, call] as const),
  )
  .filter(([name]) => new RegExp(only ?? '').test(name));

/** In every run each call once; `npm run nightly` asks for 20,000. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? EVERY_CALL.length);
/** At night with everything that the demonstration has and with the signing desk; else with what is told quickly. */
const isThorough = requests > EVERY_CALL.length;
/** By day the same requests for everybody; at night others each time. A run that found something is had again with its seed. */
const seed = Number(process.env['FUZZ_SEED'] ?? (isThorough ? Date.now() % 1_000_000 : 1));
/** So that what happens at once is tried, and a file that is inspected keeps nobody waiting. */
const AT_ONCE = 4;
/** A long run tells how it fares. */
const TELL_AFTER = 1_000;
/** After so many requests what is there is looked at again. */
const LOOK_AFTER = 20;

const { writer, bailiff, administrator, reader, platformAdministrator, claimant, claimantAdministrator } =
  ROLES;
const CAST: Cast = {
  anyone: [null],
  signedIn: [writer],
  dossierReader: [reader, writer, administrator],
  dossierWriter: [writer, bailiff, administrator],
  signingBailiff: [bailiff],
  organizationAdministrator: [administrator],
  officeAdministrator: [administrator],
  platformAdministrator: [platformAdministrator],
  claimant: [claimant, claimantAdministrator],
  workspaceAdministrator: [claimantAdministrator],
  invitationHolder: [null],
  service: [null],
};

const SERVICE_KEY = 'service-key-of-the-fuzzing-test-01234567';
const mails = new TestMailServer();
let server: TestServer;
let desk: TestSigningDesk | undefined;
let asking: Asking;
beforeAll(async () => {
  await mails.start();
  desk = isThorough ? await startTestSigningDesk(TEST_NOW) : undefined;
  server = await startTestServer({
    ...{
      SERVICE_KEY,
      CODE_SECRET: TEST_CODE_SECRET,
      PUBLIC_ORIGIN: TEST_WEB_ORIGIN,
      SMTP_URL: mails.url,
      MAIL_FROM: 'post@prorata.example',
    },
    ...(desk && {
      SIGNING_URL: desk.settings.url,
      SIGNING_KEY: desk.settings.key,
      SIGNING_TRUST_FILE: desk.settings.trustFile,
      TIME_STAMP_URL: desk.settings.url.replace('/signing/api', '/time-stamp'),
      TIME_STAMP_TRUST_FILE: desk.settings.trustFile,
    }),
  });
  const told = DEMO_DOSSIERS.filter(({ distribution }) => distribution === undefined);
  await loadDemoData(server.tools, isThorough && only === undefined ? DEMO_DOSSIERS : told.slice(0, 4));
  const sign = async (url: string) => desk?.visit(url, 'honest');
  asking = {
    ...{ server, cast: CAST, serviceKey: SERVICE_KEY, sign, seen: new Map() },
    ...(await prepareOffice(server)),
    scenes: new Map(isThorough ? Object.entries(SCENES) : []),
  };
  if (isThorough) await prepareMore(server, asking);
});
afterAll(async () => {
  await server.close();
  await mails.stop();
  await desk?.close();
});

it(`answers ${requests} requests made from the contract, of which many are carried out (seed ${seed})`, async () => {
  const asked: Asked[] = [];
  const subjects = Object.values(CAST)
    .flat()
    .filter((subject) => subject !== null);
  const giveBackRights = await keepRights(server, subjects);
  let next = 0;
  const askOneAfterTheOther = async () => {
    for (let number = next; number < requests; number = next) {
      next += 1;
      const [name = '', call] = EVERY_CALL[number % EVERY_CALL.length] ?? [];
      if (call === undefined) throw new Error('There is no call.');
      if (number % LOOK_AFTER === 0) await asking.known.refresh();
      const one = await ask(asking, name, call, seed * 100_000 + number);
      asked.push(one);
      if (one.fault !== undefined) console.log(tellFault(one));
      await giveBackRights(name);
      if (asked.length % TELL_AFTER === 0) console.log(tellSum(asked));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOneAfterTheOther));
  console.log(tellOf(asked));
  // Who calls without a network seems to leave as soon as they are answered: what was uploaded is then removed twice.
  const failures = server.log
    .parsed()
    .filter(({ err, msg }) => err !== undefined && msg !== 'Could not delete file');
  const faults = asked.filter(({ fault }) => fault !== undefined);
  expect({ faults, failures: faults.length > 0 ? failures : [] }).toEqual({ faults: [], failures: [] });
  // Some are refused by what they find: a dossier that is closed, a payment that was made.
  expect(asked.filter(isAccepted).length).toBeGreaterThan(requests / 4);
  if (requests < 20_000) return;
  const accepted = new Set(asked.filter(isAccepted).map(({ name }) => name));
  const never = EVERY_CALL.map(([name]) => name).filter((name) => !accepted.has(name));
  expect(never).toEqual([]);
});

/** At once and with its cause: a long run may be ended before its end. */
function tellFault({ name, fault = '', request }: Asked): string {
  const cause = server.log.parsed().find(({ err, requestId }) => err && fault.includes(String(requestId)));
  return `${name}: ${fault}\n  ${request}\n  ${JSON.stringify(cause?.err ?? 'nothing in the log')}`;
}

function isAccepted({ code }: Asked): boolean {
  return code === '';
}

/** How often each call was carried out, and why those were not that nobody had damaged. */
function tellOf(asked: readonly Asked[]): string {
  const lines = [...Map.groupBy(asked, ({ name }) => name)].map(([name, ofCall]) => {
    const refused = ofCall.filter((one) => !isAccepted(one) && !one.isDamaged);
    const told = [...Map.groupBy(refused, ({ code }) => code)].map(([code, all]) => `${code} ${all.length}`);
    const unset = ofCall.flatMap(({ noScene }) => noScene ?? []);
    if (unset.length > 0) told.push(`without its scene ${unset.length} (${unset[0]})`);
    return `${name.padEnd(45)} ${ofCall.filter(isAccepted).length} of ${ofCall.length}  ${told.join(', ')}`;
  });
  return [...lines.sort(), tellSum(asked)].join('\n');
}

function tellSum(asked: readonly Asked[]): string {
  const accepted = asked.filter(isAccepted).length;
  const faulty = asked.filter(({ fault }) => fault !== undefined).length;
  return `${accepted} of ${asked.length} carried out, ${faulty} answered wrongly, seed ${seed}`;
}
