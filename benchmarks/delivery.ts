// Mails through the outbox (claimed, composed, handed over, recorded with charge, audit event and send log, in the
// embedded database) against the bare SMTP client that sends the same content; same server, same number at a time, in
// turns. The bound holds against a client that opens a connection for each mail, as it was set; against one that keeps as
// many as we do, the ratio is told without a bound: it is what it costs that no mail is lost and none goes out twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { openDiskStorage } from '../apps/server/src/adapters/file-storage.ts';
import { DELIVERY_HOOKS } from '../apps/server/src/build-server.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { insertDossier, insertOffice } from '../apps/server/src/database/testing/insert-rows.ts';
import { inTransaction } from '../apps/server/src/database/transaction.ts';
import { requestDelivery } from '../apps/server/src/features/delivery/request-delivery.ts';
import { sendDue } from '../apps/server/src/features/delivery/run-services.ts';
import { createLogger } from '../apps/server/src/http/log/create-logger.ts';
import { NO_JOBS } from '../apps/server/src/jobs/no-jobs.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { TestMailServer } from '../apps/server/src/testing/test-mail-server.ts';
import { openOutsideServices } from '../apps/server/src/tools.ts';
import { readBuiltInTemplate } from '../packages/documents/src/built-in.ts';
import { sampleValues } from '../packages/documents/src/catalogue/samples.ts';
import { renderMail } from '../packages/documents/src/mail/render-mail.ts';
import { median } from './baselines/median.ts';

const MAILS = 100;
const AT_A_TIME = 10;
const ROUNDS = 5;
/** Of the mails that the bare client sends in the same time. */
const LEAST = 0.7;

const folder = mkdtempSync(path.join(tmpdir(), 'prorata-bench-'));
const server = new TestMailServer();
await server.start();
const settings = readSettings({ PRORATA_DATA: folder, SMTP_URL: server.url });
const database = await openDatabase(settings);
const { db } = database;
const tools = {
  ...openOutsideServices(settings),
  settings,
  db,
  jobs: NO_JOBS,
  clock: () => new Date(),
  logger: createLogger('silent'),
  storage: openDiskStorage(folder),
  renderer: { render: () => Promise.reject(new Error('No letters here.')) },
  hooks: DELIVERY_HOOKS,
};
const office = await insertOffice(db);
const dossier = { id: await insertDossier(db, office), organizationId: office.organizationId };
const values = sampleValues('nl');
const about = {
  template: 'statement-receipt-email',
  values,
  dossier,
  language: 'nl',
  addressee: 'Kessel',
} as const;

async function request(round: number): Promise<void> {
  const deed = { actor: { kind: 'system', id: null, name: null }, requestId: null, at: new Date() } as const;
  await inTransaction(db, async (trx) => {
    for (let count = 0; count < MAILS; count += 1) {
      const email = `${round}-${count}@creditor.example`;
      await requestDelivery(tools, trx, deed, { ...about, email, occasion: `round ${round}` });
    }
  });
}

const template = readBuiltInTemplate('statement-receipt-email', 'nl');
const content = renderMail({
  key: 'statement-receipt-email',
  language: 'nl',
  template,
  values,
  to: 'x@x.example',
  imprint: null,
});

const { hostname: host, port } = new URL(server.url);
const smtp = { host, port: Number(port), ignoreTLS: true };
const clients = {
  pooled: createTransport({ ...smtp, pool: true, maxConnections: AT_A_TIME }),
  single: createTransport(smtp),
};

async function sendBare(client: (typeof clients)[keyof typeof clients]): Promise<void> {
  let left = MAILS;
  const work = async () => {
    while (left-- > 0) {
      await client.sendMail({ from: 'no-reply@prorata.example', to: 'kessel@creditor.example', ...content });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function perSecond(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return (MAILS * 1000) / (performance.now() - started);
}

const rates = { product: [] as number[], pooled: [] as number[], single: [] as number[] };
for (let round = 0; round <= ROUNDS; round += 1) {
  await request(round);
  const told = {
    product: await perSecond(() => sendDue(tools, 'Email')),
    pooled: await perSecond(() => sendBare(clients.pooled)),
    single: await perSecond(() => sendBare(clients.single)),
  };
  // The first round warms all of them up.
  if (round > 0) for (const who of ['product', 'pooled', 'single'] as const) rates[who].push(told[who]);
}
for (const client of Object.values(clients)) client.close();
const lost = (ROUNDS + 1) * MAILS * Object.keys(rates).length - server.mails.length;
if (lost !== 0) throw new Error(`${lost} mails did not arrive.`);
const ours = median(rates.product);
const against = (bare: number) =>
  `${(ours / bare).toFixed(2)} of its mails a second (${ours.toFixed(0)} against ${bare.toFixed(0)}`;
const isMet = ours / median(rates.single) >= LEAST;
process.stdout.write(
  `mails through the outbox against the bare SMTP client: ${against(median(rates.single))};` +
    ` at least ${LEAST}: ${isMet ? 'met' : 'missed'})\n` +
    `the same against one that keeps ${AT_A_TIME} connections: ${against(median(rates.pooled))})\n`,
);

await database.close();
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(isMet ? 0 : 1);
