import type { AnswerOf, BodyOf, ParamsOf } from '@prorata/contract/call';
import type { SendResult } from '@prorata/contract/delivery/delivery';
import type { stopsCalls } from '@prorata/contract/stops/calls';
import type { StopLetters, StopLetterToSend } from '@prorata/contract/stops/stop-letter';
import { fillIn } from '@prorata/documents/liquid/fill-in';
import { parseMarkdown } from '@prorata/documents/text/parse-markdown';
import { writePlainText } from '@prorata/documents/text/write-plain-text';
import type { Selectable } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, StopLettersTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { refuseWithoutPrice } from '../costs/find-platform-price.ts';
import { readSendResultsById } from '../delivery/list-send-results.ts';
import { PORT } from '../delivery/publish-events.ts';
import { type DeliveryRequest, requestDelivery } from '../delivery/request-delivery.ts';
import { getDossier, lockDossier } from '../dossiers/find-dossier.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { readTemplate } from '../templates/read-template.ts';
import { TEMPLATES_OF, valuesOf } from './letter-values.ts';
import {
  getLetter,
  type LetterPlan,
  type PlannedLetter,
  placeOf,
  planLetters,
  wayOf,
} from './plan-letters.ts';

export async function readStopLetters(
  db: Database,
  user: ActingUser,
  dossierId: string,
): Promise<StopLetters> {
  const dossier = await getDossier(db, user, dossierId);
  const [plan, sent] = await readTogether(db, (db) => [planLetters(db, dossier), listSent(db, dossierId)]);
  return { items: presentLetters(plan, sent) };
}

/** The text as it would leave now, on the screen before it does. */
export async function readStopLetter(
  db: Database,
  user: ActingUser,
  { dossierId, ...key }: ParamsOf<typeof stopsCalls.readLetter>,
): Promise<AnswerOf<typeof stopsCalls.readLetter>> {
  const plan = await planLetters(db, await getDossier(db, user, dossierId));
  const letter = getLetter(plan, key);
  const template = TEMPLATES_OF[letter.letter][wayOf(letter) ?? 'RegisteredLetter'];
  const [{ body }, office] = await readTogether(db, (db) => [
    readTemplate(db, template, letter.language),
    readOfficeValues(db, plan.dossier),
  ]);
  const values = valuesOf(plan, letter, office);
  return { text: writePlainText(parseMarkdown(fillIn(template, body, values, letter.language))) };
}

/** Sends all of them or none. What tells the same to the same place is sent once. */
export function sendStopLetters(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  action: UserAction,
  dossierId: string,
  { letters }: BodyOf<typeof stopsCalls.sendLetters>,
): Promise<void> {
  return inTransaction(tools.db, async (trx) => {
    const plan = await planLetters(trx, await lockDossier(trx, action.actor, dossierId));
    const chosen = letters.map((key) => getLetter(plan, key));
    const { organizationId } = plan.dossier;
    const ports = chosen.map((letter) => PORT[wayOf(letter) ?? 'RegisteredLetter']);
    await refuseWithoutPrice(trx, ports, { organizationId, at: action.at });
    for (const letter of chosen) await sendLetter(tools, trx, action, plan, letter);
  });
}

async function sendLetter(
  tools: Pick<Tools, 'jobs' | 'settings'>,
  trx: Transaction,
  action: UserAction,
  plan: LetterPlan,
  letter: PlannedLetter,
): Promise<void> {
  const { stopId, subject, told, addressee, language, obstacle } = letter;
  if (obstacle !== null) {
    throw new ProblemError('validation', { errors: [{ path: 'letters', code: 'choice-invalid' }] });
  }
  const deliveryId = await requestDelivery(
    tools,
    trx,
    action,
    toRequest(letter, {
      dossier: plan.dossier,
      values: valuesOf(plan, letter, await readOfficeValues(trx, plan.dossier)),
      ...{ language, addressee },
      occasion: `stop ${stopId} ${letter.letter} ${subject} telling ${told}`,
    }),
  );
  await trx
    .insertInto('stopLetters')
    .values({ deliveryId, stopId, letter: letter.letter, subject, told })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface LetterContent {
  readonly dossier: LetterPlan['dossier'];
  readonly values: ReturnType<typeof valuesOf>;
  readonly language: PlannedLetter['language'];
  readonly addressee: string;
  readonly occasion: string;
}

function toRequest({ letter, email, address }: PlannedLetter, content: LetterContent): DeliveryRequest {
  const onPaper = { ...content, address: address ?? {} };
  if (letter === 'accountStatement') {
    return email === null
      ? { ...onPaper, template: 'stop-account-letter' }
      : { ...content, template: 'stop-account-email', email };
  }
  if (letter === 'costStatement') {
    return email === null
      ? { ...onPaper, template: 'stop-costs-letter' }
      : { ...content, template: 'stop-costs-email', email };
  }
  return email === null
    ? { ...onPaper, template: 'stop-creditor-letter' }
    : { ...content, template: 'stop-creditor-email', email };
}

function presentLetters(plan: LetterPlan, sent: readonly SentLetter[]): StopLetterToSend[] {
  return plan.letters.map((letter) => {
    const { stopId, subject, addressee, language, obstacle } = letter;
    const place = placeOf(letter);
    const earlier = sent.filter(
      (one) => one.stopId === stopId && one.letter === letter.letter && one.subject === subject,
    );
    return {
      ...{ stopId, letter: letter.letter, subject, addressee, language, obstacle, place },
      way: wayOf(letter),
      isSent: earlier.some(({ told, delivery }) => told === letter.told && delivery.address === place),
      sent: earlier.map(({ delivery }) => delivery),
    };
  });
}

type SentLetter = Selectable<StopLettersTable> & { readonly delivery: SendResult };

/** The last first. */
async function listSent(db: Database, dossierId: string): Promise<SentLetter[]> {
  const letters = db
    .selectFrom('stopLetters as letter')
    .innerJoin('deliveries as delivery', 'delivery.id', 'letter.deliveryId')
    .where('delivery.dossierId', '=', dossierId);
  const [rows, deliveries] = await readTogether(db, (db) => [
    db
      .selectFrom('stopLetters as letter')
      .innerJoin('deliveries as delivery', 'delivery.id', 'letter.deliveryId')
      .selectAll('letter')
      .where('delivery.dossierId', '=', dossierId)
      .orderBy('delivery.createdAt', 'desc')
      .orderBy('delivery.id', 'desc')
      .execute(),
    readSendResultsById(db, letters.select('delivery.id').$asScalar()),
  ]);
  return rows.flatMap((row) => {
    const delivery = deliveries.get(row.deliveryId);
    return delivery === undefined ? [] : [{ ...row, delivery }];
  });
}
