import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { UserReference } from '@prorata/contract/users/user';
import {
  DISTRIBUTION_TYPES,
  DOSSIER_LANGUAGES,
  LEGAL_FORMS,
  PAYMENT_TYPES,
  TRANSACTION_KINDS,
} from '@prorata/domain/vocabulary';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../components/form/fields.tsx';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { bailiffsQuery, candidateBailiffsQuery } from './bailiff-queries.ts';
import { fullName } from './full-name.ts';

/** The closed lists of a dossier's form, in words. */
export function useDossierChoices(dossier: Dossier | undefined) {
  const { t } = useTranslation('vocabulary');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const bailiffs = useQuery(bailiffsQuery).data?.items ?? [];
  const candidates = useQuery(candidateBailiffsQuery).data?.items ?? [];
  const mayRank = me.rankingPermission && me.organization?.hasRankingFilePermission === true;
  const distributionTypes = DISTRIBUTION_TYPES.filter(
    (type) => type === 'proportional' || mayRank || dossier?.distributionType === type,
  );
  return {
    languages: DOSSIER_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
    legalForms: LEGAL_FORMS.map((value) => ({ value, label: t(`legalForm.${value}`) })),
    paymentTypes: PAYMENT_TYPES.map((value) => ({ value, label: t(`paymentType.${value}`) })),
    distributionTypes: distributionTypes.map((value) => ({ value, label: t(`distributionType.${value}`) })),
    transactionKinds: TRANSACTION_KINDS.map((value) => ({ value, label: t(`transactionKind.${value}`) })),
    responsible: choicesOf(bailiffs, dossier?.responsibleBailiff),
    deputies: choicesOf([...bailiffs, ...candidates], dossier?.deputyBailiff),
  };
}

export type DossierChoices = ReturnType<typeof useDossierChoices>;

/** Who was chosen stays a choice after leaving the office. */
function choicesOf(people: readonly UserReference[], chosen: UserReference | null | undefined): Choice[] {
  const all = chosen && !people.some(({ id }) => id === chosen.id) ? [...people, chosen] : people;
  return all.map((person) => ({ value: person.id, label: fullName(person) }));
}
