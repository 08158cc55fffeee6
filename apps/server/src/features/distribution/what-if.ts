import type { BodyOf } from '@prorata/contract/call';
import type { distributionCalls } from '@prorata/contract/distribution/calls';
import type { Comparison } from '@prorata/contract/distribution/what-if';
import { type Calculated, diff } from '@prorata/domain/distribution/diff';
import type { Choices } from '@prorata/domain/distribution/input';
import { inputFromJson } from '@prorata/domain/distribution/snapshot';
import { type Cents, centsFromEuros, eurosFromCents, smallerOf, sumCents } from '@prorata/domain/money';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { countStatements } from '../dossiers/count-for-costs.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { type ClaimDetails, detailsOf } from '../statements/claim-fields.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { ClaimRecord } from '../statements/statement-record.ts';
import { getCalculation } from './calculate.ts';
import type { DossierContent, StatementContent } from './content.ts';
import type { Calculation } from './inspect-dossier.ts';
import type { InterestCutOff, ReportDay } from './interest.ts';
import { presentComparison } from './present-comparison.ts';
import { readContent } from './read-content.ts';
import { REST, sharingStatements } from './to-input.ts';

type WhatIf = BodyOf<typeof distributionCalls.whatIf>;

/** What each creditor gets as the dossier stands, beside what each would get. Nothing is kept. */
export async function whatIf(
  tools: Pick<Tools, 'db'>,
  { actor, at }: UserAction,
  dossierId: string,
  change: WhatIf,
): Promise<Comparison> {
  const { content, decided } = await inTransaction(tools.db, async (trx) => ({
    content: await readContent(trx, await getDossier(trx, actor, dossierId)),
    decided: await readLastDecisions(trx, dossierId),
  }));
  const { orders: old = [], ...choices } = decided.choices;
  const day = { at, interestCutOff: decided.interestCutOff };
  const { orders: other = [], ranks = choices.ranks, readings = choices.readings } = change;
  // Of two orders for one circle the first counts: each side has its own, and that of the other where it has none.
  const before = distribute(content, { ...choices, orders: [...old, ...other] }, day);
  const orders = [...other, ...old];
  const changed = { orders, ...(ranks && { ranks }), ...(readings && { readings }) };
  const after = distribute(imagine(content, change), changed, day);
  const names = new Map(content.statements.map((statement) => [statement.id, creditorNameOf(statement)]));
  const differences = diff(calculatedIn(before), calculatedIn(after));
  return presentComparison(before.distribution, after.distribution, differences, (id) => names.get(id));
}

