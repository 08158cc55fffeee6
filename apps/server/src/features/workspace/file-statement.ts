import type { Document } from '@prorata/contract/statements/document';
import { type Title, titlesSchema } from '@prorata/contract/statements/title';
import type { Filing, FilingRow } from '@prorata/contract/workspace/filing';
import { isInvitationOpen } from '@prorata/domain/invitation-workflow';
import { eurosFromCents, sumEuros } from '@prorata/domain/money';
import type { ClaimType, DocumentType } from '@prorata/domain/vocabulary';
import type { RowFault } from '@prorata/domain/workspace/row-outcome';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { type CreditorPlace, enterInvitation, isOpen } from '../invitations/creditor/act-of-creditor.ts';
import { closeInTransaction } from '../invitations/creditor/close.ts';
import { takeBackByFiling } from '../invitations/creditor/declare-nothing.ts';
import { type LockedInvitation, lockInvitation } from '../invitations/find-invitation.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';
import { listPrivileges } from '../statements/list-privileges.ts';
import { missingPartsOf, presentDocument } from '../statements/present-statement.ts';
import { completeStatement, selectStatements } from '../statements/read-statements.ts';
import { keptNameOf, receiveWhatever } from '../statements/receive-document.ts';
import { fieldsOf, type StatementInput } from '../statements/statement-fields.ts';
import type { WholeStatement } from '../statements/statement-record.ts';
import { addClaim, removeClaim } from '../statements/store-claim.ts';
import { addDocument } from '../statements/store-document.ts';
import { addStatement, changeStatement } from '../statements/store-statement.ts';
import type { UploadTools } from '../uploads/receive-upload.ts';
import { asCreditor, type Claimant } from './claimant.ts';
import { firstFieldsOf } from './first-fields.ts';
import { keepOwn } from './keep-own.ts';
import { readProfile } from './profile.ts';

/** What a line asks for: to see what it comes to, to keep it as a draft, or to file it for good. */
type Wish = 'check' | 'keep' | 'close';

/** Undoes what was only tried. */
class Tried extends Error {
  override readonly name = 'Tried';
  readonly row: FilingRow;

  constructor(row: FilingRow) {
    super('Only tried.');
    this.row = row;
  }
}

/**
 * Writes the statement for an invitation as one line says it, in one transaction. What is only checked is done like what is
 * filed, and undone: the two cannot come to different things.
 */
export async function fileStatement(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  claimant: Claimant,
  invitationId: string,
  filing: Filing,
  wish: Wish,
): Promise<FilingRow> {
  try {
    return await inTransaction(tools.db, async (trx) => {
      const row = await fileIn(tools, trx, claimant, invitationId, filing, wish);
      if (wish === 'check' || row.faults.length > 0) throw new Tried(row);
      return row;
    });
  } catch (error) {
    if (error instanceof Tried) return error.row;
    throw error;
  }
}

async function fileIn(
  tools: Pick<Tools, 'jobs' | 'settings'>,
  trx: Transaction,
  claimant: Claimant,
  invitationId: string,
  filing: Filing,
  wish: Wish,
): Promise<FilingRow> {
  const locked = await lockInvitation(trx, invitationId);
  await keepOwn(trx, claimant, invitationId);
  const amount = sumEuros([filing.principal, filing.interest, filing.costs]);
  const start = startOf(locked, amount);
  if (!isOpen(locked.dossier, locked.invitation, claimant.action.at)) return closedRow(trx, start, locked);
  const action = await asCreditor(trx, claimant, invitationId);
  const place = await enterInvitation(trx, action, locked);
  const own = await readOwn(trx, invitationId);
  if (own.length > 1 || (own[0]?.claims.length ?? 0) > 1) return faulty(start, 'severalStatements');
  const profile = await readProfile(trx, claimant.organizationId);
  const account = accountOf(filing, profile.accounts, own[0]?.paymentAccount ?? null);
  const faults: FilingRow['faults'] = [];
  const isKnown = filing.privilegeId === null || findPrivilegeType(filing.privilegeId) !== undefined;
  if (!isKnown) faults.push({ fault: 'privilegeUnknown', column: 'privilege' });
  if (amount <= 0) faults.push({ fault: 'amountMissing', column: 'principal' });
  if (account === 'unknown') faults.push({ fault: 'accountNotInProfile', column: 'account' });
  const attached = own[0]?.documents ?? [];
  const missingDocuments = filing.documentNames.filter(
    (name) => !attached.some((document) => isNamed(document, name)),
  );
  if (missingDocuments.length > 0) faults.push({ fault: 'documentNotAttached', column: 'documentNames' });
  if (faults.length > 0 || account === 'unknown') {
    return { ...start, outcome: 'faulty', faults, missingDocuments };
  }
  // A total that became less would be refused beside the parts of before, which the line says anew.
  if (own[0]) await removeClaims(trx, place, own[0]);
  const base = own[0] ? fieldsOf(own[0]) : await firstFieldsOf(trx, claimant.organizationId, place, profile);
  const statement = await writeStatement(trx, place, own[0], {
    ...base,
    totalAmountClaimed: amount,
    paymentaccount: account?.iban ?? null,
    accountHolder: account?.accountHolder ?? base.accountHolder,
    creditorReference: filing.reference ?? base.creditorReference,
    paymentreference: filing.communication ?? base.paymentreference,
    titles: filing.titleKind === null ? base.titles : [titleOf(filing, own[0])],
  });
  const whole = await writeClaim(trx, place, statement, filing, amount);
  const missingParts = missingPartsOf(whole);
  if (wish === 'close' && missingParts.length === 0) {
    const { receiptNumber } = await closeInTransaction(tools, trx, action);
    return { ...start, outcome: 'filed', receiptNumber };
  }
  if (missingParts.length === 0) return { ...start, outcome: 'ready' };
  const fault = { fault: 'incomplete', column: null } as const;
  // A draft may lack something: it is kept, and told. What should be filed or checked is not.
  return { ...start, outcome: 'faulty', faults: wish === 'keep' ? [] : [fault], missingParts };
}

