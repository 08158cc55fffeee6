import type { DossierFinding } from '@prorata/contract/distribution/finding';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';

const GROUPS = ['dossier', 'calculation', 'gaps', 'attention'] as const;

/** A finding in words: the phrase of its code, with amounts and dates written as the reader writes them. */
export function useFindingPhrase(): (finding: DossierFinding) => string {
  const { t, i18n } = useTranslation('findings');
  const language = useLanguage();
  return ({ code, params }) => {
    const group = GROUPS.find((name) => i18n.exists(`${name}.${code}`, { ns: 'findings' }));
    const written = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, writeValue(name, value)]),
    );
    // The server may be newer than this page and know findings that have no phrase here yet.
    return group === undefined ? code : t(`${group}.${code}` as never, written);
  };

  function writeValue(name: string, value: string | number): string {
    if (typeof value === 'number') return isCount(name) ? String(value) : formatAmount(value, language);
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, language) : value;
  }
}

function isCount(name: string): boolean {
  return /^(days|count|percent|rank)$/.test(name);
}
