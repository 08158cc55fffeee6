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
import { UNHURRIED } from '../features/distribution/calculation-queue.ts';
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
import type { Agenda, Place } from './agenda.ts';
import type { PlayedDossier } from './play-dossier.ts';
import { emptyOutbox } from './play-invitations.ts';
import { type DemoTools, openStory, type Story } from './story.ts';

/** Somebody looked whether anything stops the dossier. */
const CONSULTED = { sources: ['centralFile'], note: null };

/**
 * Calculates a dossier and lets it go on from there. Where no stand-in is there to sign at, it stays as it was calculated: a
 * real service never sees anything of the demonstration.
 */
export async function distribute(
  tools: DemoTools,
  now: Date,
  demo: DemoDossier,
  { place, agenda }: PlayedDossier,
): Promise<void> {
  const { distribution } = demo;
  if (distribution === undefined) return;
  // Not in one transaction: nobody waits for the database while a report is set or signed.
  const outside = openStory(tools.db, tools, now);
  const tell = (until?: Date) =>
    inTransaction(tools.db, (trx) => agenda.tell(openStory(trx, tools, now), until));
  const resultId = await drawUp(outside, demo, distribution, place.dossierId);
  const { signedAt } = distribution;
  if (signedAt === undefined || tools.signing === undefined) return tell();
  await tell(outside.moment(signedAt));
  await sign(outside, demo, signedAt, { dossierId: place.dossierId, resultId });
  goOn(outside, agenda, demo, distribution, { ...place, resultId });
  await tell();
}

async function drawUp(
  story: Story<Database>,
  { openedBy }: DemoDossier,
  { calculatedAt }: DemoDistribution,
  dossierId: string,
): Promise<string> {
  const at = story.moment(calculatedAt);
  const request = calculationRequestSchema.parse({});
  return calculate(story.toolsAt(at), await story.actionOf(openedBy, at), dossierId, request, UNHURRIED);
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

function goOn(
  { moment }: Story<Database>,
  agenda: Agenda,
  demo: DemoDossier,
  { sentAt, contested, stopped, termOverAt, filePreparedAt, paidAt }: DemoDistribution,
  place: Place & ResultPlace,
): void {
  const on = (storyMoment: string, act: (story: Story, at: Date) => Promise<unknown>) => {
    const at = moment(storyMoment);
    agenda.add(at, (story) => act(story, at));
  };
  if (sentAt !== undefined) on(sentAt, (story, at) => send(story, agenda, demo, at, place));
  if (contested !== undefined) {
    on(contested.at, (story, at) => contest(story, agenda, demo, { ...contested, at }, place));
  }
  if (stopped !== undefined) on(stopped.at, (story, at) => stop(story, demo, { ...stopped, at }, place));
  if (termOverAt !== undefined) {
    on(termOverAt, (story, at) => endContestationTerms(story.toolsAt(at), actionOfSystem(at)));
  }
  if (filePreparedAt !== undefined) {
    on(filePreparedAt, async (story, at) =>
      prepareFile(story.toolsAt(at), await story.actionOf(demo.openedBy, at), place),
    );
  }
  if (paidAt !== undefined) on(paidAt, (story, at) => pay(story, agenda, demo, at, place));
}

async function send(
  story: Story,
  agenda: Agenda,
  { responsible }: DemoDossier,
  at: Date,
  { dossierId, resultId }: ResultPlace,
): Promise<void> {
  const request = sendRequestSchema.parse({ consultation: CONSULTED });
  const action = await story.actionOf(responsible, at);
  await sendReport(story.toolsAt(at), action, { dossierId, resultId }, request);
  await emptyOutbox(story, agenda, at);
}

/** The defendant comes to the office. */
async function contest(
  story: Story,
  agenda: Agenda,
  { responsible }: DemoDossier,
  { at, against, grounds }: Told<'contested'>,
  { dossierId, resultId, statementIds }: Place & ResultPlace,
): Promise<void> {
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
  await emptyOutbox(story, agenda, at);
}

/** What is told of a dossier that is held up, at its moment. */
type Told<Hold extends 'contested' | 'stopped'> = Omit<NonNullable<DemoDistribution[Hold]>, 'at'> & {
  readonly at: Date;
};

async function stop(
  story: Story,
  { openedBy }: DemoDossier,
  { at, note, trustee }: Told<'stopped'>,
  { dossierId }: ResultPlace,
): Promise<void> {
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
  agenda: Agenda,
  { responsible }: DemoDossier,
  at: Date,
  { dossierId }: ResultPlace,
): Promise<void> {
  const paid = { paidOn: brusselsDate(at) };
  await markAsPaid(story.toolsAt(at), await story.actionOf(responsible, at), dossierId, paid);
  await emptyOutbox(story, agenda, at);
}
