import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { amountOfLine } from '@prorata/domain/invoicing/draw-up-invoice';
import { roundedShare, sumCents } from '@prorata/domain/money';
import type { Database } from '../../../apps/server/src/database/tables.ts';
import { isChainIntact, readChain } from '../../../apps/server/src/features/audit/chain.ts';
import { eachFile } from '../../../apps/server/src/features/maintenance/each-file.ts';
import type { Product } from './product.ts';
import type { Told } from './walk-case.ts';

type Check = (db: Database, product: Product, told: readonly Told[]) => Promise<string[]>;

/** All that is not as it must be, a sentence each: held against what people were told and what others were given. */
export function checkProduct(product: Product, told: readonly Told[]): Promise<string[]> {
  return product.inDatabase(async ({ db }) => {
    const wrong: string[] = [];
    for (const check of CHECKS) wrong.push(...(await check(db, product, told)));
    return wrong;
  });
}

const CHECKS: readonly Check[] = [
  checkTold,
  checkNumbers,
  checkChains,
  checkStatuses,
  checkDistributions,
  checkPayouts,
  checkCharges,
  checkInvoices,
  checkDeliveries,
  checkEInvoices,
  checkFiles,
];

/** What was told is there, once. */
async function checkTold(db: Database, _: Product, told: readonly Told[]): Promise<string[]> {
  const dossiers = await db.selectFrom('dossiers').selectAll().execute();
  const wrong = differences(
    'dossiers',
    dossiers.map(({ reference, id, fileNumber }) => `${reference} ${id} ${fileNumber}`),
    told.flatMap(({ name, dossierId, fileNumber }) =>
      dossierId ? [`${name} ${dossierId} ${fileNumber}`] : [],
    ),
  );
  const invitations = await db.selectFrom('invitations').select(['id', 'dossierId']).execute();
  const withInvitations = told.filter(({ invitationIds }) => invitationIds);
  wrong.push(
    ...differences(
      'invitations',
      invitations.map(({ id }) => id),
      withInvitations.flatMap(({ invitationIds = [] }) => invitationIds),
    ),
  );
  const statements = await db.selectFrom('statements').select(['id', 'validatedAt']).execute();
  wrong.push(
    ...differences(
      'statements',
      statements.map(({ id }) => id),
      told.flatMap(({ filed }) => filed.map(({ statementId }) => statementId)),
    ),
    ...differences(
      'validated statements',
      statements.filter(({ validatedAt }) => validatedAt !== null).map(({ id }) => id),
      told.flatMap(({ validated }) => validated),
    ),
  );
  const documents = await db.selectFrom('documents').select(['statementId', 'fileName']).execute();
  wrong.push(
    ...differences(
      'documents',
      documents.map(({ statementId, fileName }) => `${statementId} ${fileName}`),
      told.flatMap(({ filed }) =>
        filed.flatMap((one) => one.documents.map((name) => `${one.statementId} ${name}`)),
      ),
    ),
  );
  // What the term has closed, for who was late, has a receipt that nobody asked for.
  const receipts = await db
    .selectFrom('receipts')
    .innerJoin('invitations', 'invitations.id', 'receipts.invitationId')
    .select('receiptNumber')
    .where('closedBy', '=', 'creditor')
    .execute();
  wrong.push(
    ...differences(
      'receipts',
      receipts.map(({ receiptNumber }) => receiptNumber),
      told.flatMap(({ filed }) => filed.flatMap(({ receiptNumber }) => receiptNumber ?? [])),
    ),
  );
  const results = await db.selectFrom('calculationResults').select(['id', 'signedAt', 'sentAt']).execute();
  wrong.push(
    ...differences(
      'calculations',
      results.map(({ id }) => id),
      told.flatMap(({ resultId }) => resultId ?? []),
    ),
    ...differences(
      'signed reports',
      results.filter(({ signedAt }) => signedAt !== null).map(({ id }) => id),
      told.flatMap(({ resultId, isSigned }) => (isSigned && resultId) || []),
    ),
    ...differences(
      'sent reports',
      results.filter(({ sentAt }) => sentAt !== null).map(({ id }) => id),
      told.flatMap(({ resultId, isSent }) => (isSent && resultId) || []),
    ),
    ...differences(
      'paid dossiers',
      dossiers.filter(({ status }) => status === 'Paid').map(({ id }) => id),
      told.flatMap(({ dossierId, isPaid }) => (isPaid && dossierId) || []),
    ),
  );
  return wrong;
}

