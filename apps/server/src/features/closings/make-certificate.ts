import { recipientValues } from '@prorata/documents/form-of-address';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { isContinued, paidCentsOf, unpaidCentsOf } from '@prorata/domain/closings/closing-tasks';
import { brusselsDate } from '@prorata/domain/iso-date';
import { addressLines } from '@prorata/domain/registered-letter-address';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, getDossier } from '../dossiers/find-dossier.ts';
import { readLetterhead, readOfficeValues } from '../dossiers/office-values.ts';
import { readRecipients } from '../dossiers/read-recipients.ts';
import { readTemplate } from '../templates/read-template.ts';
import { orNothing } from './closing-texts.ts';
import { getCreditor, readSettledDossier } from './settled-dossier.ts';

interface Certified {
  readonly dossierId: string;
  readonly statementId: string;
}

/** What a creditor declared and was paid, on paper, for the office. */
export async function makeCertificate(
  tools: Pick<Tools, 'db' | 'renderer'>,
  user: ActingUser,
  { dossierId, statementId }: Certified,
  at: Date,
): Promise<OutgoingFile> {
  return writeCertificate(tools, await getDossier(tools.db, user, dossierId), statementId, at);
}

/** The same for whoever may have it, in the creditor's language. */
export async function writeCertificate(
  { db, renderer }: Pick<Tools, 'db' | 'renderer'>,
  dossier: DossierRecord,
  statementId: string,
  at: Date,
): Promise<OutgoingFile> {
  const settled = await readSettledDossier(db, dossier);
  const creditor = getCreditor(settled, statementId);
  const { creditors } = await readRecipients(db, dossier);
  const reached = creditors.find((one) => one.statementId === statementId);
  if (reached === undefined) throw new ProblemError('not-found');
  const { language, name, person, address } = reached;
  const { claimedCents, disputedCents, consignedCents, borneCents, unclaimedCents } = creditor;
  const values = {
    ...(await readOfficeValues(db, dossier)),
    ...recipientValues(name, person, language),
    'closing.paidOn': creditor.paidOn,
    'statement.declared': creditor.declaredCents,
    'statement.admitted': claimedCents - disputedCents,
    'statement.reserved': orNothing(disputedCents),
    'statement.rejected': orNothing(creditor.rejectedCents),
    'closing.paid': paidCentsOf(creditor),
    'closing.consigned': orNothing(consignedCents),
    'closing.borne': orNothing(borneCents),
    'closing.unclaimed': orNothing(unclaimedCents),
    'closing.unpaid': orNothing(unpaidCentsOf(creditor)),
    'closing.earlier': orNothing(creditor.earlierCents ?? 0n),
    'closing.isContinued': isContinued(settled) && unpaidCentsOf(creditor) > 0n,
  };
  const { body } = await readTemplate(db, 'creditor-certificate', language);
  const letterhead = {
    ...(await readLetterhead(db, dossier, language, values)),
    addressee: [name, ...addressLines(address ?? {})],
    date: brusselsDate(at),
  };
  const pdf = await renderLetter(renderer, { key: 'creditor-certificate', body, values, letterhead });
  const number = dossier.fileNumber.replaceAll('/', '-');
  return { name: `${number} ${name}.pdf`, mediaType: 'application/pdf', content: Buffer.from(pdf) };
}
