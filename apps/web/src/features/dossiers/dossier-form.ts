import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Organization } from '@prorata/contract/organizations/organization';
import { usersCalls } from '@prorata/contract/users/calls';
import type { Me, UserReference } from '@prorata/contract/users/user';
import {
  DISTRIBUTION_TYPES,
  DOSSIER_LANGUAGES,
  LEGAL_FORMS,
  PAYMENT_TYPES,
  TRANSACTION_KINDS,
} from '@prorata/domain/vocabulary';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../components/form/fields.tsx';
import type { FieldLabels } from '../../components/form/form-setting.ts';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { request } from '../../platform/client/request.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { fullName } from './full-name.ts';

/** What the form of a dossier holds. */
export type DossierForm = ValuesOf<typeof dossiersCalls.update>;

/** A dossier as its form starts with it. An older one may lack what it must have by now: its form then asks for it. */
export function valuesOf(dossier: Dossier) {
  return {
    version: dossier.version,
    dossierTitle: dossier.dossierTitle,
    dossierReference: dossier.dossierReference,
    filingDate: dossier.filingDate,
    language: dossier.language,
    responsibleBailiffId: dossier.responsibleBailiff?.id ?? null,
    deputyBailiffId: dossier.deputyBailiff?.id ?? null,
    defendant: dossier.defendant,
    daterequestcbb: dossier.daterequestcbb,
    freeOfRegistrationFees: dossier.freeOfRegistrationFees,
    transactionKind: dossier.transactionKind,
    saleDate: dossier.saleDate,
    dateSeizure: dossier.dateSeizure,
    paymentType: dossier.paymentType,
    distributionType: dossier.distributionType,
  } as DossierForm;
}

type Defaults = Pick<Organization, 'preferredLanguage' | 'paymentType' | 'distributionType'>;

/** What a new dossier starts with: the habits of the office, and the bailiff who opens it. */
export function newValues(me: Pick<Me, 'id' | 'isBailiff'>, office: Defaults | undefined) {
  return {
    dossierTitle: null,
    dossierReference: null,
    filingDate: null,
    language: DOSSIER_LANGUAGES.find((language) => language === office?.preferredLanguage) ?? 'nl',
    ...(me.isBailiff && me.id !== null && { responsibleBailiffId: me.id }),
    deputyBailiffId: null,
    defendant: {
      name: null,
      surname: null,
      email: null,
      phone: null,
      nationalNumber: null,
      companyName: null,
      kboNumber: null,
      corporateForm: null,
      address: { address1: null, address2: null, zipcode: null, city: null, country: 'BE' },
    },
    daterequestcbb: null,
    freeOfRegistrationFees: false,
    transactionKind: [],
    saleDate: null,
    dateSeizure: null,
    paymentType: office?.paymentType ?? 'oneOff',
    distributionType: office?.distributionType ?? 'proportional',
  };
}

/** The names of a dossier's fields. */
export function useDossierLabels(): FieldLabels {
  const { t } = useTranslation(['dossiers', 'forms']);
  return {
    ...t('fields', { returnObjects: true }),
    defendant: {
      '': t('sections.defendant'),
      ...t('defendantFields', { returnObjects: true }),
      address: t('forms:address', { returnObjects: true }),
    },
  };
}

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
