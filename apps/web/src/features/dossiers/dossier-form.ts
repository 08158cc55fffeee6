import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { Organization } from '@prorata/contract/organizations/organization';
import { usersCalls } from '@prorata/contract/users/calls';
import type { Me, UserReference } from '@prorata/contract/users/user';
import {
  DISTRIBUTION_TYPES,
  DOSSIER_LANGUAGES,
  LEGAL_FORMS,
  PAYMENT_TYPES,
  SIGNERS,
} from '@prorata/domain/vocabulary';
import { queryOptions, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Choice } from '../../components/form/fields.tsx';
import { blankValuesFor, type ValuesOf, valuesFor } from '../../components/form/use-contract-form.ts';
import { fullName } from '../../components/full-name.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';

/** What the form of a dossier holds. */
export type DossierForm = ValuesOf<typeof dossiersCalls.update>;

/** A dossier as its form starts with it. An older one may lack what it must have by now: its form then asks for it. */
export function valuesOf(dossier: Dossier): DossierForm {
  return valuesFor(dossiersCalls.update, {
    ...dossier,
    responsibleBailiffId: dossier.responsibleBailiff?.id ?? null,
    deputyBailiffId: dossier.deputyBailiff?.id ?? null,
  } as DossierForm);
}

/** Nobody yet. */
export const BLANK_DEFENDANT = {
  salutation: null,
  name: null,
  surname: null,
  email: null,
  phone: null,
  nationalNumber: null,
  companyName: null,
  kboNumber: null,
  corporateForm: null,
  address: { address1: null, address2: null, zipcode: null, city: null, country: 'BE' },
} as const;

type Defaults = Pick<Organization, 'preferredLanguage' | 'paymentType' | 'distributionType'>;

/** What a new dossier starts with: the habits of the office, and the bailiff who opens it. */
export function newValues(me: Pick<Me, 'id' | 'isBailiff'>, office: Defaults | undefined) {
  return {
    ...blankValuesFor(dossiersCalls.create),
    language: DOSSIER_LANGUAGES.find((language) => language === office?.preferredLanguage) ?? 'nl',
    ...(me.isBailiff && me.id !== null && { responsibleBailiffId: me.id }),
    defendant: BLANK_DEFENDANT,
    transactionKind: [],
    ...(office && { paymentType: office.paymentType, distributionType: office.distributionType }),
  };
}

/** The closed lists of a dossier's form, in words. */
export function useDossierChoices(dossier: Dossier | undefined) {
  const { t } = useTranslation('vocabulary');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const mayRank = me.rankingPermission && me.organization?.hasRankingFilePermission === true;
  const ownType = dossier?.distributionType;
  return useMemo(() => {
    const distributionTypes = DISTRIBUTION_TYPES.filter(
      (type) => type === 'proportional' || mayRank || ownType === type,
    );
    return {
      languages: DOSSIER_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
      legalForms: LEGAL_FORMS.map((value) => ({ value, label: t(`legalForm.${value}`) })),
      signers: SIGNERS.map((value) => ({ value, label: t(`signer.${value}`) })),
      paymentTypes: PAYMENT_TYPES.map((value) => ({ value, label: t(`paymentType.${value}`) })),
      distributionTypes: distributionTypes.map((value) => ({ value, label: t(`distributionType.${value}`) })),
    };
  }, [t, mayRank, ownType]);
}

export type DossierChoices = ReturnType<typeof useDossierChoices>;

/** Who of the office can be responsible for a dossier, and who can stand in. */
export function usePeopleChoices(dossier: Dossier | undefined) {
  const bailiffs = useQuery(bailiffsQuery).data?.items ?? [];
  const candidates = useQuery(candidateBailiffsQuery).data?.items ?? [];
  return {
    responsible: choicesOf(bailiffs, dossier?.responsibleBailiff),
    deputies: choicesOf([...bailiffs, ...candidates], dossier?.deputyBailiff),
  };
}

/** Who was chosen stays a choice after leaving the office. */
function choicesOf(people: readonly UserReference[], chosen: UserReference | null | undefined): Choice[] {
  const all = chosen && !people.some(({ id }) => id === chosen.id) ? [...people, chosen] : people;
  return all.map((person) => ({ value: person.id, label: fullName(person) }));
}

/** As many as the API gives at once; no office has more. */
const ALL = { pageSize: 200 } as const;

const bailiffsQuery = queryOptions({
  queryKey: ['users', 'bailiffs'],
  queryFn: ({ signal }) => request(usersCalls.listBailiffs, { query: ALL, signal }),
});

const candidateBailiffsQuery = queryOptions({
  queryKey: ['users', 'candidateBailiffs'],
  queryFn: ({ signal }) => request(usersCalls.listCandidateBailiffs, { query: ALL, signal }),
});

/** The own office, whose habits a new dossier starts with. */
export function officeQuery(organizationId: string | undefined) {
  return queryOptions({
    queryKey: ['organizations', 'one', organizationId],
    queryFn:
      organizationId === undefined
        ? skipToken
        : ({ signal }) => request(organizationsCalls.read, { params: { organizationId }, signal }),
  });
}
