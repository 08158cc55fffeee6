import type { AuditValue } from '@prorata/contract/audit/audit-event';
import {
  REPORT_PARTS,
  type ReportDifference,
  type ReportField,
  type ReportPart,
} from '@prorata/contract/results/difference';
import { REPORT_WORDS } from '@prorata/documents/report/compose-report';
import type { Declarant, PartyOfDeed, Report } from '@prorata/documents/report/report';
import { writeMonth } from '@prorata/documents/report/write-values';
import { formatIban } from '@prorata/domain/iban';
import { type Cents, eurosFromCents } from '@prorata/domain/money';
import { canonicalJson } from '../../events/canonical-json.ts';

/** One thing of which a report speaks, with all that it says of it. */
interface Part {
  /** The same in both reports, whatever the thing is called. */
  readonly key: string;
  readonly part: ReportPart;
  readonly name: string | null;
  readonly says: Readonly<Partial<Record<ReportField, AuditValue | null>>>;
}

/** In what a report differs from another of the same dossier, thing by thing; names of the law are no difference. */
export function compareReports(before: Report, after: Report): ReportDifference[] {
  const old = new Map(partsOf(before).map((part) => [part.key, part]));
  const current = new Map(partsOf(after).map((part) => [part.key, part]));
  const keys = [...new Set([...old.keys(), ...current.keys()])];
  return keys
    .flatMap((key) => differenceOf(old.get(key), current.get(key)))
    .toSorted((one, other) => REPORT_PARTS.indexOf(one.part) - REPORT_PARTS.indexOf(other.part));
}

function differenceOf(was: Part | undefined, is: Part | undefined): ReportDifference[] {
  const thing = was ?? is;
  if (thing === undefined) return [];
  const { part, name } = thing;
  if (was === undefined || is === undefined) {
    return [{ part, name, kind: was === undefined ? 'added' : 'removed', changes: [] }];
  }
  const changes = changesBetween(was, is);
  return changes.length === 0 ? [] : [{ part, name, kind: 'changed', changes }];
}

function changesBetween(was: Part, is: Part): ReportDifference['changes'] {
  return (Object.keys(is.says) as ReportField[])
    .map((field) => ({ field, before: was.says[field] ?? null, after: is.says[field] ?? null }))
    .filter(({ before, after }) => canonicalJson(before) !== canonicalJson(after));
}

function partsOf(report: Report): Part[] {
  return [
    ...aboutPeople(report),
    aboutDossier(report),
    aboutInvitations(report),
    ...aboutIncome(report),
    ...report.pools.map(({ id, name, grossCents, ownCostsCents, netCents, estateId = '' }) => ({
      key: `lot ${id} ${estateId}`,
      part: 'lot' as const,
      name,
      says: {
        name: text(name),
        gross: amount(grossCents),
        ownCosts: amount(ownCostsCents),
        net: amount(netCents),
      },
    })),
    ...aboutCosts(report),
    ...report.declarants.flatMap(aboutStatement),
    aboutTotals(report),
  ];
}

function aboutPeople(report: Report): Part[] {
  const { office, officeTexts, bailiff, substitute, defendant, coDefendants = [] } = report;
  return [
    {
      key: 'office',
      part: 'office',
      name: null,
      says: {
        name: text(office.name),
        address: text(office.address),
        phone: text(office.phone),
        email: text(office.email),
        enterpriseNumber: text(office.enterpriseNumber),
        thirdPartyAccount: text(office.thirdPartyAccount && formatIban(office.thirdPartyAccount)),
        // By its fingerprint, of which the first digits tell one drawing from another.
        logo: text(office.logo?.sha256.slice(0, 8)),
        introduction: text(officeTexts?.introduction),
        remarks: text(officeTexts?.remarks),
      },
    },
    {
      key: 'bailiff',
      part: 'bailiff',
      name: null,
      says: {
        salutation: salutation(substitute ?? bailiff),
        name: text(bailiff.name),
        immatriculation: text(bailiff.immatriculation),
        substitute: text(substitute?.name),
        substituteImmatriculation: text(substitute?.immatriculation),
      },
    },
    ...[defendant, ...coDefendants].map((person, place) => ({
      key: place === 0 ? 'defendant' : `defendant ${place}`,
      part: 'defendant' as const,
      name: null,
      says: {
        salutation: salutation(person),
        name: text(person.name),
        address: text(person.address),
        enterpriseNumber: text(person.enterpriseNumber),
      },
    })),
  ];
}

