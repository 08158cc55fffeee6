import type { GenuineAnswer, GenuineKind } from '@prorata/contract/genuine/calls';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { brusselsDate } from '@prorata/domain/iso-date';
import { maskName } from '@prorata/domain/mask-name';
import type { SendMethod } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { readInvitationSending } from '../dossiers/invitation-sendings.ts';
import { findInvitationByDigest, readInvitation } from '../invitations/find-invitation.ts';

/** What is told about something of ours; the answer adds when it was asked. */
export type Found = Omit<GenuineAnswer, 'checkedAt'>;

/** Nothing is known: the shape of every other answer begins with it. */
export const UNKNOWN: Found = {
  answer: 'unknown',
  kind: null,
  office: null,
  bailiffName: null,
  fileNumber: null,
  sentOn: null,
  sendMethod: null,
  addressee: null,
  isCode: false,
};

/** By the code of an invitation, which nobody guesses: what the letter says, and the addressee in initials. */
export async function findByCode(db: Database, codeDigest: string): Promise<Found | undefined> {
  const found = await findInvitationByDigest(db, codeDigest);
  if (found === undefined) return undefined;
  const { dossier, invitation } = await readInvitation(db, found.id);
  const { sendMethod, sentAt } = await readInvitationSending(db, invitation);
  return {
    ...(await tellDossier(db, dossier.id, 'invitation')),
    sentOn: sentAt && brusselsDate(sentAt),
    sendMethod,
    addressee: found.name === null ? null : maskName(found.name),
    isCode: true,
  };
}

/** By the whole fingerprint that is printed on a receipt or a report: only who has the paper knows it. */
export async function findByFingerprint(db: Database, sha256: string): Promise<Found | undefined> {
  const receipt = await db
    .selectFrom('receipts')
    .select(['dossierId', 'issuedAt'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (receipt) return tellPaper(db, receipt.dossierId, 'receipt', receipt.issuedAt);
  const declaration = await db
    .selectFrom('noClaimDeclarations')
    .select(['dossierId', 'declaredAt', 'takenBackAt'])
    .where('sha256', '=', sha256)
    .orderBy('declaredAt', 'desc')
    .executeTakeFirst();
  if (declaration) {
    const told = await tellPaper(db, declaration.dossierId, 'noClaimReceipt', declaration.declaredAt);
    return declaration.takenBackAt === null ? told : { ...told, answer: 'withdrawn' };
  }
  const confirmation = await db
    .selectFrom('balanceConfirmations')
    .select(['dossierId', 'confirmedAt', 'takenBackAt'])
    .where('sha256', '=', sha256)
    .orderBy('confirmedAt', 'desc')
    .executeTakeFirst();
  if (confirmation) {
    const told = await tellPaper(db, confirmation.dossierId, 'balanceReceipt', confirmation.confirmedAt);
    return confirmation.takenBackAt === null ? told : { ...told, answer: 'withdrawn' };
  }
  const report = await db
    .selectFrom('calculationResults')
    .select(['dossierId', 'signedAt', 'voidedAt'])
    .where(({ or, eb }) => or([eb('outcomeSha256', '=', sha256), eb('inputSha256', '=', sha256)]))
    .where('signedAt', 'is not', null)
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
  if (report === undefined) return undefined;
  const told = await tellPaper(db, report.dossierId, 'report', report.signedAt);
  return report.voidedAt === null ? told : { ...told, answer: 'withdrawn' };
}

/** By the number that the post put on a registered letter. Numbers follow one another, so less is told. */
export async function findByBarcode(db: Database, barcode: string): Promise<Found | undefined> {
  const letter = await db
    .selectFrom('deliveries')
    .leftJoin('calculationResults as result', 'result.id', 'deliveries.resultId')
    .select(['deliveries.dossierId', 'deliveries.sendMethod', 'deliveries.acceptedAt', 'result.voidedAt'])
    .where('deliveries.barcode', '=', barcode)
    .where('deliveries.dossierId', 'is not', null)
    .executeTakeFirst();
  if (!letter?.dossierId) return undefined;
  const told = tellLess(await tellDossier(db, letter.dossierId, 'letter'));
  return {
    ...told,
    answer: letter.voidedAt === null ? told.answer : 'withdrawn',
    sentOn: letter.acceptedAt && brusselsDate(letter.acceptedAt),
    sendMethod: letter.sendMethod,
  };
}

/** By the number of a receipt. Each office counts for itself and from one: where several gave it out, nobody is named. */
export async function findByReceiptNumber(db: Database, receiptNumber: string): Promise<Found | undefined> {
  const receipts = await db
    .selectFrom('receipts')
    .select(['dossierId', 'issuedAt'])
    .where('receiptNumber', '=', receiptNumber)
    .limit(2)
    .execute();
  const declarations = await db
    .selectFrom('noClaimDeclarations')
    .select(['dossierId', 'declaredAt as issuedAt', 'takenBackAt'])
    .where('receiptNumber', '=', receiptNumber)
    .limit(2)
    .execute();
  const confirmations = await db
    .selectFrom('balanceConfirmations')
    .select(['dossierId', 'confirmedAt as issuedAt', 'takenBackAt'])
    .where('receiptNumber', '=', receiptNumber)
    .limit(2)
    .execute();
  const papers = [
    ...receipts.map((paper) => ({ ...paper, kind: 'receipt' as const, takenBackAt: null })),
    ...declarations.map((paper) => ({ ...paper, kind: 'noClaimReceipt' as const })),
    ...confirmations.map((paper) => ({ ...paper, kind: 'balanceReceipt' as const })),
  ];
  const [paper] = papers;
  if (paper === undefined) return undefined;
  if (papers.length > 1) return { ...UNKNOWN, answer: 'yes', kind: paper.kind };
  const told = tellLess(await tellPaper(db, paper.dossierId, paper.kind, paper.issuedAt));
  return paper.takenBackAt === null ? told : { ...told, answer: 'withdrawn' };
}

/** What can be tried is told without the dossier and the people in it. */
function tellLess(found: Found): Found {
  return { ...found, bailiffName: null, fileNumber: null, addressee: null };
}

async function tellPaper(
  db: Database,
  dossierId: string,
  kind: GenuineKind,
  at: Date | null,
): Promise<Found> {
  return { ...(await tellDossier(db, dossierId, kind)), sentOn: at && brusselsDate(at) };
}

/** The office, the bailiff and the number of a dossier. One that was cancelled asks nothing of anybody any more. */
async function tellDossier(db: Database, dossierId: string, kind: GenuineKind): Promise<Found> {
  const { status, fileNumber, firstName, lastName, ...office } = await db
    .selectFrom('dossiers')
    .innerJoin('organizations as office', 'office.id', 'dossiers.organizationId')
    .leftJoin('users as bailiff', 'bailiff.id', 'dossiers.responsibleBailiffId')
    .select(['dossiers.status', 'dossiers.fileNumber', 'bailiff.firstName', 'bailiff.lastName'])
    .select(['office.name', 'office.displayName', 'office.address', 'office.enterpriseNumber'])
    .where('dossiers.id', '=', dossierId)
    .executeTakeFirstOrThrow();
  return {
    ...UNKNOWN,
    answer: status === 'Cancelled' ? 'withdrawn' : 'yes',
    kind,
    office: {
      name: office.displayName ?? office.name,
      place: office.address?.city ?? null,
      enterpriseNumber: office.enterpriseNumber && formatEnterpriseNumber(office.enterpriseNumber),
    },
    bailiffName: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
    fileNumber,
    sendMethod: null satisfies SendMethod | null,
  };
}
