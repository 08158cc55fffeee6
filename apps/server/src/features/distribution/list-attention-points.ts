import type { DossierFinding } from '@prorata/contract/distribution/finding';
import type { Defendant } from '@prorata/contract/dossiers/dossier';
import { isStanding } from '@prorata/contract/dossiers/stop';
import type { RegisterFacts } from '@prorata/contract/parties/party';
import type { Distribution } from '@prorata/domain/distribution/outcome';
import { receivedOf } from '@prorata/domain/distribution/state';
import { type CostsToCheck, listCostPoints } from '@prorata/domain/dossier-validation/cost-points';
import { listDeedPoints } from '@prorata/domain/dossier-validation/deed-points';
import { listMoneyDataPoints } from '@prorata/domain/dossier-validation/money-data';
import { listPledgePoints } from '@prorata/domain/dossier-validation/pledge-points';
import { findEarlyEnd } from '@prorata/domain/early-end';
import { differenceOf } from '@prorata/domain/income/compare-paid';
import { brusselsDate, daysBetween } from '@prorata/domain/iso-date';
import { centsFromEuros, eurosFromCents, sumCents } from '@prorata/domain/money';
import { listUnprintable } from '@prorata/domain/printable';
import { planSending } from '@prorata/domain/report-sending/plan-sending';
import { OFFICE_TEXT_PLACES, type StopKind } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { deedsOf, defendantOf } from '../dossiers/dossier-fields.ts';
import { findUnconfirmedDay } from '../income/refuse-unconfirmed-scale.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { coDefendantsOf, listDefendantNames, nameOf } from '../parties/defendant-names.ts';
import { detailsOf } from '../statements/claim-fields.ts';
import { creditorNameOf, creditorOf } from '../statements/statement-fields.ts';
import type { DossierContent } from './content.ts';
import { findingOf } from './finding-of.ts';
import type { Calculation } from './inspect-dossier.ts';
import { incomeSeizedAtOf, sharingStatements } from './to-input.ts';
import { endedInvitationOf } from './to-validate.ts';

/** When the calculation points something out, as administrators have set it. */
interface AttentionLimits {
  readonly consultationAgeDays: number;
  readonly costsSharePercent: number;
  readonly smallTransferEuros: number;
}

export function readAttentionLimits(db: Database): Promise<AttentionLimits> {
  return readTogether(db, (db) => ({
    consultationAgeDays: readParameter(db, 'calculation.consultation-age'),
    costsSharePercent: readParameter(db, 'calculation.costs-share'),
    smallTransferEuros: readParameter(db, 'calculation.small-transfer'),
  }));
}

type Register = ReadonlyMap<string, RegisterFacts>;

interface Circumstances {
  readonly at: Date;
  readonly limits: AttentionLimits;
  /** What the register of enterprises says of those in the dossier, by their numbers. */
  readonly register: Register;
}

/** The numbers of all enterprises in the dossier. */
export function listEnterpriseNumbers(content: DossierContent): (string | null)[] {
  const creditors = sharingStatements(content).map(({ enterpriseNumber }) => enterpriseNumber);
  return [...defendantsOf(content).map(({ kboNumber }) => kboNumber), ...creditors];
}

/**
 * What stands in the way of nothing but should be seen before the report is signed; about costs and transfers once the
 * dossier can be calculated.
 */
export function listAttentionPoints(
  content: DossierContent,
  calculation: Calculation | undefined,
  { at, limits, register }: Circumstances,
): DossierFinding[] {
  return [
    ...aboutStops(content),
    ...aboutConsultation(content, at, limits),
    ...aboutDeeds(content),
    ...aboutDefendants(content, register),
    ...aboutSigns(content),
    ...aboutInvitations(content),
    ...aboutIncome(content),
    ...aboutIncomeRights(content),
    ...(calculation ? aboutCosts(content, calculation, limits) : []),
    ...(calculation ? aboutNames(content, calculation) : []),
    ...aboutOfficeTexts(content),
    ...aboutStatements(content),
    ...aboutCreditors(content, register),
    ...(calculation ? aboutPledges(content, calculation) : []),
    ...aboutMoneyData(content),
    ...(calculation ? aboutTransfers(content, calculation.distribution, limits) : []),
    ...aboutSending(content),
  ];
}

/** Those that stop nothing and are told. */
const STOP_FINDINGS: Readonly<Partial<Record<StopKind, DossierFinding['code']>>> = {
  death: 'debtorDeceased',
  cantonment: 'sumCantoned',
  paymentPlan: 'claimUnderPlan',
};

