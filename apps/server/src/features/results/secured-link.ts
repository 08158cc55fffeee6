import { brusselsDate } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, lockDossierById } from '../dossiers/find-dossier.ts';
import { digestOfViewCode } from './document-view-code.ts';
import { type KnownAddressee, readDecisions, readReportLedger } from './read-ledger.ts';

/** A link that opens something, with the report behind it: the signed one where there is one. */
export interface SecuredLink {
  readonly id: string;
  readonly dossierId: string;
  readonly resultId: string;
  /** The mail that carried it; null for links from before that was kept. */
  readonly deliveryId: string | null;
  readonly statementId: string | null;
  readonly sentAt: Date;
  /** The address of that mail, and whom it named. */
  readonly email: string | null;
  readonly addressee: string | null;
  readonly language: Language | null;
  readonly file: {
    readonly name: string;
    readonly storageKey: string;
    readonly sha256: string;
    readonly sizeBytes: bigint;
  };
  /** It was not taken back, not even to be replaced by consent. */
  readonly isInForce: boolean;
}

/**
 * The link of a code. One that is wrong, expired or revoked gets the same answer, so that nobody learns which codes there
 * have been; whoever holds a good one is told when its draft is without effect.
 */
async function getSecuredLink(
  db: Database | Transaction,
  code: string,
  { at, settings }: { readonly at: Date } & Pick<Tools, 'settings'>,
): Promise<SecuredLink> {
  const view = await db
    .selectFrom('documentViews as view')
    .innerJoin('calculationResults as result', 'result.id', 'view.resultId')
    .innerJoin('files as file', (join) =>
      join.on((on) => on('file.id', '=', on.fn.coalesce('result.signedPdfFileId', 'result.pdfFileId'))),
    )
    .leftJoin('deliveries as delivery', 'delivery.id', 'view.deliveryId')
    .select(['view.id', 'view.dossierId', 'view.resultId', 'view.deliveryId', 'view.statementId'])
    .select(['view.createdAt as sentAt', 'delivery.email', 'delivery.addressee', 'delivery.language'])
    .select(['result.fileName', 'file.storageKey', 'file.sha256', 'file.sizeBytes'])
    .select(['result.voidedAt', 'result.isConsentNeeded', 'result.replacedBy'])
    .where('view.codeDigest', '=', digestOfViewCode(code, settings.codeSecret))
    .where('view.expiresAt', '>', at)
    .where('view.revokedAt', 'is', null)
    .executeTakeFirst();
  if (view === undefined) throw new ProblemError('document-view-code-invalid');
  const {
    fileName: name,
    storageKey,
    sha256,
    sizeBytes,
    voidedAt,
    isConsentNeeded,
    replacedBy,
    ...link
  } = view;
  // A draft that is to be replaced after its term binds until another is signed with the consent of those who lose by it.
  if (voidedAt !== null && !(isConsentNeeded && replacedBy === null)) {
    throw new ProblemError('document-without-effect', { params: { date: brusselsDate(voidedAt) } });
  }
  return { ...link, file: { name, storageKey, sha256, sizeBytes }, isInForce: voidedAt === null };
}

/** The same with the dossier of the report. */
export async function readSecuredLink(
  db: Database | Transaction,
  code: string,
  when: { readonly at: Date } & Pick<Tools, 'settings'>,
): Promise<OpenLink> {
  const codeDigest = digestOfViewCode(code, when.settings.codeSecret);
  const { link, dossier } = await readTogether(db, (db) => ({
    link: getSecuredLink(db, code, when),
    dossier: db
      .selectFrom('dossiers')
      .selectAll()
      .where(({ eb, selectFrom }) =>
        eb('id', '=', selectFrom('documentViews').select('dossierId').where('codeDigest', '=', codeDigest)),
      )
      .executeTakeFirst(),
  }));
  if (dossier === undefined) throw new ProblemError('document-view-code-invalid');
  return { link, dossier };
}

/** A link with the dossier of its report. */
export interface OpenLink {
  readonly link: SecuredLink;
  readonly dossier: DossierRecord;
}