function aboutDossier(report: Report): Part {
  const { origin, consultation, costs } = report;
  return {
    key: 'dossier',
    part: 'dossier',
    name: null,
    says: {
      language: { kind: 'word', list: 'language', value: report.language },
      reference: text(report.reference),
      repertoryNumber: text(report.repertoryNumber),
      transactionKind: { kind: 'words', list: 'transactionKind', value: [...origin.kinds].sort() },
      saleDate: date(origin.saleDate),
      seizureDate: date(origin.seizureDate),
      consultedOn: date(consultation?.on ?? null),
      consultedAt: text(consultation?.time),
      isFreeOfRegistrationFees: yesNo(costs.isFreeOfRegistrationFees),
      vatRate: { kind: 'percentage', value: costs.vatRatePartsPerMillion / 10_000 },
      explanation: text(report.explanation),
      paymentType: { kind: 'word', list: 'paymentType', value: report.paymentType },
      contestationDays: number(report.contestationTermDays),
      ...(report.incomeRun && {
        runNumber: number(report.incomeRun.number),
        children: number(report.incomeRun.children),
        earlierDossiers: texts(report.incomeRun.earlier.map(({ fileNumber }) => fileNumber)),
      }),
      ...aboutDeeds(report),
    },
  };
}

/** Each party and deed in one line, with all that is told of it, in an order that storing it cannot change. */
function aboutDeeds({ language, parties, deeds = [] }: Report): Part['says'] {
  const { seizing = [], thirdParties = [], electedDomicile = null } = parties ?? {};
  const { kinds } = REPORT_WORDS[language].deeds;
  const lines = (things: readonly (readonly (string | null)[])[]) =>
    texts(things.map((told) => told.filter(Boolean).join(', ')));
  const party = ({ name, address, enterpriseNumber }: PartyOfDeed) => [name, address, enterpriseNumber];
  return {
    seizingCreditors: lines(seizing.map((one) => [...party(one), one.counsel, one.bailiff])),
    deeds: lines(
      deeds.map((deed) => [
        ...[kinds[deed.kind], deed.description, deed.on, deed.servedOn],
        ...[deed.officer, deed.repertoryNumber],
      ]),
    ),
    thirdParties: lines(thirdParties.map((one) => [...party(one), one.declaredOn, one.receivedOn])),
    electedDomicile: text(electedDomicile),
  };
}

function aboutInvitations({ invitations }: Report): Part {
  const { registered, byMail, firstSentOn, lastSentOn, silent, endedEarly } = invitations;
  return {
    key: 'invitations',
    part: 'invitations',
    name: null,
    says: {
      registered: number(registered),
      byMail: number(byMail),
      firstSentOn: date(firstSentOn),
      lastSentOn: date(lastSentOn),
      silent: texts(silent),
      endedEarly: endedEarly && number(endedEarly.count),
    },
  };
}