/** The dossier can be calculated meanwhile; the report of one that is stopped goes nowhere. */
function aboutStops(content: DossierContent): DossierFinding[] {
  const names = listDefendantNames(content.dossier);
  return content.stops.filter(isStanding).map(({ kind, date, defendantIds }) => {
    const concerned = names.filter(({ id }) => defendantIds.includes(id)).map(({ name }) => name);
    const params = { date, name: concerned.join(', ') };
    const code = STOP_FINDINGS[kind] ?? 'dossierStopped';
    return findingOf(content, { code, severity: 'warning', place: 'general', params });
  });
}

/** Judicial Code 1391 § 2: the file is consulted before the distribution begins, and the report says when. */
function aboutConsultation(content: DossierContent, at: Date, limits: AttentionLimits): DossierFinding[] {
  const { cbbRequestedAt } = content.dossier;
  const lastAt = [cbbRequestedAt, content.consultedAt]
    .filter((one) => one !== null)
    .sort(byTime)
    .at(-1);
  const warning = { severity: 'warning', place: 'general' } as const;
  if (cbbRequestedAt === null || lastAt === undefined)
    return [findingOf(content, { ...warning, code: 'consultationMissing' })];
  const days = daysBetween(brusselsDate(lastAt), brusselsDate(at));
  if (days <= limits.consultationAgeDays) return [];
  return [findingOf(content, { ...warning, code: 'consultationOld', params: { days } })];
}

function byTime(one: Date, other: Date): number {
  return one.getTime() - other.getTime();
}

/** What the report cannot name: the office sees it before it calculates, and signs a report without it knowingly. */
function aboutDeeds(content: DossierContent): DossierFinding[] {
  const { dossier } = content;
  const codes = listDeedPoints({ ...deedsOf(dossier), transactionKinds: dossier.transactionKinds });
  return codes.map((code) => findingOf(content, { code, severity: 'warning', place: 'general' }));
}

/** Each by name: of several it must be clear who is meant. */
function aboutDefendants(content: DossierContent, register: Register): DossierFinding[] {
  const about = { severity: 'warning', place: 'general' } as const;
  return defendantsOf(content).flatMap((defendant) =>
    registerPoints(register.get(defendant.kboNumber ?? '')).map(({ isGone, params }) =>
      findingOf(content, {
        ...about,
        code: isGone ? 'defendantGone' : 'defendantSituation',
        params: { ...params, name: nameOf(defendant) },
      }),
    ),
  );
}

/** The report has a question mark for each sign that its fonts lack: nobody should be called by those unseen. */
function aboutSigns(content: DossierContent): DossierFinding[] {
  const defendants = defendantsOf(content).flatMap((defendant) => {
    const name = nameOf(defendant);
    const about = { code: 'defendantUnprintable', severity: 'warning', place: 'general' } as const;
    return signsIn(name).map((characters) => findingOf(content, { ...about, params: { name, characters } }));
  });
  const creditors = sharingStatements(content).flatMap((statement) => {
    const creditorName = creditorNameOf(statement);
    const about = { code: 'creditorUnprintable', severity: 'warning', place: 'statements' } as const;
    return signsIn(creditorName ?? '').map((characters) =>
      findingOf(content, { ...about, statementId: statement.id, creditorName, params: { characters } }),
    );
  });
  return [...defendants, ...creditors];
}

/** All that a name has of them in one text, if it has any. */
function signsIn(name: string): string[] {
  const signs = listUnprintable(name);
  return signs.length === 0 ? [] : [signs.join(' ')];
}

function defendantsOf({ dossier }: DossierContent): Pick<Defendant, DefendantPart>[] {
  return [defendantOf(dossier), ...coDefendantsOf(dossier)];
}

type DefendantPart = 'name' | 'surname' | 'companyName' | 'kboNumber';

/** Once for each enterprise, at the first of its statements. */
function aboutCreditors(content: DossierContent, register: Register): DossierFinding[] {
  const byNumber = Map.groupBy(sharingStatements(content), ({ enterpriseNumber }) => enterpriseNumber);
  return [...byNumber].flatMap(([number, [statement]]) =>
    registerPoints(register.get(number ?? '')).map(({ isGone, params }) =>
      findingOf(content, {
        code: isGone ? 'creditorGone' : 'creditorSituation',
        severity: 'warning',
        place: 'statements',
        statementId: statement?.id ?? null,
        creditorName: statement ? creditorNameOf(statement) : null,
        params,
      }),
    ),
  );
}

/** What is out of the ordinary, with the extract that says so. */
function registerPoints(facts: RegisterFacts | undefined) {
  if (facts === undefined) return [];
  const { goneSinceExtract, situation, extractDate } = facts;
  if (goneSinceExtract !== null) return [{ isGone: true, params: { extract: String(goneSinceExtract) } }];
  if (situation === null || situation.isNormal) return [];
  return [{ isGone: false, params: { situation: situation.name, date: extractDate } }];
}