/** Each once, in both. */
function differences(what: string, found: readonly string[], expected: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  const lost = expected.filter((one) => !counts.has(one)).map((one) => `${what}: ${one} is lost.`);
  const twice = [...counts]
    .filter(([, count]) => count > 1)
    .map(([one]) => `${what}: ${one} is there twice.`);
  const known = new Set(expected);
  const unknown = [...counts.keys()].filter((one) => !known.has(one));
  return [...lost, ...twice, ...unknown.map((one) => `${what}: nobody was told of ${one}.`)];
}

/** Without gaps where that is promised: dossiers of an office and a year, receipts and calculations of a dossier, invoices of a year. */
async function checkNumbers(db: Database): Promise<string[]> {
  const dossiers = await db
    .selectFrom('dossiers')
    .select(['id', 'organizationId', 'fileYear', 'fileSerial', 'lastResultSequence'])
    .execute();
  const counters = await db.selectFrom('fileNumberCounters').selectAll().execute();
  const receipts = await db.selectFrom('receipts').select(['dossierId', 'serial']).execute();
  const results = await db.selectFrom('calculationResults').select(['dossierId', 'sequence']).execute();
  const invoices = await db.selectFrom('invoices').select(['year', 'serial']).execute();
  const ofOffices = Map.groupBy(dossiers, ({ organizationId, fileYear }) => `${organizationId} ${fileYear}`);
  return [
    ...[...ofOffices].flatMap(([office, numbered]) => {
      const serials = numbered.map(({ fileSerial }) => fileSerial);
      const counter = counters.find((one) => `${one.organizationId} ${one.fileYear}` === office);
      const isCounted = counter?.lastSerial === Math.max(...serials);
      return [
        ...gaps(`dossiers of ${office}`, serials, Math.min(...serials)),
        ...(isCounted ? [] : [`The counter of ${office} stands at ${counter?.lastSerial}.`]),
      ];
    }),
    ...[...Map.groupBy(receipts, ({ dossierId }) => dossierId)].flatMap(([dossier, numbered]) =>
      gaps(
        `receipts of ${dossier}`,
        numbered.map(({ serial }) => serial),
      ),
    ),
    ...dossiers.flatMap(({ id, lastResultSequence }) => {
      const sequences = results.filter(({ dossierId }) => dossierId === id).map(({ sequence }) => sequence);
      const isLast = lastResultSequence === Math.max(0, ...sequences);
      return [
        ...gaps(`calculations of ${id}`, sequences),
        ...(isLast ? [] : [`The calculations of ${id} are counted to ${lastResultSequence}.`]),
      ];
    }),
    ...[...Map.groupBy(invoices, ({ year }) => year)].flatMap(([year, numbered]) =>
      gaps(
        `invoices of ${year}`,
        numbered.map(({ serial }) => serial),
      ),
    ),
  ];
}

function gaps(what: string, numbers: readonly number[], first = 1): string[] {
  const sorted = numbers.toSorted((one, other) => one - other);
  const isWhole = sorted.every((number, place) => number === first + place);
  return isWhole ? [] : [`The numbers of the ${what} are ${sorted.join(', ')}.`];
}

async function checkChains(db: Database): Promise<string[]> {
  const chains = await db.selectFrom('auditChains').select('id').execute();
  const wrong: string[] = [];
  for (const { id } of chains) {
    if (!isChainIntact(await readChain(db, id))) wrong.push(`The audit chain ${id} is broken.`);
  }
  const { stray } = await db
    .selectFrom('auditEvents')
    .select(({ fn }) => fn.countAll<bigint>().as('stray'))
    .where('chainId', 'not in', (chain) => chain.selectFrom('auditChains').select('id'))
    .executeTakeFirstOrThrow();
  return stray === 0n ? wrong : [...wrong, `${stray} events belong to no chain.`];
}