/** By the name that it is kept under, or by the one that it came with: a photo of a phone is kept as a JPEG. */
function isNamed({ fileName, mediaType }: KeptName, name: string): boolean {
  return [name, keptNameOf(name, mediaType)].some((one) => plain(one) === plain(fileName));
}

type KeptName = Pick<WholeStatement['documents'][number], 'fileName' | 'mediaType'>;

/** Disks and sheets write the same letter with an accent in two ways. */
function plain(fileName: string): string {
  return fileName.normalize('NFC').toLowerCase();
}

function startOf({ dossier, invitation }: LockedInvitation, amount: number): FilingRow {
  return {
    line: 0,
    invitationId: invitation.id,
    fileNumber: dossier.fileNumber,
    defendantName: defendantNameOf(dossier),
    amount,
    outcome: 'ready',
    faults: [],
    missingParts: [],
    missingDocuments: [],
    receiptNumber: null,
  };
}

function faulty(start: FilingRow, fault: RowFault): FilingRow {
  return { ...start, outcome: 'faulty', faults: [{ fault, column: null }] };
}

/** What was filed before is told with its receipt; anything else that is over is a fault. */
async function closedRow(
  trx: Transaction,
  start: FilingRow,
  { invitation }: LockedInvitation,
): Promise<FilingRow> {
  const isFiled = !isInvitationOpen(invitation.status) && invitation.status !== 'ClosedAndNotSubmitted';
  if (!isFiled) return faulty(start, 'invitationClosed');
  const receipt = await trx
    .selectFrom('receipts')
    .select('receiptNumber')
    .where('invitationId', '=', invitation.id)
    .executeTakeFirst();
  return { ...start, outcome: 'alreadyFiled', receiptNumber: receipt?.receiptNumber ?? null };
}

async function readOwn(trx: Transaction, invitationId: string): Promise<WholeStatement[]> {
  const statements = await selectStatements(trx)
    .where('statement.invitationId', '=', invitationId)
    .orderBy('statement.createdAt')
    .forUpdate('statement')
    .execute();
  return Promise.all(statements.map((statement) => completeStatement(trx, statement)));
}

type Account = { readonly iban: string; readonly accountHolder: string | null };

/** Where the money goes is decided once, in the profile: a line may choose among it, and not name another. */
function accountOf(
  { account }: Filing,
  accounts: readonly Account[],
  stored: string | null,
): Account | null | 'unknown' {
  if (account !== null) return accounts.find(({ iban }) => iban === account) ?? 'unknown';
  if (stored !== null) return { iban: stored, accountHolder: null };
  return accounts[0] ?? null;
}

async function writeStatement(
  trx: Transaction,
  { dossier, action, invitation }: CreditorPlace,
  own: WholeStatement | undefined,
  given: StatementInput,
): Promise<WholeStatement> {
  if (own) {
    return completeStatement(trx, await changeStatement(trx, action, { dossier, statement: own }, given));
  }
  await takeBackByFiling(trx, action, { dossier, invitation });
  const { id: invitationId, creditorId: invitedCreditorId } = invitation;
  const author = { createdBy: null, invitationId, invitedCreditorId };
  return completeStatement(trx, await addStatement(trx, action, { dossier, author }, given));
}

async function removeClaims(
  trx: Transaction,
  { dossier, action }: CreditorPlace,
  statement: WholeStatement,
): Promise<void> {
  for (const claim of statement.claims) await removeClaim(trx, action, { dossier, statement }, claim);
}

