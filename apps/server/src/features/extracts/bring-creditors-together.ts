import type { ExtractContents, ExtractCreditor } from '@prorata/contract/extracts/extract';
import { claimedByNotices } from '@prorata/domain/extracts/claimed-by-notices';
import { bringTogether, type NamedCreditor } from '@prorata/domain/extracts/same-creditor';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import type { StoredContent } from './find-extract.ts';

/** The reader tells of each notice's creditor by itself; here the same creditor becomes one, with all its notices. */
export function bringCreditorsTogether(contents: ExtractContents): StoredContent {
  const { groups, possiblySame } = bringTogether(contents.creditors.map(namedCreditorOf));
  const byKey = new Map(contents.creditors.map((creditor) => [creditor.key, creditor]));
  const firstKeys = new Map(groups.flatMap((keys) => keys.map((key) => [key, keys[0]])));
  return {
    ...contents,
    creditors: groups.map((keys) => merge(keys.flatMap((key) => byKey.get(key) ?? []))),
    notUnderstood: contents.notUnderstood.map((text) => ({
      ...text,
      creditorKey: text.creditorKey && (firstKeys.get(text.creditorKey) ?? text.creditorKey),
    })),
    possiblySame: possiblySame.map((keys) => [...keys]),
  };
}

export function namedCreditorOf(creditor: ExtractCreditor): NamedCreditor {
  const { firstName, lastName, corporateName, name } = creditor;
  const person = [firstName.value, lastName.value].filter(Boolean).join(' ');
  return {
    key: creditor.key,
    names: [corporateName.value ?? (person === '' ? name : person)],
    enterpriseNumber: creditor.kboNumber.value,
    nationalNumber: creditor.nationalNumber.value,
    zipcode: creditor.address.value?.zipcode ?? null,
    birthDate: creditor.birthDate.value,
    department: creditor.department.value,
  };
}

/** What one notice leaves out another may say. */
function merge(creditors: readonly ExtractCreditor[]): ExtractCreditor {
  const [first, ...others] = creditors;
  if (first === undefined) throw new Error('A group of creditors is empty.');
  const notices = creditors.flatMap((creditor) => creditor.notices);
  const claimed = claimedByNotices(
    notices.map(({ noticeNumber, claimNature, amount }) => ({
      number: noticeNumber.value,
      nature: claimNature.value,
      amountCents: amount.value === null ? null : centsFromEuros(amount.value),
    })),
  );
  const merged = others.reduce(fillIn, first);
  return {
    ...merged,
    notices,
    totalAmount: eurosFromCents(claimed),
    suggestedPrivilegeId: creditors.find((one) => one.suggestedPrivilegeId)?.suggestedPrivilegeId ?? null,
  };
}

const FILLED_IN = [
  'firstName',
  'lastName',
  'corporateName',
  'corporateForm',
  'kboNumber',
  'nationalNumber',
  'birthDate',
  'address',
  'department',
  'email',
  'electedDomicile',
] as const satisfies readonly (keyof ExtractCreditor)[];

function fillIn(one: ExtractCreditor, other: ExtractCreditor): ExtractCreditor {
  const missing = FILLED_IN.filter((field) => one[field].value === null && other[field].value !== null);
  return { ...one, ...Object.fromEntries(missing.map((field) => [field, other[field]])) };
}
