import { CREDITOR_KINDS, DISTRIBUTION_TYPES, LEGAL_FORMS, PAYMENT_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  enterpriseNumberSchema,
  lineAddressSchema,
  optionalEmailSchema,
  optionalEnterpriseNumberSchema,
  optionalIbanSchema,
  optionalPhoneSchema,
  optionalWebsiteSchema,
} from '../contact-fields.ts';
import {
  identifierSchema,
  instantSchema,
  languageSchema,
  optionalInstantSchema,
  optionalText,
  percentageSchema,
  text,
  versionSchema,
} from '../fields.ts';

/** The details that must be filled in before an organization can use the product. */
export const ORGANIZATION_REQUIRED_FIELDS = [
  'email',
  'phone',
  'thirdPartyAccount',
  'corporateName',
  'corporateForm',
  'kboNumber',
  'address',
] as const;

/** What an administrator of the organization fills in. */
export const organizationDetailsSchema = z.object({
  name: text(200),
  displayName: optionalText(200),
  email: optionalEmailSchema,
  phone: optionalPhoneSchema,
  website: optionalWebsiteSchema,
  /** The account on which the money of others is kept, apart from the office's own. */
  thirdPartyAccount: optionalIbanSchema,
  /** Where the office's own costs and what it consigns go in a payout. */
  costsAccount: optionalIbanSchema,
  depositOfficeAccount: optionalIbanSchema,
  corporateName: optionalText(200),
  corporateForm: z.enum(LEGAL_FORMS).nullable().default(null),
  kboNumber: optionalEnterpriseNumberSchema,
  ciaNumber: optionalText(50),
  address: lineAddressSchema,
  preferredLanguage: languageSchema,
  /** What a new dossier starts with. */
  paymentType: z.enum(PAYMENT_TYPES).default('oneOff'),
  distributionType: z.enum(DISTRIBUTION_TYPES).default('proportional'),
});
export type OrganizationDetails = z.output<typeof organizationDetailsSchema>;

/** What only a platform administrator sets. */
const organizationRightsSchema = z.object({
  isBailiffsOffice: z.boolean(),
  hasDistributionFilePermission: z.boolean(),
  hasRankingFilePermission: z.boolean(),
  /** Opens the workspace of those who file often, for those of its people who may. */
  hasClaimOfDebtPermission: z.boolean(),
  /** What files often and is no bailiffs' office. */
  creditorKind: z.enum(CREDITOR_KINDS).nullable(),
  creationCostsDiscount: percentageSchema,
});
export type OrganizationRights = z.output<typeof organizationRightsSchema>;

export const organizationSchema = organizationDetailsSchema.extend({
  id: identifierSchema,
  version: versionSchema,
  ...organizationRightsSchema.shape,
  /** When a platform administrator compared the enterprise number with the register, and who; another number takes it away. */
  numberVerifiedAt: optionalInstantSchema,
  numberVerifiedBy: optionalText(200),
  /** The image itself as a data URL; there is no separate address for it. */
  logo: z.string().startsWith('data:image/').nullable(),
  approved: z.boolean(),
  isPending: z.boolean(),
  isComplete: z.boolean(),
  missingFields: z.array(z.enum(ORGANIZATION_REQUIRED_FIELDS)),
  eulaAcceptedAt: optionalInstantSchema,
  eulaAcceptedBy: optionalText(200),
  createdAt: instantSchema,
});
export type Organization = z.output<typeof organizationSchema>;

/** What a signed-in user may know of the own organization, and what the navigation guard needs. */
export const ownOrganizationSchema = organizationSchema.pick({
  id: true,
  name: true,
  displayName: true,
  preferredLanguage: true,
  isBailiffsOffice: true,
  hasDistributionFilePermission: true,
  hasRankingFilePermission: true,
  hasClaimOfDebtPermission: true,
  creditorKind: true,
  numberVerifiedAt: true,
  approved: true,
  isPending: true,
  isComplete: true,
  missingFields: true,
  eulaAcceptedAt: true,
});
export type OwnOrganization = z.output<typeof ownOrganizationSchema>;

export const organizationReferenceSchema = organizationSchema.pick({ id: true, name: true });

/** What anyone who signs in may know of a bailiff's office, to pick the own one: two may have the same name. */
export const bailiffsOfficeSchema = organizationReferenceSchema.extend({ city: optionalText(100) });

export const organizationRowSchema = organizationSchema
  .pick({
    id: true,
    version: true,
    name: true,
    displayName: true,
    kboNumber: true,
    email: true,
    isBailiffsOffice: true,
    hasClaimOfDebtPermission: true,
    creditorKind: true,
    numberVerifiedAt: true,
    approved: true,
    isPending: true,
    isComplete: true,
    eulaAcceptedAt: true,
    createdAt: true,
  })
  .extend({ city: optionalText(100), numberOfUsers: z.int().min(0) });
export type OrganizationRow = z.output<typeof organizationRowSchema>;

/** A right that is left out stays as it is; setting one takes a platform administrator. */
const organizationFieldsSchema = organizationDetailsSchema.extend(organizationRightsSchema.partial().shape);

export const newOrganizationSchema = organizationFieldsSchema.strict();
export const organizationUpdateSchema = organizationFieldsSchema.extend({ version: versionSchema }).strict();

/** The number that was compared, so that none is vouched for that somebody changed meanwhile; nothing to take it back. */
export const numberVerificationSchema = z.strictObject({
  kboNumber: enterpriseNumberSchema.nullable(),
  version: versionSchema,
});
