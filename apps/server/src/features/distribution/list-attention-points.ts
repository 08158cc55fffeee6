import type { DossierFinding } from '@prorata/contract/distribution/finding';
import type { Distribution } from '@prorata/domain/distribution/outcome';
import { brusselsDate, daysBetween } from '@prorata/domain/iso-date';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import { planSending } from '@prorata/domain/report-sending/plan-sending';
import type { Database } from '../../database/tables.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { creditorToReach } from '../statements/creditor-to-reach.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { DossierContent } from './content.ts';
import { findingOf } from './finding-of.ts';
import { sharingStatements } from './to-input.ts';

/** When the calculation points something out, as administrators have set it. */
interface AttentionLimits {
  readonly consultationAgeDays: number;
  readonly costsSharePercent: number;
  readonly smallTransferEuros: number;
}

export async function readAttentionLimits(db: Database): Promise<AttentionLimits> {
  return {
    consultationAgeDays: await readParameter(db, 'calculation.consultation-age'),
    costsSharePercent: await readParameter(db, 'calculation.costs-share'),
    smallTransferEuros: await readParameter(db, 'calculation.small-transfer'),
  };
}

/** What stands in the way of nothing but should be seen before the report is signed. */
export function listAttentionPoints(
  content: DossierContent,
  distribution: Distribution,
  { at, limits }: { readonly at: Date; readonly limits: AttentionLimits },
): DossierFinding[] {
  return [
    ...aboutConsultation(content, at, limits),
    ...aboutCosts(content, distribution, limits),
    ...aboutStatements(content),
    ...aboutTransfers(content, distribution, limits),
    ...aboutSending(content),
  ];
}

/** Judicial Code 1391 § 2: the file is consulted before the distribution begins, and the report says when. */
function aboutConsultation(content: DossierContent, at: Date, limits: AttentionLimits): DossierFinding[] {
  const { cbbRequestedAt } = content.dossier;
  const warning = { severity: 'warning', place: 'general' } as const;
  if (cbbRequestedAt === null) return [findingOf(content, { ...warning, code: 'consultationMissing' })];
  const days = daysBetween(brusselsDate(cbbRequestedAt), brusselsDate(at));
  if (days <= limits.consultationAgeDays) return [];
  return [findingOf(content, { ...warning, code: 'consultationOld', params: { days } })];
}

function aboutCosts(
  content: DossierContent,
  { totals }: Distribution,
  { costsSharePercent }: AttentionLimits,
): DossierFinding[] {
  const share = Number((totals.costsCents * 10_000n) / totals.moneyInCents) / 100;
  if (share <= costsSharePercent) return [];
  const params = { percent: share };
  return [findingOf(content, { code: 'costsShare', severity: 'warning', place: 'collection', params })];
}

function aboutStatements(content: DossierContent): DossierFinding[] {
  return sharingStatements(content).flatMap((statement) => {
    const about = {
      severity: 'warning',
      place: 'statements',
      statementId: statement.id,
      creditorName: creditorNameOf(statement),
    } as const;
    const { totalAmountClaimedCents: after, originalTotalAmountClaimedCents: before } = statement;
    const isChanged = before !== null && before !== after;
    return [
      ...(statement.isLate ? [findingOf(content, { ...about, code: 'statementLate' })] : []),
      ...(isChanged
        ? [
            findingOf(content, {
              ...about,
              code: 'amountChanged',
              params: { before: eurosFromCents(before), after: eurosFromCents(after) },
            }),
          ]
        : []),
    ];
  });
}

function aboutTransfers(
  content: DossierContent,
  distribution: Distribution,
  { smallTransferEuros }: AttentionLimits,
): DossierFinding[] {
  const limit = centsFromEuros(smallTransferEuros);
  const names = new Map(content.statements.map((statement) => [statement.id, creditorNameOf(statement)]));
  return [...paidPerCreditor(distribution)]
    .filter(([, paidCents]) => paidCents > 0n && paidCents < limit)
    .map(([creditorId, paidCents]) =>
      findingOf(content, {
        code: 'smallTransfer',
        severity: 'warning',
        place: 'statements',
        statementId: creditorId,
        creditorName: names.get(creditorId) ?? null,
        params: { amount: eurosFromCents(paidCents) },
      }),
    );
}

/** After the signature nothing in the dossier can be mended any more, a missing address neither. */
function aboutSending(content: DossierContent): DossierFinding[] {
  const creditors = content.statements.map((statement) =>
    creditorToReach(statement, content.dossier.language ?? 'nl'),
  );
  return planSending(creditors, null).unreachable.map(({ statementId, name }) =>
    findingOf(content, {
      code: 'creditorUnreachable',
      severity: 'warning',
      place: 'statements',
      statementId,
      creditorName: name,
    }),
  );
}

function paidPerCreditor({ lines }: Distribution): Map<string, bigint> {
  const paid = new Map<string, bigint>();
  for (const { creditorId, reserved, allottedCents } of lines) {
    if (creditorId === null || reserved) continue;
    paid.set(creditorId, (paid.get(creditorId) ?? 0n) + allottedCents);
  }
  return paid;
}
