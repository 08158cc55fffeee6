import { newContestationSchema } from '@prorata/contract/contestations/contestation';
import { calculationRequestSchema } from '@prorata/contract/distribution/calculation';
import { newStopSchema } from '@prorata/contract/dossiers/stop';
import { sendRequestSchema, signingRequestSchema } from '@prorata/contract/results/result';
import type { DemoDistribution, DemoDossier } from '@prorata/demo/dossiers';
import { brusselsDate, brusselsTime } from '@prorata/domain/iso-date';
import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { registerContestation } from '../features/contestations/register-contestation.ts';
import { calculate } from '../features/distribution/calculate.ts';
import { getDossier } from '../features/dossiers/find-dossier.ts';
import { registerStop } from '../features/dossiers/stops.ts';
import { prepareFile } from '../features/payouts/payout-files.ts';
import { markAsPaid } from '../features/payouts/settle-lines.ts';
import { endContestationTerms } from '../features/results/end-contestation-terms.ts';
import { finishSigning } from '../features/results/finish-signing.ts';
import { openSigningVisit } from '../features/results/open-signing-visit.ts';
import { readPointsToSignOff } from '../features/results/points-to-sign-off.ts';
import { readReportLedger } from '../features/results/read-ledger.ts';
import { sendReport } from '../features/results/send-report.ts';
import { actionOfSystem } from '../http/action.ts';
import { emptyOutbox } from './play-invitations.ts';
import { type DemoTools, openStory, type Story } from './story.ts';

/** Somebody looked whether anything stops the dossier. */
const CONSULTED = { sources: ['centralFile'], note: null };

interface Place {
  readonly dossierId: string;
  readonly statementIds: ReadonlyMap<string, string>;
}

/**
 * Calculates a dossier and lets it go on from there. Where no stand-in is there to sign at, it stays as it was calculated: a
 * real service never sees anything of the demonstration.
 */
export async function distribute(
  tools: DemoTools,
  now: Date,
  demo: DemoDossier,
  place: Place,
): Promise<void> {
  const { distribution } = demo;
  if (distribution === undefined) return;
  // Not in one transaction: nobody waits for the database while a report is set or signed.
  const outside = openStory(tools.db, tools, now);
  const resultId = await drawUp(outside, demo, distribution, place.dossierId);
  if (distribution.signedAt === undefined || tools.signing === undefined) return;
  await sign(outside, demo, distribution.signedAt, { dossierId: place.dossierId, resultId });
  await inTransaction(tools.db, (trx) =>
    goOn(openStory(trx, tools, now), demo, distribution, { ...place, resultId }),
  );
}

async function drawUp(
  story: Story<Database>,
  { openedBy }: DemoDossier,
  { calculatedAt }: DemoDistribution,
  dossierId: string,
): Promise<string> {
  const at = story.moment(calculatedAt);
  const request = calculationRequestSchema.parse({});
  return calculate(story.toolsAt(at), await story.actionOf(openedBy, at), dossierId, request);
}

interface ResultPlace {
  readonly dossierId: string;
  readonly resultId: string;
}

const MINUTE = 60_000;

/** The bailiff visits the stand-in, whose clock shows the moment of the story. */
async function sign(
  story: Story<Database>,
  { responsible }: DemoDossier,
  signedAt: string,
  place: ResultPlace,
): Promise<void> {
  const at = story.moment(signedAt);
  const tools = story.toolsAt(at);
  const action = await story.actionOf(responsible, at);
  const { sha256: signedOff } = await readPointsToSignOff(tools, action, place);
  const request = signingRequestSchema.parse({ isTariffConfirmed: true, consultation: CONSULTED, signedOff });
  const { url } = await openSigningVisit(tools, action, place, request);
  const signed = new Date(at.getTime() + MINUTE);
  const body = new URLSearchParams({ act: 'honest', at: signed.toISOString() });
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const back = new Date(at.getTime() + 2 * MINUTE);
  await finishSigning(story.toolsAt(back), { ...action, at: back }, place);
}

async function goOn(
  story: Story,
  demo: DemoDossier,
  distribution: DemoDistribution,
  place: Place & ResultPlace,
): Promise<void> {
  const { sentAt, contested, stopped, termOverAt, filePreparedAt, paidAt } = distribution;
  if (sentAt !== undefined) await send(story, demo, sentAt, place);
  if (contested !== undefined) await contest(story, demo, contested, place);
  if (stopped !== undefined) await stop(story, demo, stopped, place);
  if (termOverAt !== undefined) {
    const at = story.moment(termOverAt);
    await endContestationTerms(story.toolsAt(at), actionOfSystem(at));
  }
  if (filePreparedAt !== undefined) {
    const at = story.moment(filePreparedAt);
    await prepareFile(story.toolsAt(at), await story.actionOf(demo.openedBy, at), place);
  }
  if (paidAt !== undefined) await pay(story, demo, paidAt, place);
}

async function send(
  story: Story,
  { responsible }: DemoDossier,
  sentAt: string,
  { dossierId, resultId }: ResultPlace,
): Promise<void> {
  const at = story.moment(sentAt);
  const request = sendRequestSchema.parse({ consultation: CONSULTED });
  const action = await story.actionOf(responsible, at);
  await sendReport(story.toolsAt(at), action, { dossierId, resultId }, request);
  await emptyOutbox(story, at);
}

/** The defendant comes to the office. */
async function contest(
  story: Story,
  { responsible }: DemoDossier,
  { at: storyMoment, against, grounds }: NonNullable<DemoDistribution['contested']>,
  { dossierId, resultId, statementIds }: Place & ResultPlace,
): Promise<void> {
  const at = story.moment(storyMoment);
  const action = await story.actionOf(responsible, at);
  const dossier = await getDossier(story.trx, action.actor, dossierId);
  const { entries } = await readReportLedger(story.trx, dossier, resultId);
  const contestation = newContestationSchema.parse({
    way: 'declaration',
    date: brusselsDate(at),
    time: brusselsTime(at),
    addresseeId: entries.find(({ statementId }) => statementId === null)?.addresseeId,
    statementId: statementIds.get(against),
    request: 'leaveOut',
    grounds,
  });
  await registerContestation(story.toolsAt(at), action, dossierId, contestation);
  await emptyOutbox(story, at);
}

async function stop(
  story: Story,
  { openedBy }: DemoDossier,
  { at: storyMoment, note, trustee }: NonNullable<DemoDistribution['stopped']>,
  { dossierId }: ResultPlace,
): Promise<void> {
  const at = story.moment(storyMoment);
  const registered = newStopSchema.parse({
    kind: 'bankruptcy',
    date: brusselsDate(at),
    contactName: trustee,
    note,
  });
  await registerStop(story.trx, await story.actionOf(openedBy, at), dossierId, registered);
}

async function pay(
  story: Story,
  { responsible }: DemoDossier,
  paidAt: string,
  { dossierId }: ResultPlace,
): Promise<void> {
  const at = story.moment(paidAt);
  const paid = { paidOn: brusselsDate(at) };
  await markAsPaid(story.toolsAt(at), await story.actionOf(responsible, at), dossierId, paid);
  await emptyOutbox(story, at);
}
