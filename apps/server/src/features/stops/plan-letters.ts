import { isStanding, type Stop } from '@prorata/contract/dossiers/stop';
import type { StopLetterKey, StopLetterToSend } from '@prorata/contract/stops/stop-letter';
import { sumCents } from '@prorata/domain/money';
import type { PersonToAddress } from '@prorata/domain/person-to-address';
import {
  addressLines,
  type LetterAddress,
  listLetterAddressFaults,
} from '@prorata/domain/registered-letter-address';
import type { CreditorToReach } from '@prorata/domain/report-sending/plan-sending';
import { lettersAbout } from '@prorata/domain/stops';
import type { Language, StopLetter } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { readRecipients } from '../dossiers/read-recipients.ts';
import { listStops } from '../dossiers/stops.ts';
import { readStoppedMoney, type StoppedMoney } from './stopped-money.ts';

interface Reached {
  readonly subject: string;
  readonly addressee: string;
  readonly person: PersonToAddress | null;
  readonly language: Language;
  readonly email: string | null;
  readonly address: LetterAddress | null;
}

/** A letter about a stop, as it would leave now. */
export interface PlannedLetter extends Reached {
  readonly stopId: string;
  readonly letter: StopLetter;
  readonly stop: Stop;
  /** The amounts that it tells: what tells others is another letter. */
  readonly told: string;
  readonly obstacle: StopLetterToSend['obstacle'];
}

export interface LetterPlan {
  readonly dossier: DossierRecord;
  readonly money: StoppedMoney;
  readonly letters: readonly PlannedLetter[];
}

/** What is written about the stops of a dossier that hold, to whom. */
export async function planLetters(db: Database, dossier: DossierRecord): Promise<LetterPlan> {
  const { known, money, recipients } = await readTogether(db, (db) => ({
    known: listStops(db, dossier.id),
    money: readStoppedMoney(db, dossier),
    recipients: readRecipients(db, dossier),
  }));
  const stops = known.filter(isStanding);
  const toCreditors = listOnce(recipients.creditors);
  const letters = stops.flatMap((stop) =>
    lettersAbout(stop.kind).flatMap((letter) =>
      (letter === 'creditorNotice' ? toCreditors : [contactOf(stop, dossier)]).map((reached) => ({
        ...reached,
        ...{ stop, stopId: stop.id, letter },
        told: toldBy(letter, money),
        obstacle: obstacleTo(letter, reached, money),
      })),
    ),
  );
  return { dossier, money, letters };
}

export function getLetter(
  { letters }: LetterPlan,
  { stopId, letter, subject }: StopLetterKey,
): PlannedLetter {
  const found = letters.find(
    (one) => one.stopId === stopId && one.letter === letter && one.subject === subject,
  );
  if (found === undefined) throw new ProblemError('not-found');
  return found;
}

/** A mail where an address is known, for no law asks for another form. */
export function wayOf({ email, obstacle }: PlannedLetter): StopLetterToSend['way'] {
  if (obstacle === 'noAddress' || obstacle === 'noContact') return null;
  return email === null ? 'RegisteredLetter' : 'Email';
}

export function placeOf(letter: PlannedLetter): string | null {
  if (wayOf(letter) === null) return null;
  return letter.email ?? addressLines(letter.address ?? {}).join(', ');
}

function contactOf(
  { contactName, contactEmail, contactAddress }: Stop,
  { language }: DossierRecord,
): Reached {
  return {
    subject: 'contact',
    addressee: contactName ?? '',
    person: null,
    language: language ?? 'nl',
    email: contactEmail,
    address: contactAddress,
  };
}

/** A creditor with several statements is told once. */
function listOnce(creditors: readonly CreditorToReach[]): Reached[] {
  const byCreditor = new Map(creditors.toReversed().map((creditor) => [creditor.creditorId, creditor]));
  return [...byCreditor.values()].toReversed().map((creditor) => ({
    subject: creditor.creditorId,
    addressee: creditor.name,
    person: creditor.person,
    language: creditor.language,
    email: creditor.primaryEmail,
    address: creditor.address,
  }));
}

function toldBy(letter: StopLetter, money: StoppedMoney): string {
  if (letter === 'creditorNotice') return '';
  const costsCents = sumCents((money.costs ?? []).map(({ cents }) => cents));
  const { receivedCents, paidCents, consignedCents, underwayCents, costsTakenCents } = money;
  const told =
    letter === 'costStatement'
      ? [costsCents, costsTakenCents]
      : [receivedCents, paidCents, consignedCents, underwayCents, costsTakenCents, costsCents];
  return told.join(' ');
}

function obstacleTo(
  letter: StopLetter,
  { addressee, email, address }: Reached,
  { costs }: StoppedMoney,
): StopLetterToSend['obstacle'] {
  if (addressee === '') return letter === 'creditorNotice' ? 'noAddress' : 'noContact';
  const isServed = address !== null && listLetterAddressFaults({ ...address, addressee }).length === 0;
  if (email === null && !isServed) return letter === 'creditorNotice' ? 'noAddress' : 'noContact';
  return letter === 'costStatement' && (costs === null || costs.length === 0) ? 'noCosts' : null;
}
