import type { AuditChange, AuditValue } from '@prorata/contract/audit/audit-event';
import type { Subject } from '@prorata/contract/audit/fields';
import { addressLines } from '@prorata/domain/registered-letter-address';
import {
  formatAmount,
  formatCount,
  formatDate,
  formatDecimal,
  NOTHING,
  useLanguage,
} from '../platform/language/format.ts';
import { useTranslation } from '../platform/language/use-translation.ts';
import { labelOf } from './form/form-setting.ts';
import { useLabelsOfThings } from './form/use-field-labels.ts';

export interface ChangeText {
  readonly key: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Says what changed, field by field, from what to what: each value as its kind is written. */
export function useChangeTexts(): (subject: Subject | null, changes: readonly AuditChange[]) => ChangeText[] {
  const labelsOf = useLabelsOfThings();
  const describe = useDescribeValue();
  return (subject, changes) => {
    const labels = subject === null ? {} : labelsOf(subject);
    return changes.map(({ field, before, after }) => ({
      key: field,
      field: labelOf(labels, field),
      before: describe(before),
      after: describe(after),
    }));
  };
}

/** Writes a value as its kind is written. */
export function useDescribeValue(): (value: AuditValue | null) => string {
  const { t, i18n } = useTranslation(['audit', 'forms', 'vocabulary']);
  const language = useLanguage();
  /** A word that the server knows and this page, which may be older, does not is shown as it stands. */
  const wordOf = (list: string, word: string): string => {
    const phrase: unknown = i18n.getResource(i18n.language, 'vocabulary', `${list}.${word}`);
    return typeof phrase === 'string' ? phrase : word;
  };
  const countryOf = (code: string): string =>
    new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
  const describe = (value: AuditValue | null): string => {
    if (value === null) return NOTHING;
    switch (value.kind) {
      case 'amount':
        return formatAmount(value.value, language);
      case 'number':
        return formatCount(value.value, language);
      case 'percentage':
        return `${formatDecimal(value.value, language, 0, 4)}\u00a0%`;
      case 'date':
        return formatDate(value.value, language);
      case 'instant':
        return formatDate(value.value, language, 'dateTime');
      case 'yesNo':
        return t(value.value ? 'forms:yes' : 'forms:no');
      case 'word':
        return wordOf(value.list, value.value);
      case 'words':
        return value.value.map((word) => wordOf(value.list, word)).join(', ') || NOTHING;
      case 'texts':
        return value.value.join(', ') || NOTHING;
      case 'country':
        return countryOf(value.value);
      case 'address':
        return [
          ...addressLines({ ...value.value, country: null }),
          value.value.country && countryOf(value.value.country),
        ]
          .filter(Boolean)
          .join(', ');
      case 'named':
        return value.value[language];
      case 'line':
        return value.value.map(describe).join(' · ');
      case 'erased':
        return t('audit:erased');
      default:
        return value.value;
    }
  };
  return describe;
}
