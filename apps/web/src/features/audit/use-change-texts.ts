import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { isIsoDate } from '@prorata/domain/iso-date';
import { useTranslation } from 'react-i18next';
import { flattenChanges } from '../../components/form/field-paths.ts';
import { formatAmount, formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useFindPhrase } from './use-event-labels.ts';

export interface ChangeText {
  readonly key: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The lists of words that the values of a field are taken from. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  status: [
    'dossierStatus',
    'invitationStatus',
    'thirdPartyStatementStatus',
    'emailSendStatus',
    'registeredLetterStatus',
  ],
  language: ['language'],
  paymentType: ['paymentType'],
  distributionType: ['distributionType'],
  transactionKind: ['transactionKind'],
  corporateForm: ['legalForm'],
  creditorType: ['creditorType'],
  sendOption: ['sendOption'],
  sendMethod: ['sendMethod'],
  documentType: ['documentType'],
  type: ['claimType', 'documentType'],
};

const AMOUNT = /amount|balance|price|cost$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Says what changed, field by field, from what to what. */
export function useChangeTexts(): (changes: AuditEvent['changes']) => ChangeText[] {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const findPhrase = useFindPhrase();

  /** The field itself, or failing that its own spelling: better than leaving the change out. */
  const nameOf = (path: string): string => {
    const own = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
    return findPhrase('audit', `fields.${own}`) ?? own;
  };
  const wordOf = (field: string, value: string): string | undefined =>
    findPhrase('audit', `values.${field}.${value}`) ??
    LISTS[field]?.map((list) => findPhrase('vocabulary', `${list}.${value}`)).find(Boolean);
  const describe = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return NOTHING;
    if (Array.isArray(value)) return value.map((part) => describe(field, part)).join(', ') || NOTHING;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return AMOUNT.test(field) ? formatAmount(value, language) : String(value);
    const text = String(value);
    if (isIsoDate(text)) return formatDate(text, language);
    return INSTANT.test(text) ? formatDate(text, language, 'dateTime') : (wordOf(field, text) ?? text);
  };
  return (changes) =>
    flattenChanges(changes.map(({ field, before, after }) => ({ field, before, after }))).map(
      ({ field, before, after }) => {
        const own = field.split('.').at(-1) ?? field;
        return {
          key: field,
          field: nameOf(field),
          before: describe(own, before),
          after: describe(own, after),
        };
      },
    );
}
