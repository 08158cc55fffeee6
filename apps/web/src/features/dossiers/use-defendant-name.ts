import type { Defendant, Dossier } from '@prorata/contract/dossiers/dossier';
import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatNationalNumber } from '@prorata/domain/national-number';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** While somebody is being entered, any of it may be missing. */
type Named = {
  readonly [Field in 'companyName' | 'corporateForm' | 'name' | 'surname']?: Defendant[Field] | undefined;
};

type Defendants = Pick<Dossier, 'defendant' | 'coDefendants'>;

/** How one defendant is called on screen: a company with its legal form behind it, or a person. */
export function useNameOf(): (defendant: Named) => string {
  const { t } = useTranslation('vocabulary');
  return ({ companyName, corporateForm, name, surname }) => {
    const form = corporateForm && t(`legalFormAbbreviation.${corporateForm}`);
    return (companyName ? [companyName, form] : [name, surname]).filter(Boolean).join(' ');
  };
}

/** Everybody against whom a dossier runs, the first one first. */
export function useDefendants({ defendant, coDefendants }: Defendants): { id: string; name: string }[] {
  const nameOf = useNameOf();
  return [{ ...defendant, id: MAIN_DEFENDANT }, ...coDefendants].map((one) => ({
    id: one.id,
    name: nameOf(one),
  }));
}

/** Whose each part of the money can be: each defendant's own estate, then what some have together. */
export function useEstates(dossier: Defendants & Pick<Dossier, 'estates'>): { id: string; name: string }[] {
  return [...useDefendants(dossier), ...dossier.estates.map(({ id, name }) => ({ id, name }))];
}

/** How the defendants are called together on screen, and the number that tells namesakes apart where there is one. */
export function useDefendantName(dossier: Defendants): { name: string; number: string | undefined } {
  const { t } = useTranslation('dossiers');
  const language = useLanguage();
  const names = useDefendants(dossier).flatMap(({ name }) => name || []);
  const { kboNumber, nationalNumber } = dossier.defendant;
  const number = kboNumber
    ? t('kbo', { number: formatEnterpriseNumber(kboNumber) })
    : nationalNumber && formatNationalNumber(nationalNumber);
  return {
    name: new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
    number: names.length > 1 ? undefined : (number ?? undefined),
  };
}

/** How the defendant of a row of the list is called; a company with its legal form behind it. */
export function useRowName({ defendantName, corporateForm }: DossierRow): string {
  const { t } = useTranslation('vocabulary');
  const form = corporateForm && t(`legalFormAbbreviation.${corporateForm}`);
  return [defendantName, form].filter(Boolean).join(' ');
}
