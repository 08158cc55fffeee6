import { recipientValues } from '@prorata/documents/form-of-address';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { isContinued, paidCentsOf, unpaidCentsOf } from '@prorata/domain/closings/closing-tasks';
import { brusselsDate } from '@prorata/domain/iso-date';
import { addressLines } from '@prorata/domain/registered-letter-address';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, readInDossier } from '../dossiers/find-dossier.ts';
import { readLetterhead, readOfficeValues } from '../dossiers/office-values.ts';
import { findWhoFiled, toReachWhoFiled, type WhoFiled } from '../dossiers/read-recipients.ts';
import { readTemplate } from '../templates/read-template.ts';
import { orNothing } from './closing-texts.ts';
import { getCreditor, readSettledDossier, type SettledDossier } from './settled-dossier.ts';

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
  const { db } = tools;
  const { dossier, whoFiled } = await readInDossier(db, user, dossierId, (db, dossier) =>
    readTogether(db, (db) => ({ dossier, whoFiled: findWhoFiled(db, { dossierId, statementId }) })),
  );
  const { settled, paper } = await readTogether(db, (db) => ({
    settled: readSettledDossier(db, dossier),
    paper: readPaper(db, dossier, whoFiled),
  }));
  return writeCertificate(tools, { settled, paper, statementId, at });
}

/** To whom a certificate goes, in the creditor's language, and of whom it comes. */
export async function readPaper(db: Database, dossier: DossierRecord, whoFiled: WhoFiled | undefined) {
  if (whoFiled === undefined) throw new ProblemError('not-found');
  const reached = toReachWhoFiled(whoFiled, dossier);
  const { language } = reached;
  const known = await readTogether(db, (db) => {
    const office = readOfficeValues(db, dossier);
    return {
      office,
      template: readTemplate(db, 'creditor-certificate', language),
      letterhead: readLetterhead(db, dossier, language, office),
    };
  });
  return { reached, ...known };
}

interface Certificate {
  readonly settled: SettledDossier;
  readonly paper: Awaited<ReturnType<typeof readPaper>>;
  readonly statementId: string;
  readonly at: Date;
}

/** The same for whoever may have it. */
export async function writeCertificate(
  { renderer }: Pick<Tools, 'renderer'>,
  { settled, paper, statementId, at }: Certificate,
): Promise<OutgoingFile> {
  const creditor = getCreditor(settled, statementId);
  const { language, name, person, address } = paper.reached;
  const { claimedCents, disputedCents, consignedCents, borneCents, unclaimedCents } = creditor;
  const values = {
    ...paper.office,
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
  const { body } = paper.template;
  const letterhead = {
    ...paper.letterhead,
    addressee: [name, ...addressLines(address ?? {})],
    date: brusselsDate(at),
  };
  const pdf = await renderLetter(renderer, { key: 'creditor-certificate', body, values, letterhead });
  const number = settled.dossier.fileNumber.replaceAll('/', '-');
  return { name: `${number} ${name}.pdf`, mediaType: 'application/pdf', content: Buffer.from(pdf) };
}