/** Judicial Code 1627: the creditors are invited, and have fifteen days to file; for what follows in a series nobody is again. */
function aboutInvitations(content: DossierContent): DossierFinding[] {
  if (content.followUp !== null) return [];
  const warning = { severity: 'warning', place: 'invitations' } as const;
  if (content.invitations.every(({ sentAt }) => sentAt === null)) {
    return [findingOf(content, { ...warning, code: 'nobodyInvited' })];
  }
  const early = findEarlyEnd(content.invitations.map(endedInvitationOf));
  if (early === undefined) return [];
  const params = { count: early.count, date: early.legalDay };
  return [findingOf(content, { ...warning, code: 'invitationsEndedEarly', params })];
}

/** What a payer withholds is its own reckoning: ours is held beside it, and stands on amounts that somebody has confirmed. */
function aboutIncome(content: DossierContent): DossierFinding[] {
  const { receipts } = content;
  const about = { severity: 'warning', place: 'income' } as const;
  const date = findUnconfirmedDay(receipts);
  const differing = receipts.flatMap(({ computed, ...receipt }) => {
    if (computed === null) return [];
    const paidCents = receipt.amountCents - receipt.maintenanceOnlyCents;
    const differenceCents = differenceOf(paidCents, computed.part);
    if (differenceCents === 0n) return [];
    const { payerName: payer, receivedOn, differenceNote: note } = receipt;
    const amounts = { paid: eurosFromCents(paidCents), quota: eurosFromCents(computed.quotaCents) };
    const params = { payer, date: receivedOn, ...amounts };
    if (note !== null) {
      return [
        findingOf(content, { ...about, code: 'quotaDifferenceExplained', params: { ...params, note } }),
      ];
    }
    const code = differenceCents < 0n ? 'quotaPaidLess' : 'quotaPaidMore';
    const difference = eurosFromCents(differenceCents < 0n ? -differenceCents : differenceCents);
    return [findingOf(content, { ...about, code, params: { ...params, difference } })];
  });
  const unconfirmed = findingOf(content, {
    ...about,
    code: 'scaleUnconfirmed',
    params: { date: date ?? '' },
  });
  return date === undefined ? differing : [unconfirmed, ...differing];
}

/**
 * Who goes first on an income hangs on the hour: where the day of the seizure alone is known, a notice of that day is held to
 * be later. And a delegation is for maintenance, which goes first by its privilege.
 */
function aboutIncomeRights(content: DossierContent): DossierFinding[] {
  if (!content.money.assets.some(({ poolKind }) => poolKind === 'income')) return [];
  const { seizedAt } = content.incomeOrder;
  const seizureDay = seizedAt === null && incomeSeizedAtOf(content) ? content.dossier.seizureDate : null;
  return sharingStatements(content).flatMap(({ id: statementId, claims }) =>
    claims.flatMap((claim) => {
      const { incomeRight } = detailsOf(claim);
      if (incomeRight === null) return [];
      const about = { severity: 'warning', place: 'statements', statementId, claimId: claim.id } as const;
      const { kind, notifiedAt } = incomeRight;
      if (kind === 'delegation' && claim.privilegeId !== 'maintenance') {
        return [findingOf(content, { ...about, code: 'delegationWithoutMaintenance' })];
      }
      const day = notifiedAt === null ? null : brusselsDate(new Date(notifiedAt));
      if (kind !== 'assignment' || day === null || day !== seizureDay) return [];
      return [findingOf(content, { ...about, code: 'assignmentOnSeizureDay', params: { date: day } })];
    }),
  );
}

/** A report speaks one language: a cost that has no name in it would stand there in another. */
function aboutNames(content: DossierContent, { costs }: Calculation): DossierFinding[] {
  const charged = new Set(costs.map(({ costId }) => costId));
  return content.tariff
    .filter(({ id, isNamed }) => charged.has(id) && !isNamed)
    .map(({ name }) =>
      findingOf(content, {
        code: 'costNameMissing',
        severity: 'warning',
        place: 'tariff',
        params: { cost: name },
      }),
    );
}

/** A text that the office has written in other languages only is left out of the report. */
function aboutOfficeTexts(content: DossierContent): DossierFinding[] {
  const { officeTexts, dossier } = content;
  return OFFICE_TEXT_PLACES.filter((place) => {
    const written = officeTexts.filter((text) => text.place === place);
    return written.length > 0 && written.every(({ language }) => language !== dossier.language);
  }).map((place) => findingOf(content, { code: `${place}Missing`, severity: 'warning', place: 'templates' }));
}

