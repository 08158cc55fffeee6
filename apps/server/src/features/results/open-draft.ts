import type { AnswerOf, BodyOf } from '@prorata/contract/call';
import type { openingCalls } from '@prorata/contract/results/opening-calls';
import { parseInvitationCode } from '@prorata/domain/invitation-code';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { OpeningProof } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { actionOfSystem } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { createCodeAttempts } from '../../http/security/code-attempts.ts';
import type { Tools } from '../../tools.ts';
import { openInvitationCodes } from '../invitations/invitation-codes.ts';
import { digestOfOpeningCode, isSameDigest } from './opening-code.ts';
import { sealOpening } from './opening-token.ts';
import { actionOfVisitor, logVisit, type Visit } from './opening-visit.ts';
import type { KnownAddressee } from './read-ledger.ts';
import { isOpeningReceipt } from './read-link.ts';
import { type LinkInDossier, listInvitationsOf, lockLinkInDossier } from './secured-link.ts';
import { isUsable, MAX_WRONG } from './send-opening-code.ts';
import { settleReport } from './settle-report.ts';
import { storeReceipt } from './store-receipt.ts';

type Opening = BodyOf<typeof openingCalls.open>;
type Opened = AnswerOf<typeof openingCalls.open>;

/** Those for whom a proof stands, or why it is none. What a refusal counts must be stored: it is thrown afterwards. */
type Judged = { readonly entries: readonly KnownAddressee[] } | { readonly refusal: ProblemError };

/**
 * Opens the draft for whoever proves to be its addressee. The first time is their dated receipt (Judicial Code 1627 and 1629),
 * unless something notified them before; later ones are only written down.
 */
export async function openDraft(
  tools: Tools,
  visit: Visit,
  linkCode: string,
  opening: Opening,
): Promise<Opened> {
  const outcome = await inTransaction(tools.db, async (trx) => {
    const found = await lockLinkInDossier(trx, linkCode, { at: visit.at, settings: tools.settings });
    const judged = await judge(tools, trx, found, { ...opening, at: visit.at });
    if ('refusal' in judged) return judged;
    return storeOpening(tools, trx, visit, { ...found, entries: judged.entries }, opening.proof);
  });
  if (!('refusal' in outcome)) return outcome;
  if (opening.proof === 'invitationCode') await countWrong(tools, visit);
  throw outcome.refusal;
}

/** Wrong invitation codes are counted wherever they are typed. */
async function countWrong({ db, clock }: Pick<Tools, 'db' | 'clock'>, { origin }: Visit): Promise<void> {
  const wait = await createCodeAttempts(db, clock).recordWrong(origin.address);
  if (wait !== undefined) {
    throw new ProblemError('too-many-requests', { headers: { 'retry-after': String(wait) } });
  }
}

function judge(
  tools: Pick<Tools, 'settings'>,
  trx: Transaction,
  found: LinkInDossier,
  opening: Opening & { readonly at: Date },
): Promise<Judged> {
  return opening.proof === 'emailCode'
    ? judgeCodeOfMail(tools, trx, found, opening)
    : judgeInvitationCode(tools, trx, found, opening);
}

/** The mail went to all whom the link is for, and so does what it proves. Only the last code counts. */
async function judgeCodeOfMail(
  { settings }: Pick<Tools, 'settings'>,
  trx: Transaction,
  { link, entries }: LinkInDossier,
  { code, at }: Opening & { readonly at: Date },
): Promise<Judged> {
  const last = await trx
    .selectFrom('documentViewCodes')
    .selectAll()
    .where('documentViewId', '=', link.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (last === undefined || !isUsable(last, at)) return { refusal: new ProblemError('opening-code-over') };
  if (isSameDigest(digestOfOpeningCode(code, link.id, settings.codeSecret), last.codeDigest)) {
    await trx.updateTable('documentViewCodes').set({ usedAt: at }).where('id', '=', last.id).execute();
    return { entries };
  }
  const wrong = last.wrong + 1;
  await trx.updateTable('documentViewCodes').set({ wrong }).where('id', '=', last.id).execute();
  const left = MAX_WRONG - wrong;
  if (left === 0) return { refusal: new ProblemError('opening-code-over') };
  return { refusal: new ProblemError('opening-code-wrong', { params: { left } }) };
}

/** The code of an invitation stands for whom it invited, and for nobody with whom they share a mailbox. */
async function judgeInvitationCode(
  { settings }: Pick<Tools, 'settings'>,
  trx: Transaction,
  found: LinkInDossier,
  { code: typed }: Opening,
): Promise<Judged> {
  const code = parseInvitationCode(typed);
  const digest = code === undefined ? undefined : openInvitationCodes(settings.codeSecret).digest(code);
  const proved = new Set(
    (await listInvitationsOf(trx, found)).flatMap(({ addresseeId, codeDigest }) =>
      digest !== undefined && isSameDigest(digest, codeDigest) ? addresseeId : [],
    ),
  );
  const entries = found.entries.filter(({ addresseeId }) => proved.has(addresseeId));
  return entries.length > 0 ? { entries } : { refusal: new ProblemError('opening-invitation-code-wrong') };
}

/** In one transaction with all that follows: two at once wait for each other, and one of them finds the receipt. */
async function storeOpening(
  tools: Tools,
  trx: Transaction,
  visit: Visit,
  found: LinkInDossier,
  proof: OpeningProof,
): Promise<Opened> {
  const { at, requestId } = visit;
  const { link, dossier, entries } = found;
  const addresseeIds = entries.map(({ addresseeId }) => addresseeId);
  const visitId = await logVisit(trx, found, { act: proof, addresseeIds, at });
  if (visitId === undefined) throw new Error('An opening was not written down.');
  const counts = await isOpeningReceipt(trx, found);
  for (const entry of entries) {
    const action = actionOfVisitor(visit, found, entry.name);
    if (counts && entry.days === null) {
      const receivedOn = brusselsDate(at);
      await storeReceipt(trx, action, {
        ...{ dossier, resultId: link.resultId, entry, receivedOn, note: null, proof },
      });
    } else {
      await recordEvent(trx, action, {
        dossier,
        type: 'addressee.opened',
        subjectId: entry.addresseeId,
        before: null,
        after: { addressee: entry.name, proof },
        version: null,
      });
    }
  }
  await settleReport(trx, actionOfSystem(at, requestId), dossier, link.resultId);
  return sealOpening(tools, { visitId, at });
}
