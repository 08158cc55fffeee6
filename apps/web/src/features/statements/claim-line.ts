import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { isEuroAmount, sumEuros } from '@prorata/domain/money';
import { parseAmount } from '@prorata/domain/parse-decimal';
import type { ClaimPart, Language } from '@prorata/domain/vocabulary';
import type { ClaimPartValues, ClaimValues } from '../../components/claims/claim-values.ts';
import { formatAmount } from '../../platform/language/format.ts';
import { declaredOf } from './review-draft.ts';

/** The three amounts of a claim that have a column of their own. */
export const LINE_PARTS = ['principal', 'interest', 'costs'] as const satisfies readonly ClaimPart[];
type LinePart = (typeof LINE_PARTS)[number];

/** Stands for all lots, the money that was seized among them. */
export const ALL_LOTS = 'all';
/** Stands for no privilege. */
export const ORDINARY = 'chirographic';

/** A claim as it is typed in one line under its creditor. */
export interface ClaimLine extends Readonly<Record<LinePart, string>> {
  /** A privilege, or none. */
  readonly cause: string;
  readonly lotIds: readonly string[];
  readonly documentId: string;
}

/** What a claim is made of; what is not split is principal, and a penalty or an indemnity stands with the costs. */
export function partsOf(claim: PrivilegedClaim): Readonly<Record<LinePart, number>> {
  const sum = (isOne: (kind: ClaimPart) => boolean) =>
    sumEuros(claim.parts.filter(({ kind }) => isOne(kind)).map(({ declared }) => declared));
  const interest = sum((kind) => kind === 'interest');
  const costs = sum((kind) => kind !== 'principal' && kind !== 'interest');
  return { principal: Math.max(0, sumEuros([declaredOf(claim), -interest, -costs])), interest, costs };
}

/** Whether a line says all of the claim; of any other the editor has the rest beside it. */
export function fitsInLine(claim: PrivilegedClaim): boolean {
  const { parts, payments, periods, fixedParts, amountRejected, reservedAmount } = claim;
  const isDecided = amountRejected > 0 || reservedAmount > 0;
  const isDetailed = payments.length > 0 || periods.length > 0 || fixedParts.length > 0;
  const arePlain = parts.every(
    ({ kind, interest }, at) =>
      LINE_PARTS.some((known) => known === kind) &&
      interest === null &&
      parts.findIndex((other) => other.kind === kind) === at,
  );
  return !isDecided && !isDetailed && arePlain;
}

/** A new claim begins with the only document that could prove it. */
export function lineOf(
  claim: PrivilegedClaim | undefined,
  documents: readonly { readonly id: string }[],
  language: Language,
): ClaimLine {
  if (claim === undefined) {
    const documentId = documents.length === 1 ? (documents[0]?.id ?? '') : '';
    return { cause: '', principal: '', interest: '', costs: '', lotIds: [], documentId };
  }
  const parts = partsOf(claim);
  const text = (euros: number) => (euros === 0 ? '' : formatAmount(euros, language, 'none'));
  return {
    cause: claim.privilegeId ?? ORDINARY,
    principal: text(parts.principal),
    interest: text(parts.interest),
    costs: text(parts.costs),
    lotIds: claim.onAllAssets ? [ALL_LOTS] : claim.assetIds,
    documentId: claim.documentId ?? '',
  };
}

/** The field of a line that says nothing good. */
export type LineFault = 'cause' | LinePart | 'documentId';

/** What a line says of its claim, or what stands in the way. */
export function readLine(
  line: ClaimLine,
  privileges: readonly Pick<Privilege, 'id' | 'type'>[],
  language: Language,
): { readonly fault: LineFault } | { readonly changes: Partial<ClaimValues> } {
  const privilege = privileges.find(({ id }) => id === line.cause);
  if (privilege === undefined && line.cause !== ORDINARY) return { fault: 'cause' };
  const amounts = { principal: 0, interest: 0, costs: 0 };
  for (const part of LINE_PARTS) {
    const euros = line[part].trim() === '' ? 0 : parseAmount(line[part], language);
    if (euros === undefined || euros < 0 || !isEuroAmount(euros)) return { fault: part };
    amounts[part] = euros;
  }
  const declared = sumEuros(Object.values(amounts));
  if (declared === 0) return { fault: 'principal' };
  if (line.documentId === '') return { fault: 'documentId' };
  const isSpecific = privilege?.type === 'specific';
  const onAllAssets = isSpecific && line.lotIds.includes(ALL_LOTS);
  return {
    changes: {
      type: privilege?.type ?? ORDINARY,
      privilegeId: privilege?.id ?? null,
      documentId: line.documentId,
      onAllAssets,
      assetIds: isSpecific && !onAllAssets ? [...line.lotIds] : [],
      amountDeclared: declared,
      amountDemanded: declared,
      parts: splitOf(amounts),
    },
  };
}

/** A claim that is all principal is not split. */
function splitOf(amounts: Readonly<Record<LinePart, number>>): ClaimPartValues[] {
  if (amounts.interest === 0 && amounts.costs === 0) return [];
  return LINE_PARTS.filter((kind) => amounts[kind] > 0).map((kind) => ({
    ...{ kind, declared: amounts[kind], admitted: amounts[kind] },
    ...{ reserved: 0, interest: null, followsPrivilege: null, note: null, isInTitle: null },
  }));
}
