import { createHash } from 'node:crypto';
import type { DossierFinding } from '@prorata/contract/distribution/finding';
import type { PointsToSignOff } from '@prorata/contract/results/result';
import { inputFromJson } from '@prorata/domain/distribution/snapshot';
import { readTogether } from '../../database/read-together.ts';
import type { Transaction } from '../../database/tables.ts';
import { canonicalJson } from '../../events/canonical-json.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { inspectDossier } from '../distribution/inspect-dossier.ts';
import { readContent } from '../distribution/read-content.ts';
import type { ResultPlace } from '../distribution/select-results.ts';
import { listFindings, readOutside } from '../distribution/validate-dossier.ts';
import { type DossierRecord, getDossier } from '../dossiers/find-dossier.ts';

/** The prices in doubt have a tick of their own, each with its name. */
const TOLD_WITH_PRICES: readonly string[] = ['tariffUnverified', 'tariffOld'];

/**
 * What nobody has verified, or what is missing, and stands in the way of nothing: who signs is told, and says that they saw
 * it. The list is that of this moment; its fingerprint says which one was ticked.
 */
export async function readPointsToSignOff(
  { db }: Pick<Tools, 'db'>,
  action: UserAction,
  { dossierId, resultId }: ResultPlace,
): Promise<PointsToSignOff> {
  const dossier = await getDossier(db, action.actor, dossierId);
  const { content, outside, result } = await readTogether(db, (db) => ({
    content: readContent(db, dossier),
    outside: readOutside(db, action.actor),
    result: db
      .selectFrom('calculationResults')
      .select(['calculatedAt', 'inputJson', 'interestCutOff'])
      .where('dossierId', '=', dossierId)
      .where('id', '=', resultId)
      .executeTakeFirst(),
  }));
  if (result === undefined) throw new ProblemError('not-found');
  // What is signed, or cannot be, waits for nobody's tick.
  if (dossier.status !== 'Calculated') return pointsOf([]);
  const choices = inputFromJson(result.inputJson).choices ?? {};
  const day = { at: result.calculatedAt, interestCutOff: result.interestCutOff };
  const inspection = inspectDossier(content, choices, day);
  const findings = (await listFindings(db, action, content, { inspection, ...outside })).filter(
    ({ severity, code }) => severity === 'warning' && !TOLD_WITH_PRICES.includes(code),
  );
  return pointsOf(findings);
}

function pointsOf(findings: DossierFinding[]): PointsToSignOff {
  return { findings, sha256: createHash('sha256').update(canonicalJson(findings)).digest('hex') };
}

/** Exactly what was shown is ticked off: a list that changed meanwhile is shown anew. */
export function refuseUnlessSignedOff(points: PointsToSignOff, signedOff: string | null): void {
  if (points.findings.length === 0 || points.sha256 === signedOff) return;
  throw new ProblemError('points-not-signed-off', { members: points });
}

/** Who signed off what, and when: in the trail, and never in the deed. */
export async function recordSignOff(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { resultId, points }: { readonly resultId: string; readonly points: PointsToSignOff },
): Promise<void> {
  if (points.findings.length === 0) return;
  await recordEvent(trx, action, {
    dossier,
    type: 'result.signedOff',
    subjectId: resultId,
    before: null,
    after: {
      points: points.findings.map(({ code, creditorName }) =>
        creditorName === null ? code : `${code} (${creditorName})`,
      ),
      sha256: points.sha256,
    },
    version: null,
  });
}
