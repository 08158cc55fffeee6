import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Organization } from '@prorata/contract/organizations/organization';
import type { Me } from '@prorata/contract/users/user';
import { DOSSIER_LANGUAGES } from '@prorata/domain/vocabulary';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';

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
