import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { Organization } from '@prorata/contract/organizations/organization';
import {
  CREDITOR_KINDS,
  DISTRIBUTION_TYPES,
  LANGUAGES,
  LEGAL_FORMS,
  PAYMENT_TYPES,
} from '@prorata/domain/vocabulary';
import type { FieldLabels } from '../../components/form/form-setting.ts';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** What the form of an organization holds. */
export type OrganizationForm = ValuesOf<typeof organizationsCalls.update>;

/** The details of an organization as its form starts with them, and its rights for whoever may set those. */
export function valuesOf(organization: Organization, canSetRights: boolean): OrganizationForm {
  return {
    version: organization.version,
    name: organization.name,
    displayName: organization.displayName,
    email: organization.email,
    phone: organization.phone,
    website: organization.website,
    thirdPartyAccount: organization.thirdPartyAccount,
    costsAccount: organization.costsAccount,
    depositOfficeAccount: organization.depositOfficeAccount,
    corporateName: organization.corporateName,
    corporateForm: organization.corporateForm,
    kboNumber: organization.kboNumber,
    ciaNumber: organization.ciaNumber,
    address: organization.address,
    preferredLanguage: organization.preferredLanguage,
    paymentType: organization.paymentType,
    distributionType: organization.distributionType,
    ...(canSetRights && rightsOf(organization)),
  };
}

function rightsOf(organization: Organization) {
  return {
    isBailiffsOffice: organization.isBailiffsOffice,
    hasDistributionFilePermission: organization.hasDistributionFilePermission,
    hasRankingFilePermission: organization.hasRankingFilePermission,
    hasClaimOfDebtPermission: organization.hasClaimOfDebtPermission,
    creditorKind: organization.creditorKind,
    creationCostsDiscount: organization.creationCostsDiscount,
  };
}

/** What a new organization starts with: most are bailiffs' offices that come to distribute. */
export const NEW_ORGANIZATION = {
  preferredLanguage: 'nl',
  address: { address1: null, address2: null, zipcode: null, city: null, country: 'BE' },
  paymentType: 'oneOff',
  distributionType: 'proportional',
  isBailiffsOffice: true,
  hasDistributionFilePermission: true,
  hasRankingFilePermission: false,
  hasClaimOfDebtPermission: false,
  creditorKind: null,
  creationCostsDiscount: 0,
} as const satisfies Partial<OrganizationForm>;

/** The closed lists of an organization's form, in words. */
export function useChoices() {
  const { t } = useTranslation('vocabulary');
  return {
    languages: LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
    legalForms: LEGAL_FORMS.map((value) => ({ value, label: t(`legalForm.${value}`) })),
    creditorKinds: CREDITOR_KINDS.map((value) => ({ value, label: t(`creditorKind.${value}`) })),
    paymentTypes: PAYMENT_TYPES.map((value) => ({ value, label: t(`paymentType.${value}`) })),
    distributionTypes: DISTRIBUTION_TYPES.map((value) => ({ value, label: t(`distributionType.${value}`) })),
  };
}

/** The names of the fields; what is no office is not called one. */
export function useOrganizationLabels(isOffice: boolean): FieldLabels {
  const { t } = useTranslation('organizations');
  const labels = useFieldLabels('organization');
  return isOffice
    ? labels
    : { ...labels, name: t('creditor.name'), preferredLanguage: t('creditor.preferredLanguage') };
}

type RequiredField = Organization['missingFields'][number];

/** The parts of an address without which no post arrives. */
const ADDRESS_PARTS = ['address.address1', 'address.zipcode', 'address.city', 'address.country'];

/** The fields of the form behind the details that an organization still lacks. */
export function missingPaths(missing: readonly RequiredField[]): ReadonlySet<string> {
  return new Set(missing.flatMap((field) => (field === 'address' ? ADDRESS_PARTS : [field])));
}