/** What the bailiff decided in the last calculation; nothing when there is none. */
async function readLastDecisions(
  trx: Transaction,
  dossierId: string,
): Promise<{ readonly choices: Choices; readonly interestCutOff: InterestCutOff }> {
  const last = await trx
    .selectFrom('calculationResults')
    .select(['inputJson', 'interestCutOff'])
    .where('dossierId', '=', dossierId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const choices = (last && inputFromJson(last.inputJson).choices) ?? {};
  return { choices, interestCutOff: last?.interestCutOff ?? 'reportDate' };
}

function distribute(
  content: DossierContent,
  { orders = [], ...choices }: Choices,
  day: ReportDay,
): Calculation {
  const claimIds = new Set(sharingStatements(content).flatMap(({ claims }) => claims.map(({ id }) => id)));
  const poolIds = new Set([REST, ...content.money.assets.map(({ id }) => id)]);
  // What an order said of a claim or an asset that is gone says nothing about the others.
  const known = orders
    .filter(({ poolId }) => poolIds.has(poolId))
    .map((order) => ({ ...order, claimIds: order.claimIds.filter((id) => claimIds.has(id)) }));
  return getCalculation(content, { ...choices, orders: known }, day);
}

function calculatedIn({ distribution, input: { choices } }: Calculation): Calculated {
  return { distribution, choices };
}

/** The dossier as it would be: costs, validation and law follow from it as they do from a real one. */
function imagine(content: DossierContent, change: WhatIf): DossierContent {
  const statements = changeStatements(content.statements, change);
  const kept = new Set(statements.map(({ id }) => id));
  const recipients = {
    ...content.recipients,
    creditors: content.recipients.creditors.filter(
      ({ statementId }) => statementId === null || kept.has(statementId),
    ),
  };
  const imagined = { ...content, ...changeMoney(content, change), statements, recipients };
  const counts = { ...content.counts, ...countStatements(sharingStatements(imagined), recipients) };
  return { ...imagined, counts };
}

/** The balance goes up and down with the assets, unless it is asked for itself. */
function changeMoney(
  { dossier, money }: DossierContent,
  change: WhatIf,
): Pick<DossierContent, 'dossier' | 'money'> {
  const amounts = new Map(change.assets.map(({ assetId, collectedAmount }) => [assetId, collectedAmount]));
  const assets = money.assets.map((asset) => {
    const euros = amounts.get(asset.id);
    return euros === undefined ? asset : { ...asset, collectedAmountCents: centsFromEuros(euros) };
  });
  const moreCents = collectedOf(assets) - collectedOf(money.assets);
  const asked = change.balanceToDistribute;
  return {
    dossier: {
      ...dossier,
      ...changeDate(dossier, change),
      balanceToDistributeCents:
        asked === undefined ? (dossier.balanceToDistributeCents ?? 0n) + moreCents : centsFromEuros(asked),
    },
    money: { ...money, assets },
  };
}

function collectedOf(assets: DossierContent['money']['assets']): bigint {
  return sumCents(assets.map(({ collectedAmountCents }) => collectedAmountCents));
}

/** Another governing date is another day of the sale, or of the seizure where nothing was sold. */
function changeDate({ transactionKinds }: DossierContent['dossier'], { asOf }: WhatIf) {
  if (asOf === undefined) return {};
  return transactionKinds.includes('sale') ? { saleDate: asOf } : { seizureDate: asOf };
}

function changeStatements(statements: readonly StatementContent[], change: WhatIf): StatementContent[] {
  const totals = new Map(
    change.statements.map(({ statementId, totalAmountClaimed }) => [statementId, totalAmountClaimed]),
  );
  return statements.flatMap((statement) => {
    const euros = totals.get(statement.id);
    if (euros === undefined) return [statement];
    if (euros === 0) return [];
    const totalAmountClaimedCents = centsFromEuros(euros);
    return [
      { ...statement, totalAmountClaimedCents, claims: cutClaims(statement.claims, totalAmountClaimedCents) },
    ];
  });
}

/** Claims cannot add up to more than the total: what it no longer covers is cut off the last ones, and off the last parts of each. */
function cutClaims(claims: readonly ClaimRecord[], totalCents: Cents): ClaimRecord[] {
  const take = takingFrom(totalCents);
  return claims.flatMap((claim) => {
    const amountDemandedCents = take(claim.amountDemandedCents);
    const reservedCents = take(claim.reservedCents);
    if (amountDemandedCents + reservedCents === 0n) return [];
    const details = cutParts(detailsOf(claim), { amountDemandedCents, reservedCents });
    return [{ ...claim, amountDemandedCents, reservedCents, details }];
  });
}

/** The parts of a claim add up to its amounts. */
function cutParts(
  details: ClaimDetails,
  { amountDemandedCents, reservedCents }: Pick<ClaimRecord, 'amountDemandedCents' | 'reservedCents'>,
): ClaimDetails {
  const [takeAdmitted, takeReserved] = [takingFrom(amountDemandedCents), takingFrom(reservedCents)];
  const parts = details.parts.map((part) => ({
    ...part,
    admitted: eurosFromCents(takeAdmitted(centsFromEuros(part.admitted))),
    reserved: eurosFromCents(takeReserved(centsFromEuros(part.reserved))),
  }));
  return { ...details, parts };
}

/** Gives as much of what is asked as is left. */
function takingFrom(cents: Cents): (asked: Cents) => Cents {
  let left = cents;
  return (asked) => {
    const taken = smallerOf(asked, left);
    left -= taken;
    return taken;
  };
}
