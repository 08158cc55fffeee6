import type { LinkState } from '@prorata/contract/results/opening';
import { contestationDaysOf, firstDayOf } from '@prorata/domain/contestation-term';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { OpeningProof } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { Tools } from '../../tools.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { STATUSES_TO_DECIDE } from './decide-addressee.ts';
import { maskEmail } from './mask-email.ts';
import { type LinkInDossier, listInvitationsOf, readLinkInDossier, readSecuredLink } from './secured-link.ts';

/** What the holder of a link is told before they prove who they are. It writes nothing: scanners of mail open links, too. */
export async function readLink(
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  code: string,
  at: Date,
): Promise<LinkState> {
  const link = await readSecuredLink(db, code, { at, settings });
  return presentLink(db, await readLinkInDossier(db, link), at);
}

export async function presentLink(
  db: Database | Transaction,
  opened: LinkInDossier,
  at: Date,
): Promise<LinkState> {
  const { link, dossier } = opened;
  const { asked, ...known } = await readTogether(db, (db) => ({
    asked: db
      .selectFrom('documentViewVisits')
      .select('id')
      .where('documentViewId', '=', link.id)
      .where('act', '=', 'letterAsked')
      .executeTakeFirst(),
    office: readOffice(db, dossier),
    proofs: listProofs(db, opened),
    term: findTerm(db, opened, at),
  }));
  return {
    ...known,
    maskedEmail: link.email && maskEmail(link.email),
    sentOn: brusselsDate(link.sentAt),
    language: link.language ?? dossier.language ?? 'nl',
    isLetterAsked: asked !== undefined,
  };
}

export async function readOffice(db: Database | Transaction, dossier: LinkInDossier['dossier']) {
  const office = await readOfficeValues(db, dossier);
  return { name: office['office.name'], phone: office['office.phone'], email: office['office.email'] };
}

/**
 * A code in the same mailbox proves little more than the link: where an invitation was sent by letter, its code is asked for
 * first.
 */
async function listProofs(db: Database | Transaction, opened: LinkInDossier): Promise<OpeningProof[]> {
  const invitations = await listInvitationsOf(db, opened);
  const byMail: OpeningProof[] = opened.link.email === null ? [] : ['emailCode'];
  if (invitations.length === 0) return byMail;
  return invitations.some(({ isByLetter }) => isByLetter)
    ? ['invitationCode', ...byMail]
    : [...byMail, 'invitationCode'];
}

/** Whether opening it makes a receipt, for whoever has not been notified in another way before. */
export async function isOpeningReceipt(
  db: Database | Transaction,
  { link, dossier }: Pick<LinkInDossier, 'link' | 'dossier'>,
): Promise<boolean> {
  if (!link.isInForce || !STATUSES_TO_DECIDE.includes(dossier.status)) return false;
  return readParameter(db, 'invitations.opening-is-receipt');
}

async function findTerm(
  db: Database | Transaction,
  opened: LinkInDossier,
  at: Date,
): Promise<LinkState['term']> {
  const running = opened.entries.flatMap(({ days }) => days?.lastDay ?? []);
  const [earliest] = running.toSorted();
  if (earliest !== undefined && running.length === opened.entries.length) {
    return { kind: 'runs', lastDay: earliest };
  }
  if (!(await isOpeningReceipt(db, opened))) return { kind: 'none' };
  const receipt = { kind: 'receipt', receivedOn: brusselsDate(at) } as const;
  return {
    kind: 'starts',
    firstDay: firstDayOf(receipt),
    lastDay: contestationDaysOf(receipt).lastDay,
  };
}