/** Every move of a dossier begins where the one before ended, the last leads to where it is; and no version goes back. */
async function checkStatuses(db: Database): Promise<string[]> {
  const wrong: string[] = [];
  const dossiers = await db.selectFrom('dossiers').select(['id', 'status', 'version']).execute();
  for (const { id, status, version } of dossiers) {
    const { events } = await readChain(db, id);
    let reached: unknown;
    for (const { values, type } of events) {
      const [before, after] = ['before.status', 'after.status'].map((name) => values[name]?.value);
      if (!type.startsWith('dossier.') || after === undefined) continue;
      if (reached !== undefined && before !== reached) {
        wrong.push(`Dossier ${id}: ${type} leads from ${before}, but it was ${reached}.`);
      }
      reached = after;
    }
    if (reached === undefined ? status !== 'Created' : reached !== status) {
      wrong.push(`Dossier ${id} is ${status}, and its history says ${reached}.`);
    }
    const ofSubjects = Map.groupBy(
      events.filter((event) => event.version !== null),
      ({ subjectType, subjectId }) => `${subjectType} ${subjectId}`,
    );
    for (const [subject, told] of ofSubjects) {
      const versions = told.map((event) => event.version ?? 0);
      const isRising = versions.every((one, place) => place === 0 || one >= (versions[place - 1] ?? 0));
      if (!isRising) wrong.push(`The versions of ${subject} are ${versions.join(', ')}.`);
      if (subject === `dossier ${id}` && Math.max(...versions) > version) {
        wrong.push(`Dossier ${id} is version ${version}, and its history says ${Math.max(...versions)}.`);
      }
    }
  }
  return wrong;
}

/** To the cent: what came in is what creditors get, what is reserved, what it costs, and what is left. */
async function checkDistributions(db: Database, _: Product, told: readonly Told[]): Promise<string[]> {
  const results = await db
    .selectFrom('calculationResults')
    .select(['id', 'dossierId', 'outcomeJson'])
    .execute();
  return results.flatMap(({ id, dossierId, outcomeJson }) => {
    const { totals } = JSON.parse(outcomeJson) as { totals: Record<string, number | string> };
    const cents = (name: string) => BigInt(totals[name] ?? 0);
    const given = ['paidCents', 'reservedCents', 'costsCents', 'surplusCents'].map(cents);
    const balance = told.find((one) => one.dossierId === dossierId)?.balance ?? 0;
    const moneyIn = cents('moneyInCents');
    const isWhole = sumCents(given) === moneyIn && moneyIn === BigInt(Math.round(balance * 100));
    return isWhole
      ? []
      : [`Calculation ${id} gives ${given.join(' + ')} of ${moneyIn}, told were ${balance}.`];
  });
}

/** A paid dossier has paid out what was distributed. */
async function checkPayouts(db: Database): Promise<string[]> {
  const lines = await db
    .selectFrom('payoutLines')
    .innerJoin('dossiers', 'dossiers.id', 'payoutLines.dossierId')
    .select(['payoutLines.dossierId', 'amountCents', 'confirmedCents', 'balanceToDistributeCents'])
    .where('dossiers.status', '=', 'Paid')
    .execute();
  return [...Map.groupBy(lines, ({ dossierId }) => dossierId)].flatMap(([dossierId, paid]) => {
    const confirmed = sumCents(paid.map(({ confirmedCents }) => confirmedCents ?? 0n));
    const balance = paid[0]?.balanceToDistributeCents;
    return confirmed === balance ? [] : [`Dossier ${dossierId} has paid ${confirmed} of ${balance}.`];
  });
}

/** Every dossier is charged once, and everything that was taken over and is not free; nothing else is. */
async function checkCharges(db: Database): Promise<string[]> {
  const charges = await db
    .selectFrom('platformTransactions')
    .select(['type', 'dossierId', 'deliveryId', 'priceCents', 'discountCents', 'amountCents'])
    .execute();
  const dossiers = await db.selectFrom('dossiers').select('id').execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .select('id')
    .where('acceptedAt', 'is not', null)
    .where('dossierId', 'is not', null)
    .where('isFree', '=', false)
    .execute();
  return [
    ...differences(
      'charges for dossiers',
      charges.filter(({ type }) => type === 'creation').map(({ dossierId }) => `${dossierId}`),
      dossiers.map(({ id }) => id),
    ),
    ...differences(
      'charges for deliveries',
      charges.flatMap(({ deliveryId }) => deliveryId ?? []),
      deliveries.map(({ id }) => id),
    ),
    ...charges
      .filter(({ priceCents, discountCents, amountCents }) => priceCents - discountCents !== amountCents)
      .map(({ dossierId }) => `A charge of ${dossierId} is not what it is made of.`),
  ];
}

