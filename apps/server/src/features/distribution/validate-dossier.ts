import type { DossierFinding, DossierValidation } from '@prorata/contract/distribution/finding';
import { findValidationBlock } from '@prorata/domain/dossier-workflow';
import type { Language } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, getDossier, isReadOnlyFor } from '../dossiers/find-dossier.ts';
import { readFacts } from '../parties/registered-party.ts';
import type { DossierContent } from './content.ts';
import { type Inspection, inspectDossier } from './inspect-dossier.ts';
import { listAttentionPoints, listEnterpriseNumbers, readAttentionLimits } from './list-attention-points.ts';
import { readContent } from './read-content.ts';

/** What stands in the way of a calculation, and what should be seen before its report leaves. Nothing is kept. */
export async function validate(
  tools: Pick<Tools, 'db'>,
  { actor, at }: UserAction,
  dossierId: string,
): Promise<DossierValidation> {
  const dossier = await getDossier(tools.db, actor, dossierId);
  refuseBlocked(actor, dossier);
  const { content, outside } = await readTogether(tools.db, (db) => ({
    content: readContent(db, dossier),
    outside: readOutside(db, actor),
  }));
  const inspection = inspectDossier(content, {}, { at, interestCutOff: 'reportDate' });
  return {
    canCalculate: inspection.kind !== 'invalid',
    findings: await listFindings(tools.db, { at }, content, { inspection, ...outside }),
    circles: inspection.kind === 'orderNeeded' ? inspection.circles : [],
  };
}

/** All that is found in a dossier, errors and what should be seen before its report is signed. */
export async function listFindings(
  db: Database,
  { at }: Pick<UserAction, 'at'>,
  content: DossierContent,
  { inspection, limits, language }: Outside & { readonly inspection: Inspection },
): Promise<DossierFinding[]> {
  const calculation = inspection.kind === 'calculated' ? inspection.calculation : undefined;
  const register = await readFacts(db, listEnterpriseNumbers(content), language);
  const known = new Set(inspection.findings.map(({ code }) => code));
  // Who reads that the address of the defendant is incomplete need not read that no letter goes there.
  const points = listAttentionPoints(content, calculation, { at, limits, register }).filter(
    ({ code }) => code !== 'defendantUnreachable' || !known.has('DOSSIER_INVALID_DEFENDANT_ADDRESS'),
  );
  return [...inspection.findings, ...points];
}

/** What is seen beside the dossier: from where on something is worth a word, and in which language. */
type Outside = Awaited<ReturnType<typeof readOutside>>;

export function readOutside(db: Database, { id }: Pick<ActingUser, 'id'>) {
  return readTogether(db, (db) => ({ limits: readAttentionLimits(db), language: readLanguage(db, id) }));
}

/** In which the register's words are read. */
async function readLanguage(db: Database, userId: string): Promise<Language> {
  const user = await db
    .selectFrom('users')
    .select('preferredLanguage')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.preferredLanguage ?? 'nl';
}

/** Not before the invitations are done, and not for who cannot change the dossier (specification, section 4). */
export function refuseBlocked(actor: ActingUser, dossier: DossierRecord): void {
  const { status } = dossier;
  const block = findValidationBlock(status, !isReadOnlyFor(actor, dossier));
  if (block === 'readOnly') throw new ProblemError('dossier-read-only');
  if (block !== undefined) throw new ProblemError('dossier-status', { params: { status }, detail: block });
}
