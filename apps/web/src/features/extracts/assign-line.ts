import { isEmailAddress } from '@prorata/domain/email-addresses';
import { parseEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { parseAmount } from '@prorata/domain/parse-decimal';
import type { Language } from '@prorata/domain/vocabulary';
import type { CreditorValues } from './creditor-values.ts';

/** The fields into which a line that nobody understood can be put. */
export const LINE_TARGETS = [
  'corporateName',
  'kboNumber',
  'primaryEmail',
  'totalAmountClaimed',
  'creditorReference',
] as const;
export type LineTarget = (typeof LINE_TARGETS)[number];

/** What a line says for a field; nothing when it does not say such a thing. A label before it is no part of it. */
export function valueFrom(
  text: string,
  target: LineTarget,
  language: Language,
): Partial<CreditorValues> | undefined {
  const said = text.replace(/^[^:]{1,40}:\s*/, '').trim() || text.trim();
  if (target === 'kboNumber') {
    const digits = /(?:BE\s*)?[01][\d.\s]{8,13}/i.exec(text)?.[0];
    const kboNumber = digits === undefined ? undefined : parseEnterpriseNumber(digits);
    return kboNumber === undefined ? undefined : { kboNumber };
  }
  if (target === 'primaryEmail') {
    const primaryEmail = text.split(/[\s;,<>]+/).find(isEmailAddress);
    return primaryEmail === undefined ? undefined : { primaryEmail };
  }
  if (target === 'totalAmountClaimed') {
    const digits = /\d[\d.,\s]*/.exec(said)?.[0].trim();
    const amount = digits === undefined ? undefined : parseAmount(digits, language);
    return amount === undefined ? undefined : { totalAmountClaimed: amount };
  }
  const MAX_LENGTH = { corporateName: 200, creditorReference: 100 }[target];
  return said.length > MAX_LENGTH ? undefined : { [target]: said };
}