/** An invoice is what was charged: in sum, line by line, and with its VAT; what belongs to a closed month is on one. */
async function checkInvoices(db: Database): Promise<string[]> {
  const invoices = await db.selectFrom('invoices').selectAll().execute();
  const charges = await db
    .selectFrom('platformTransactions')
    .select(['invoiceId', 'amountCents', 'sign'])
    .execute();
  const lines = await db.selectFrom('invoiceLines').selectAll().execute();
  return invoices.flatMap(({ id, number, netCents, vatCents, vatPartsPerMillion }) => {
    const charged = sumCents(
      charges
        .filter(({ invoiceId }) => invoiceId === id)
        .map(({ amountCents, sign }) => (sign < 0 && amountCents > 0n ? -amountCents : amountCents)),
    );
    const listed = sumCents(lines.filter(({ invoiceId }) => invoiceId === id).map(amountOfLine));
    const vat = roundedShare(netCents, BigInt(vatPartsPerMillion), 1_000_000n);
    const isRight = charged === netCents && listed === netCents && vat === vatCents;
    return isRight
      ? []
      : [`Invoice ${number} is ${netCents} + ${vatCents}: charged ${charged}, lines ${listed}.`];
  });
}

/** None lost and none twice, as those tell who were given them; each charged and written down as it happened. */
async function checkDeliveries(db: Database, { folders }: Product): Promise<string[]> {
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['id', 'dossierId', 'acceptedAt', 'emailStatus', 'registeredLetterStatus'])
    .execute();
  const taken = deliveries.filter(({ acceptedAt }) => acceptedAt !== null);
  const told = await db
    .selectFrom('auditEvents')
    .select('subjectId')
    .where('type', '=', 'delivery.accepted')
    .execute();
  return [
    ...deliveries
      // An invitation is not sent any more to who has filed.
      .filter(({ acceptedAt, emailStatus, registeredLetterStatus }) => {
        return acceptedAt === null && (emailStatus ?? registeredLetterStatus) !== 'Skipped';
      })
      .map(({ id, emailStatus, registeredLetterStatus }) => {
        return `Delivery ${id} was never taken: ${emailStatus ?? registeredLetterStatus}.`;
      }),
    ...differences(
      'mails and letters that arrived',
      await listArrivals(folders.outside),
      taken.map(({ id }) => id),
    ),
    ...differences(
      'events of deliveries',
      told.map(({ subjectId }) => `${subjectId}`),
      // What users are told of their own work has no place in a history.
      taken.flatMap(({ id, dossierId }) => (dossierId === null ? [] : id)),
    ),
  ];
}

async function listArrivals(folder: string): Promise<string[]> {
  const mails = path.join(folder, 'sandbox', 'mailbox');
  const ids: string[] = [];
  for (const name of (await readdir(mails)).filter((file) => file.endsWith('.eml'))) {
    const [, id = name] = /^Message-ID: <(.+)@/im.exec(await readFile(path.join(mails, name), 'utf8')) ?? [];
    ids.push(id);
  }
  for (const carrier of ['post', 'registered-delivery']) ids.push(...(await listKeys(folder, carrier)));
  return ids;
}

async function listKeys(folder: string, standIn: string): Promise<string[]> {
  const items = path.join(folder, 'sandbox', standIn);
  const names = (await readdir(items).catch(() => [])).filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(items, name), 'utf8')));
  return texts.map((text) => (JSON.parse(text) as { key: string }).key);
}

async function checkEInvoices(db: Database, { folders }: Product): Promise<string[]> {
  const eInvoices = await db
    .selectFrom('eInvoices')
    .select(['invoiceId', 'edition', 'state'])
    .where('state', 'in', ['handedOver', 'delivered'])
    .execute();
  return differences(
    'e-invoices at the access point',
    await listKeys(folders.outside, 'access-point'),
    eInvoices.map(({ invoiceId, edition }) => `${invoiceId}-${edition}`),
  );
}

/** Every file that a row names is there, whole. */
async function checkFiles(db: Database, { storage }: Product): Promise<string[]> {
  const wrong: string[] = [];
  for await (const file of eachFile(db)) {
    const fault = await storage.findFault(file);
    if (fault !== undefined) wrong.push(`File ${file.id} is ${fault}.`);
  }
  return wrong;
}
