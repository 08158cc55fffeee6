import type { Costs, PoolOfReport, Report } from '../v1/report.ts';
import { drawUpDecisions } from './draw-up-decisions.ts';
import { drawUpDeclarants } from './draw-up-declarants.ts';
import { drawUpTurns } from './draw-up-turns.ts';
import type { ReportSource } from './facts.ts';
import { namesOf } from './names.ts';

/** Draws up the report of a calculation: every name and article in words, as the law register has them today. */
export function drawUpReport(source: ReportSource): Report {
  const { facts, distribution } = source;
  const names = namesOf(source);
  const declarants = drawUpDeclarants(source, names);
  return {
    language: facts.language,
    fileNumber: facts.fileNumber,
    reference: facts.reference,
    calculation: facts.calculation,
    office: facts.office,
    bailiff: facts.bailiff,
    defendant: facts.defendant,
    origin: facts.origin,
    consultation: facts.consultation,
    invitations: facts.invitations,
    pools: drawUpPools(source),
    declarants,
    turns: drawUpTurns(source, names),
    costs: drawUpCosts(source),
    totals: distribution.totals,
    decisions: drawUpDecisions(source, names),
    explanation: facts.explanation,
    paymentType: facts.paymentType,
    contestationTermDays: facts.contestationTermDays,
    seal: facts.seal,
  };
}

/** The lots in the order of the office, then what belongs to none. */
function drawUpPools({ facts, distribution }: ReportSource): PoolOfReport[] {
  const lotOf = new Map(facts.assets.map(({ id, name }, place) => [id, { lot: place + 1, name }]));
  const described = distribution.pools.map(({ id, surplusCents: _, ...pool }) => ({
    id,
    ...pool,
    lot: lotOf.get(id)?.lot ?? null,
    name: lotOf.get(id)?.name ?? null,
  }));
  const last = described.length + 1;
  return described.toSorted((one, other) => (one.lot ?? last) - (other.lot ?? last));
}

function drawUpCosts({ facts }: ReportSource): Costs {
  const assetNames = new Map(facts.assets.map(({ id, name }) => [id, name]));
  return {
    execution: facts.executionCosts.map(({ id, description, on, assetId, amountCents }) => ({
      id,
      description,
      on,
      amountCents,
      pool: assetId === null ? null : (assetNames.get(assetId) ?? null),
    })),
    tariff: facts.tariffCosts.map(({ period: _, layers, isMinimum, ...cost }) => ({
      ...cost,
      layers: isMinimum
        ? []
        : layers.map(({ layer, partCents }) => ({
            ratePartsPerMillion: Number(layer.ratePartsPerMillion),
            partCents,
          })),
    })),
    vatRatePartsPerMillion: facts.vatRatePartsPerMillion,
    isFreeOfRegistrationFees: facts.isFreeOfRegistrationFees,
  };
}
