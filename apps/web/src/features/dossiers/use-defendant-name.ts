import type { Defendant } from '@prorata/contract/dossiers/dossier';
import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatNationalNumber } from '@prorata/domain/national-number';
import { useTranslation } from 'react-i18next';

type Named = Pick<
  Defendant,
  'companyName' | 'corporateForm' | 'kboNumber' | 'name' | 'surname' | 'nationalNumber'
>;

/** How the defendant is called on screen, and the number that tells namesakes apart. */
export function useDefendantName(defendant: Named): { name: string; number: string | undefined } {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const { companyName, corporateForm, kboNumber, nationalNumber } = defendant;
  const form = corporateForm && t(`vocabulary:legalFormAbbreviation.${corporateForm}`);
  const company = companyName && [companyName, form].filter(Boolean).join(' ');
  const person = [defendant.name, defendant.surname].filter(Boolean).join(' ');
  const number = kboNumber
    ? t('kbo', { number: formatEnterpriseNumber(kboNumber) })
    : nationalNumber && formatNationalNumber(nationalNumber);
  return { name: company || person, number: number ?? undefined };
}

/** How the defendant of a row of the list is called; a company with its legal form behind it. */
export function useRowName({ defendantName, corporateForm }: DossierRow): string {
  const { t } = useTranslation('vocabulary');
  const form = corporateForm && t(`legalFormAbbreviation.${corporateForm}`);
  return [defendantName, form].filter(Boolean).join(' ');
}
