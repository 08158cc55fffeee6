import type { Call } from '@prorata/contract/call';
import { CALLS } from '@prorata/contract/calls';
import { DEMO_DOSSIERS } from '@prorata/demo/dossiers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemoData } from './demo/load-demo-data.ts';
import { ROLES } from './testing/access-table.ts';
import { type Asked, type Asking, ask, type Cast } from './testing/fuzz/ask-calls.ts';
import { keepRights } from './testing/fuzz/keep-rights.ts';
import { prepareOffice } from './testing/fuzz/prepare-office.ts';
import { TestMailServer } from './testing/test-mail-server.ts';
import { startTestServer, TEST_NOW, type TestServer } from './testing/test-server.ts';
import { startTestSigningDesk, TEST_WEB_ORIGIN, type TestSigningDesk } from './testing/test-signing-desk.ts';

const EVERY_CALL: readonly (readonly [name: string, call: Call])[] = Object.entries(CALLS).flatMap(
  ([feature, calls]) => Object.entries(calls).map(([name, call]) => [`${feature}.${name}`, call] as const),
);

/** In every run each call once; `npm run nightly` asks for 20,000. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? EVERY_CALL.length);
/** At night with everything that the demonstration has and with the signing desk; else with what is told quickly. */
const isThorough = requests > EVERY_CALL.length;
/** By day the same requests for everybody; at night others each time. A run that found something is had again with its seed. */
const seed = Number(process.env['FUZZ_SEED'] ?? (isThorough ? Date.now() % 1_000_000 : 1));
/** So that what happens at once is tried, and a file that is inspected keeps nobody waiting. */
const AT_ONCE = 4;
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
      PUBLIC_ORIGIN: TEST_WEB_ORIGIN,
      SMTP_URL: mails.url,
      MAIL_FROM: 'post@prorata.example',
    },
    ...(desk && {
      SIGNING_URL: desk.settings.url,
      SIGNING_KEY: desk.settings.key,
      SIGNING_TRUST_FILE: desk.settings.trustFile,
    }),
  });
  const told = DEMO_DOSSIERS.filter(({ distribution }) => distribution === undefined);
  await loadDemoData(server.tools, isThorough ? DEMO_DOSSIERS : told.slice(0, 4));
  const sign = async (url: string) => desk?.visit(url, 'honest');
  asking = {
    ...{ server, cast: CAST, serviceKey: SERVICE_KEY, sign, seen: new Map() },
    ...(await prepareOffice(server)),
  };
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
      asked.push(await ask(asking, name, call, seed * 100_000 + number));
      await giveBackRights(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOneAfterTheOther));
  console.log(tellOf(asked));
  const failures = server.log.parsed().filter(({ err }) => err !== undefined);
  const faults = asked.filter(({ fault }) => fault !== undefined);
  expect({ faults, failures: faults.length > 0 ? failures : [] }).toEqual({ faults: [], failures: [] });
  // Some are refused by what they find: a dossier that is closed, a payment that was made.
  expect(asked.filter(isAccepted).length).toBeGreaterThan(requests / 4);
  if (requests < 20_000) return;
  const accepted = new Set(asked.filter(isAccepted).map(({ name }) => name));
  const excused = new Set(Object.values(NEVER).flat());
  const never = EVERY_CALL.map(([name]) => name).filter((name) => !accepted.has(name) && !excused.has(name));
  expect(never).toEqual([]);
});

/** What no request of these, or hardly one, is carried out for, by what it waits for. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  'The clock of the test stands still: no day is over, no term ends, nothing comes to be paid': [
    ...['audit.downloadDayRoot', 'audit.downloadDayStamp', 'audit.downloadStampTrust', 'dossiers.markAsPaid'],
    ...['closings.finishTask', 'closings.reopenTask', 'closings.sendLetters', 'series.decideReserves'],
    ...['payouts.prepareFile', 'payouts.makeFile', 'payouts.downloadFile', 'payouts.matchMovement'],
    ...['payouts.matchReceipt', 'payouts.setMovementAside', 'payouts.finish', 'series.attachPiece'],
    'series.downloadPiece',
  ],
  'Only one report of the demonstration is contested, and each step of that closes the others': [
    ...['contestations.attachProceedingPiece', 'contestations.consign', 'contestations.downloadBundle'],
    ...['contestations.recordStep', 'contestations.register', 'contestations.reply'],
    ...['contestations.settle', 'contestations.withdraw'],
  ],
  'Nothing leaves the outbox here: no post, mail server or access point has told anything of a sending': [
    ...[
      'delivery.downloadEvidence',
      'delivery.downloadLetter',
      'delivery.downloadProofOfDeposit',
      'delivery.retry',
    ],
    ...['following.downloadCertificate', 'following.downloadEnclosure', 'following.downloadLetter'],
    ...[
      'invoicing.sendEInvoiceAgain',
      'opening.download',
      'opening.open',
      'opening.readDraft',
      'opening.sendCode',
    ],
    ...['results.downloadRefused', 'results.giveConsent', 'results.downloadConsent'],
  ],
  'The platform has no provider outside, and no scale that waits for a second person': [
    ...[
      'dossiers.downloadExternalProviderInvitation',
      'dossiers.notifyExternalProvider',
      'income.confirmScale',
    ],
  ],
  'Asks for a number of things that only fit when a person has looked: decisions on every line, answers, fingerprints':
    [
      ...[
        'extracts.addToDossier',
        'extracts.createDossier',
        'imports.takeOver',
        'privacy.create',
        'privacy.erase',
      ],
      ...[
        'previews.readPaper',
        'stops.readLetter',
        'stops.sendLetters',
        'recurring.previewLetter',
        'workspace.assign',
      ],
      ...[
        'workspace.release',
        'invitations.askBalances',
        'invited.confirmBalance',
        'invited.downloadBalanceReceipt',
      ],
      ...[
        'invited.downloadNoClaimReceipt',
        'documents.downloadOriginal',
        'results.getSigningUrl',
        'results.remove',
      ],
    ],
  'Rare here: a creditor whose invitation is closed, and whose statement nobody has validated yet': [
    ...['documents.removeOfThirdPartyStatement', 'statements.removeThirdPartyClaim', 'statements.review'],
    ...['statements.updateThirdParty', 'statements.updateThirdPartyClaim', 'invited.createClaim'],
    ...['invited.removeClaim', 'invited.updateClaim', 'invitations.remove', 'costs.updatePlatformCost'],
  ],
  'Rare here: an income with a payer, a receipt and a movement that fit': [
    ...[
      'recurring.createReceipt',
      'recurring.openRun',
      'recurring.receiveMovement',
      'recurring.takeOutReceipt',
    ],
    'recurring.updateReceipt',
  ],
};

function isAccepted({ code }: Asked): boolean {
  return code === '';
}

/** How often each call was carried out, and why those were not that nobody had damaged. */
function tellOf(asked: readonly Asked[]): string {
  const lines = [...Map.groupBy(asked, ({ name }) => name)].map(([name, ofCall]) => {
    const refused = ofCall.filter((one) => !isAccepted(one) && !one.isDamaged);
    const told = [...Map.groupBy(refused, ({ code }) => code)].map(([code, all]) => `${code} ${all.length}`);
    return `${name.padEnd(45)} ${ofCall.filter(isAccepted).length} of ${ofCall.length}  ${told.join(', ')}`;
  });
  const accepted = asked.filter(isAccepted).length;
  return [...lines.sort(), `${accepted} of ${asked.length} carried out, seed ${seed}`].join('\n');
}