function aboutCosts(
  content: DossierContent,
  calculation: Calculation,
  { costsSharePercent }: AttentionLimits,
): DossierFinding[] {
  const warning = { severity: 'warning', place: 'collection' } as const;
  const points = listCostPoints(costsToCheck(content, calculation));
  const findings = points.map((point) => findingOf(content, { ...warning, ...point }));
  const { totals } = calculation.distribution;
  const percent = Number((totals.costsCents * 10_000n) / totals.moneyInCents) / 100;
  // Who reads that the costs are above what there is need not read that they take all of it.
  const isTold = percent <= costsSharePercent || points.some(({ code }) => code === 'costsExceedMoney');
  return isTold
    ? findings
    : [findingOf(content, { ...warning, code: 'costsShare', params: { percent } }), ...findings];
}

function costsToCheck(
  { dossier, tariff }: DossierContent,
  { asOf, costs, input }: Calculation,
): CostsToCheck {
  return {
    tariff: costs.flatMap(({ costId, unitCents, period }) =>
      tariff
        .filter(({ id }) => id === costId)
        .map((cost) => ({ ...cost, unitCents, validFrom: period.validFrom })),
    ),
    demandedCents: sumCents(input.costs.map(({ amountCents }) => amountCents)),
    balanceToDistributeCents: dossier.balanceToDistributeCents ?? 0n,
    governingDate: asOf,
  };
}

function aboutMoneyData(content: DossierContent): DossierFinding[] {
  const statements = sharingStatements(content);
  const names = new Map(statements.map((statement) => [statement.id, creditorNameOf(statement)]));
  const points = listMoneyDataPoints(
    statements.map((statement) => ({
      id: statement.id,
      creditorId: statement.toldCreditorId,
      creditorName: creditorNameOf(statement),
      account: statement.paymentAccount,
      reference: statement.paymentReference,
      address: creditorOf(statement).address,
    })),
  );
  return points.map((point) =>
    findingOf(content, {
      severity: 'warning',
      place: 'statements',
      creditorName: names.get(point.statementId) ?? null,
      ...point,
    }),
  );
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

function aboutPledges(content: DossierContent, { input }: Calculation): DossierFinding[] {
  const statements = sharingStatements(content);
  const consumerPledgeIds = new Set(
    statements
      .flatMap(({ claims }) => claims)
      .filter((claim) => detailsOf(claim).isConsumerPledge)
      .map(({ id }) => id),
  );
  const points = listPledgePoints({ ...input, consumerPledgeIds });
  return points.map((point) => {
    const statement = statements.find(({ id }) => id === point.statementId);
    const creditorName = statement ? creditorNameOf(statement) : null;
    return findingOf(content, { severity: 'warning', place: 'statements', creditorName, ...point });
  });
}

function aboutTransfers(
  content: DossierContent,
  distribution: Distribution,
  { smallTransferEuros }: AttentionLimits,
): DossierFinding[] {
  const limit = centsFromEuros(smallTransferEuros);
  const firstOf = (creditorId: string) =>
    sharingStatements(content).find((statement) => statement.toldCreditorId === creditorId);
  return [...paidPerCreditor(distribution)]
    .filter(([, paidCents]) => paidCents > 0n && paidCents < limit)
    .map(([creditorId, paidCents]) => {
      const statement = firstOf(creditorId);
      return findingOf(content, {
        code: 'smallTransfer',
        severity: 'warning',
        place: 'statements',
        statementId: statement?.id ?? null,
        creditorName: statement ? creditorNameOf(statement) : null,
        params: { amount: eurosFromCents(paidCents) },
      });
    });
}

/** After the signature nothing in the dossier can be mended any more, a missing address neither. */
function aboutSending(content: DossierContent): DossierFinding[] {
  const { recipients } = content;
  const defendantIds = new Set(recipients.defendants.map(({ addresseeId }) => addresseeId));
  const unreachable = planSending(recipients).unreachable.map(({ addresseeId, statementId, name }) => {
    const isDefendant = defendantIds.has(addresseeId);
    return findingOf(content, {
      code: isDefendant ? 'defendantUnreachable' : 'creditorUnreachable',
      severity: 'warning',
      place: isDefendant ? 'general' : statementId === null ? 'invitations' : 'statements',
      statementId,
      creditorName: isDefendant ? null : name,
      ...(isDefendant && { params: { name } }),
    });
  });
  return [...aboutMails(content), ...unreachable];
}

/** The law knows a registered letter and a dated receipt, no mail (Judicial Code 1629). */
function aboutMails(content: DossierContent): DossierFinding[] {
  const count = content.recipients.creditors.filter(({ sendOption }) =>
    sendOption?.startsWith('Email'),
  ).length;
  const about = { severity: 'warning', place: 'statements', params: { count } } as const;
  return count === 0 ? [] : [findingOf(content, { ...about, code: 'emailAlone' })];
}

function paidPerCreditor({ lines }: Distribution): Map<string, bigint> {
  const paid = new Map<string, bigint>();
  for (const line of lines) {
    const { creditorId } = line;
    if (creditorId !== null) paid.set(creditorId, (paid.get(creditorId) ?? 0n) + receivedOf(line));
  }
  return paid;
}