/** One claim, with principal, interest and costs apart (Judicial Code 1627); an ordinary one of principal alone needs none. */
async function writeClaim(
  trx: Transaction,
  { dossier, action }: CreditorPlace,
  statement: WholeStatement,
  { principal, interest, costs, privilegeId, assetDescription }: Filing,
  amount: number,
): Promise<WholeStatement> {
  const isPlain = privilegeId === null && interest === 0 && costs === 0;
  const proof =
    statement.documents.find(({ documentType }) => documentType === 'settlement') ?? statement.documents[0];
  // Without a document nothing can be proven: the statement is incomplete, and says so by itself.
  if (!isPlain && proof !== undefined) {
    const type = (privilegeId && findPrivilegeType(privilegeId)) || 'chirographic';
    const parts = [
      { kind: 'principal' as const, declared: principal },
      { kind: 'interest' as const, declared: interest },
      { kind: 'costs' as const, declared: costs },
    ].filter(({ declared }) => declared > 0);
    await addClaim(
      trx,
      action,
      { dossier, statement },
      {
        type,
        amountDemanded: amount,
        privilegeId,
        assetDescription: type === 'specific' ? assetDescription : null,
        documentId: proof.id,
        since: null,
        limit: null,
        parts: parts.map((part) => ({ ...part, interest: null, note: null, isInTitle: null })),
        payments: [],
        periods: [],
        beneficiary: null,
        isConsumerPledge: false,
        incomeRight: null,
        titles: fieldsOf(statement).titles,
        debtorIds: fieldsOf(statement).debtorIds,
        liability: fieldsOf(statement).liability,
      },
    );
  }
  const [stored] = await selectStatements(trx).where('statement.id', '=', statement.id).execute();
  if (stored === undefined) throw new ProblemError('statement-not-found');
  return completeStatement(trx, stored);
}

function findPrivilegeType(privilegeId: string): ClaimType | undefined {
  return listPrivileges(undefined).find(({ id }) => id === privilegeId)?.type;
}

/** Which field of a title says who issued it, and which its number. */
function titleOf(filing: Filing, own: WholeStatement | undefined): Title {
  const { titleKind: kind, titleDate: date, titleIssuer: issuer, titleNumber: number } = filing;
  const documentId = own?.documents.find(({ documentType }) => documentType === 'title')?.id ?? null;
  const issuedBy =
    kind === 'notarial'
      ? { notary: issuer, number }
      : kind === 'taxRegister' || kind === 'compulsion'
        ? { authority: issuer, number }
        : { court: issuer, roleNumber: number };
  const [title] = titlesSchema.parse([{ kind, date, documentId, ...issuedBy }]);
  if (title === undefined) throw new ProblemError('internal');
  return title;
}

/** Attaches a document to the statement for an invitation, which begins with what the organization always says. */
export async function attachDocument(
  tools: Pick<Tools, 'db'> & UploadTools,
  claimant: Claimant,
  invitationId: string,
  upload: { readonly documentType: DocumentType; readonly file: UploadedFile },
): Promise<Document> {
  // Who may not is refused before anything is looked at or stored.
  await inTransaction(tools.db, async (trx) => {
    const locked = await lockInvitation(trx, invitationId);
    await keepOwn(trx, claimant, invitationId);
    if (!isOpen(locked.dossier, locked.invitation, claimant.action.at)) {
      throw new ProblemError('invitation-closed');
    }
  });
  const received = await receiveWhatever(tools, upload.file);
  return inTransaction(tools.db, async (trx) => {
    const locked = await lockInvitation(trx, invitationId);
    await keepOwn(trx, claimant, invitationId);
    const action = await asCreditor(trx, claimant, invitationId);
    const place = await enterInvitation(trx, action, locked);
    const own = await readOwn(trx, invitationId);
    if (own.length > 1) throw new ProblemError('conflict');
    const profile = await readProfile(trx, claimant.organizationId);
    const statement =
      own[0] ??
      (await writeStatement(
        trx,
        place,
        undefined,
        await firstFieldsOf(trx, claimant.organizationId, place, profile),
      ));
    const { documentType } = upload;
    const { dossier } = place;
    return presentDocument(
      await addDocument(trx, action, { dossier, statement }, { documentType, received }),
    );
  });
}

/** Files what lacks nothing, for good. */
export async function closeStatement(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  claimant: Claimant,
  invitationId: string,
): Promise<FilingRow> {
  return inTransaction(tools.db, async (trx) => {
    const locked = await lockInvitation(trx, invitationId);
    await keepOwn(trx, claimant, invitationId);
    const own = await readOwn(trx, invitationId);
    const amount = sumEuros(
      own.map(({ totalAmountClaimedCents }) => eurosFromCents(totalAmountClaimedCents)),
    );
    const start = startOf(locked, amount);
    if (!isOpen(locked.dossier, locked.invitation, claimant.action.at)) return closedRow(trx, start, locked);
    const missingParts = [...new Set(own.flatMap(missingPartsOf))];
    if (own.length === 0) return faulty(start, 'amountMissing');
    if (missingParts.length > 0) return { ...faulty(start, 'incomplete'), missingParts };
    const action = await asCreditor(trx, claimant, invitationId);
    const { receiptNumber } = await closeInTransaction(tools, trx, action);
    return { ...start, outcome: 'filed', receiptNumber };
  });
}