/** A link with those whom it is for, as the ledger knows them. */
export interface LinkInDossier extends OpenLink {
  readonly entries: readonly KnownAddressee[];
}

/** To look at. */
export async function readLinkInDossier(
  db: Database | Transaction,
  { link, dossier }: OpenLink,
): Promise<LinkInDossier> {
  return { link, dossier, entries: await listEntries(db, link, dossier) };
}

/** To act upon: the dossier is held, and what was revoked meanwhile opens nothing any more. */
export async function lockLinkInDossier(
  trx: Transaction,
  code: string,
  when: { readonly at: Date } & Pick<Tools, 'settings'>,
): Promise<LinkInDossier> {
  const { dossierId } = await getSecuredLink(trx, code, when);
  const dossier = await lockDossierById(trx, dossierId);
  const link = await getSecuredLink(trx, code, when);
  if (dossier === undefined) throw new ProblemError('document-view-code-invalid');
  return { link, dossier, entries: await listEntries(trx, link, dossier) };
}

/** Whom a link is for. What was sent before the last correction went to the wrong place, and opens nothing. */
async function listEntries(
  db: Database | Transaction,
  { id: _, deliveryId, statementId, dossierId, resultId }: SecuredLink,
  dossier: DossierRecord,
): Promise<readonly KnownAddressee[]> {
  const { addressees, decisions, ledger } = await readTogether(db, (db) => ({
    addressees: db
      .selectFrom('deliveryAddressees')
      .select(['addresseeId', 'correctionId'])
      .where('deliveryId', '=', deliveryId)
      .execute(),
    decisions: readDecisions(db, { dossierId, resultId }),
    ledger: readReportLedger(db, dossier, resultId),
  }));
  const ofStatement = statementId === null ? [] : [{ addresseeId: statementId, correctionId: null }];
  const named = deliveryId === null ? ofStatement : addressees;
  const isStill = ({ addresseeId, correctionId }: (typeof named)[number]) => {
    const decision = decisions.get(addresseeId);
    return decision?.decision === 'setAside' || (decision?.id ?? null) === correctionId;
  };
  const wanted = new Set(named.filter(isStill).map(({ addresseeId }) => addresseeId));
  const found = ledger.entries.filter(({ addresseeId }) => wanted.has(addresseeId));
  if (found.length === 0) throw new ProblemError('document-view-code-invalid');
  return found;
}

/** An invitation of somebody whom a link is for. */
export interface InvitationOfLink {
  readonly addresseeId: string;
  readonly codeDigest: string;
  readonly isByLetter: boolean;
}

/** The invitations whose codes stand for the addressees of a link; of one that was not sent, nobody outside has the code. */
export async function listInvitationsOf(
  db: Database | Transaction,
  { dossier, entries }: Pick<LinkInDossier, 'dossier' | 'entries'>,
): Promise<readonly InvitationOfLink[]> {
  const ids = entries.map(({ addresseeId }) => addresseeId);
  const invitations = await db
    .selectFrom('invitations as invitation')
    .leftJoin('statements as statement', (join) =>
      join.onRef('statement.invitationId', '=', 'invitation.id').on('statement.id', 'in', ids),
    )
    .select(['invitation.id', 'statement.id as statementId', 'invitation.codeDigest'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('deliveries')
          .select('deliveries.id')
          .whereRef('deliveries.invitationId', '=', 'invitation.id')
          .where('deliveries.sendMethod', '<>', 'Email')
          .where('deliveries.acceptedAt', 'is not', null),
      ).as('isByLetter'),
    )
    .where('invitation.dossierId', '=', dossier.id)
    .where('invitation.sentAt', 'is not', null)
    .where((where) => where.or([where('invitation.id', 'in', ids), where('statement.id', 'is not', null)]))
    .execute();
  return invitations.map(({ id, statementId, isByLetter, codeDigest }) => ({
    ...{ addresseeId: statementId ?? id, codeDigest, isByLetter: Boolean(isByLetter) },
  }));
}
