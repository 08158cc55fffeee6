import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { ReportDifferences } from '@prorata/contract/results/difference';
import { reportFromJson } from '@prorata/documents/report/report';
import { inputFromJson } from '@prorata/domain/distribution/snapshot';
import type { Selectable } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { CalculationResultsTable, Database } from '../../database/tables.ts';
import { canonicalJson } from '../../events/canonical-json.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { compareReports } from '../distribution/compare-reports.ts';
import { reportOf } from '../distribution/compose-result.ts';
import type { DossierContent } from '../distribution/content.ts';
import { inspectDossier } from '../distribution/inspect-dossier.ts';
import { readContent } from '../distribution/read-content.ts';
import type { ResultPlace } from '../distribution/select-results.ts';
import { type DossierRecord, getDossier } from '../dossiers/find-dossier.ts';

const SAME: ReportDifferences = { differences: [], findings: [] };

/**
 * Draws up what a report says once more, of today's data and as of its own day, and tells in what it differs from the
 * report that was calculated. Only a report that waits for a signature can be outdated: one that is signed stands.
 */
export async function compareWithNow(
  db: Database,
  dossier: DossierRecord,
  resultId: string,
): Promise<ReportDifferences> {
  const isWaiting = dossier.status === 'Calculated';
  const { result, content } = await readTogether(db, (db) => ({
    result: db
      .selectFrom('calculationResults')
      .select([
        'sequence',
        'version',
        'calculatedAt',
        'signedAt',
        'inputJson',
        'reportJson',
        'interestCutOff',
      ])
      .where('dossierId', '=', dossier.id)
      .where('id', '=', resultId)
      .executeTakeFirst(),
    content: isWaiting ? readContent(db, dossier) : undefined,
  }));
  if (result === undefined) throw new ProblemError('not-found');
  if (content === undefined || result.signedAt !== null) return SAME;
  const key = `${resultId} ${result.version} ${digestOf(content)}`;
  const known = compared.get(key);
  if (known !== undefined) return known;
  const differences = compare(content, result);
  if (compared.size >= MOST_COMPARED) compared.clear();
  compared.set(key, differences);
  return differences;
}

/** By report and by all that it is compared with: what comes of it follows from these alone, and every look at a dossier asks for it. */
const compared = new Map<string, ReportDifferences>();
const MOST_COMPARED = 500;

function digestOf(content: DossierContent): string {
  return createHash('sha256').update(serialize(content)).digest('base64url');
}

type ComparedResult = Pick<
  Selectable<CalculationResultsTable>,
  'sequence' | 'calculatedAt' | 'inputJson' | 'reportJson' | 'interestCutOff'
>;

function compare(content: DossierContent, result: ComparedResult): ReportDifferences {
  const { calculatedAt: at, interestCutOff } = result;
  const choices = inputFromJson(result.inputJson).choices ?? {};
  const inspection = inspectDossier(content, choices, { at, interestCutOff });
  if (inspection.kind === 'invalid') {
    return { differences: [], findings: inspection.findings.filter(({ severity }) => severity === 'error') };
  }
  // Priorities that did not go round in a circle then, or of which the decision speaks of claims that are gone.
  if (inspection.kind === 'orderNeeded') {
    return { differences: [{ part: 'order', name: null, kind: 'added', changes: [] }], findings: [] };
  }
  const occasion = { sequence: result.sequence, at, interestCutOff };
  const now = reportOf(content, inspection.calculation, occasion);
  return { differences: compareReports(reportFromJson(result.reportJson), now), findings: [] };
}

export function countDifferences({ differences, findings }: ReportDifferences): number {
  return differences.length + findings.length;
}

export function hasDifferences(compared: ReportDifferences): boolean {
  return countDifferences(compared) > 0;
}

/** The mark by which a further change is noticed: each difference tells what the dossier says now. */
export function fingerprintOf(compared: ReportDifferences): string {
  return createHash('sha256').update(canonicalJson(compared)).digest('hex');
}

/** In what a report differs from the dossier as it stands, for whoever reads the dossier. */
export async function readDifferences(
  db: Database,
  user: ActingUser,
  { dossierId, resultId }: ResultPlace,
): Promise<ReportDifferences> {
  return compareWithNow(db, await getDossier(db, user, dossierId), resultId);
}
