import type { OpenedDraft } from '@prorata/contract/results/opening';
import { eurosFromCents } from '@prorata/domain/money';
import { OPENING_PROOFS } from '@prorata/domain/vocabulary';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';
import { readOpening } from './opening-token.ts';
import { presentNotification } from './read-ledger.ts';
import { readOffice } from './read-link.ts';
import { getReportToSend } from './report-to-send.ts';
import { type LinkInDossier, readLinkInDossier, readSecuredLink } from './secured-link.ts';

type ReadTools = Pick<Tools, 'db' | 'settings' | 'storage'>;

interface Reading {
  readonly code: string;
  readonly token: string;
  readonly at: Date;
}

/** What an opened draft means for whom it was opened, beside the paper. */
export async function readDraft(tools: ReadTools, reading: Reading): Promise<OpenedDraft> {
  const { db } = tools;
  const { link, dossier, entries, visit } = await getOpened(tools, reading);
  const { allotted } = await getReportToSend(db, link);
  const [first] = entries.toSorted((one, other) => lastDayOf(one).localeCompare(lastDayOf(other)));
  return {
    office: await readOffice(db, dossier),
    fileNumber: dossier.fileNumber,
    defendant: defendantNameOf(dossier),
    fileName: link.file.name,
    sizeBytes: Number(link.file.sizeBytes),
    addressees: entries.slice(0, 500).map(({ name, statementId }) => {
      const amount = statementId === null ? undefined : allotted.get(statementId);
      return { name, amount: amount === undefined ? null : eurosFromCents(amount) };
    }),
    openedAt: visit.at.toISOString(),
    proof: visit.proof,
    receivedOn: first?.receivedOn ?? null,
    firstDay: first ? (presentNotification(first)?.firstDay ?? null) : null,
    lastDay: first?.days?.lastDay ?? null,
  };
}

/** Whoever has the least time counts for all; who has none yet comes last. */
function lastDayOf({ days }: LinkInDossier['entries'][number]): string {
  return days?.lastDay ?? '9999';
}

export async function downloadDraft(tools: ReadTools, reading: Reading): Promise<OutgoingFile> {
  const { link } = await getOpened(tools, reading);
  const { name, ...file } = link.file;
  return { name, mediaType: 'application/pdf', content: await tools.storage.read(file) };
}

/** The link must open still, and the token be of an opening of it. */
async function getOpened(tools: ReadTools, { code, token, at }: Reading) {
  const { db, settings } = tools;
  const opened = await readSecuredLink(db, code, { at, settings });
  const visit = await db
    .selectFrom('documentViewVisits')
    .select(['act', 'visitedAt', 'addresseeIds'])
    .where('id', '=', readOpening(tools, { token, at }))
    .where('documentViewId', '=', opened.link.id)
    .executeTakeFirst();
  const proof = OPENING_PROOFS.find((one) => one === visit?.act);
  if (visit === undefined || proof === undefined) throw new ProblemError('opening-over');
  const found = await readLinkInDossier(db, opened);
  const entries = found.entries.filter(({ addresseeId }) => visit.addresseeIds.includes(addresseeId));
  if (entries.length === 0) throw new ProblemError('document-view-code-invalid');
  return { ...found, entries, visit: { at: visit.visitedAt, proof } };
}