/** Who pays month by month, and what came in: a receipt that was changed or taken out makes another report. */
function aboutIncome({ incomeRun, language }: Report): Part[] {
  if (incomeRun === undefined) return [];
  const names = new Map(incomeRun.payers.map(({ id, name }) => [id, name]));
  return [
    ...incomeRun.payers.map((payer) => ({
      key: `payer ${payer.id}`,
      part: 'payer' as const,
      name: payer.name,
      says: {
        name: text(payer.name),
        address: text(payer.address),
        enterpriseNumber: text(payer.enterpriseNumber),
        incomeKind: { kind: 'word' as const, list: 'incomeKind' as const, value: payer.kind },
      },
    })),
    ...incomeRun.receipts.map((receipt) => ({
      key: `receipt ${receipt.id}`,
      part: 'receipt' as const,
      name: [names.get(receipt.payerId), writeMonth(receipt.month, language)].filter(Boolean).join(', '),
      says: {
        receivedOn: date(receipt.receivedOn),
        amount: amount(receipt.receivedCents),
        maintenanceOnly: amount(receipt.maintenanceOnlyCents),
        net: receipt.computed && amount(receipt.computed.netCents),
        children: receipt.computed && number(receipt.computed.children),
        quota: receipt.computed && amount(receipt.computed.ownQuotaCents),
        note: text(receipt.differenceNote),
      },
    })),
  ];
}

function aboutCosts({ costs }: Report): Part[] {
  return [
    ...costs.execution.map((cost) => ({
      key: `cost ${cost.id}`,
      part: 'executionCost' as const,
      name: cost.description,
      says: {
        name: text(cost.description),
        date: date(cost.on),
        lot: text(cost.borneBy ?? cost.pool),
        article: text(cost.tariffArticle),
        amount: amount(cost.amountCents),
      },
    })),
    ...costs.tariff.map((cost) => ({
      key: `tariff ${cost.costId}`,
      part: 'tariffCost' as const,
      name: cost.name,
      says: {
        name: text(cost.name),
        count: number(cost.count),
        unitPrice: amount(cost.unitCents),
        amount: amount(cost.totalCents),
      },
    })),
  ];
}

function aboutStatement(declarant: Declarant): Part[] {
  const { statementId, name } = declarant;
  return [
    {
      key: `statement ${statementId}`,
      part: 'statement',
      name,
      says: {
        name: text(name),
        address: text(declarant.address),
        enterpriseNumber: text(declarant.enterpriseNumber),
        declaredBy: text(declarant.declaredBy),
        titles: texts(declarant.titles),
        filedOn: date(declarant.filedOn),
        isLate: yesNo(declarant.isLate),
        claimed: amount(declarant.claimedCents),
        allotted: amount(declarant.allottedCents),
        reserved: amount(declarant.reservedCents),
        ...(declarant.series && { earlier: amount(declarant.series.earlierCents) }),
        account: text(declarant.payment?.accountEnd),
        communication: text(declarant.payment?.communication),
      },
    },
    ...declarant.entries.map((entry, place) => ({
      key: `claim ${statementId} ${place}`,
      part: 'claim' as const,
      name: `${name}, ${entry.name}`,
      says: {
        rank: number(entry.rank),
        lot: text(entry.pool),
        since: date(entry.since),
        limit: entry.limitCents === null ? null : amount(entry.limitCents),
        isReserved: yesNo(entry.isReserved),
        claimed: amount(entry.claimedCents),
      },
    })),
  ];
}

function aboutTotals({ totals }: Report): Part {
  return {
    key: 'totals',
    part: 'totals',
    name: null,
    says: {
      moneyIn: amount(totals.moneyInCents),
      costs: amount(totals.costsCents),
      paid: amount(totals.paidCents),
      reserved: amount(totals.reservedCents),
      surplus: amount(totals.surplusCents),
    },
  };
}

function salutation(person: Pick<Report['bailiff'], 'salutation'>): AuditValue | null {
  return person.salutation ? { kind: 'word', list: 'salutation', value: person.salutation } : null;
}

function text(value: string | null | undefined): AuditValue | null {
  return value === null || value === undefined || value === '' ? null : { kind: 'text', value };
}

function texts(value: readonly string[]): AuditValue | null {
  return value.length === 0 ? null : { kind: 'texts', value: [...value] };
}

function date(value: string | null): AuditValue | null {
  return value === null ? null : { kind: 'date', value };
}

function number(value: number): AuditValue {
  return { kind: 'number', value };
}

function yesNo(value: boolean): AuditValue {
  return { kind: 'yesNo', value };
}

function amount(cents: Cents): AuditValue {
  return { kind: 'amount', value: eurosFromCents(cents) };
}
