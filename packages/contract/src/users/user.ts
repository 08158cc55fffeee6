import { USER_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  emailSchema,
  maskedNationalNumberSchema,
  optionalNationalNumberSchema,
  optionalPhoneSchema,
  salutationSchema,
} from '../contact-fields.ts';
import {
  identifierSchema,
  instantSchema,
  languageSchema,
  optionalIdentifierSchema,
  optionalInstantSchema,
  optionalLongText,
  text,
  versionSchema,
} from '../fields.ts';
import { legalVersionSchema } from '../legal/legal-text.ts';
import { organizationReferenceSchema, ownOrganizationSchema } from '../organizations/organization.ts';

/** What people say about themselves. */
export const userProfileSchema = z.object({
  salutation: salutationSchema,
  name: text(100),
  surname: text(100),
  nationalNumber: optionalNationalNumberSchema,
  email: emailSchema,
  phone: optionalPhoneSchema,
  preferredLanguage: languageSchema,
  /** How the official report presents the bailiff, in each language of the law. */
  dutchImmatriculation: optionalLongText(1_000),
  frenchImmatriculation: optionalLongText(1_000),
});
export type UserProfile = z.output<typeof userProfileSchema>;

/** What an administrator grants. */
export const userRightsSchema = z.object({
  userType: z.enum(USER_TYPES),
  isOrganizationAdmin: z.boolean(),
  isPlatformAdmin: z.boolean(),
  distributionReadPermission: z.boolean(),
  distributionWritePermission: z.boolean(),
  rankingPermission: z.boolean(),
  claimOfDebtPermission: z.boolean(),
  canManageDossiersPermission: z.boolean(),
});
export type UserRights = z.output<typeof userRightsSchema>;

export const userSchema = userProfileSchema.extend({
  id: identifierSchema,
  version: versionSchema,
  ...userRightsSchema.shape,
  isBailiff: z.boolean(),
  approved: z.boolean(),
  isOnboarded: z.boolean(),
  isPending: z.boolean(),
  eulaAcceptedAt: optionalInstantSchema,
  organization: organizationReferenceSchema.nullable(),
  createdAt: instantSchema,
});
export type User = z.output<typeof userSchema>;

/** As lists show somebody. */
export const listedUserSchema = userSchema.extend({ nationalNumber: maskedNationalNumberSchema });

/** How many dossiers that are not over somebody answers for, and stands in for. */
export const openDossiersSchema = z.object({ responsible: z.int().min(0), deputy: z.int().min(0) });
export type OpenDossiers = z.output<typeof openDossiersSchema>;

/** A person as shown beside something else, such as the bailiff of a dossier. */
export const userReferenceSchema = userSchema.pick({ id: true, name: true, surname: true });
export type UserReference = z.output<typeof userReferenceSchema>;

/** A bailiff or candidate bailiff, to pick one from. */
export const bailiffSchema = userSchema.pick({
  id: true,
  name: true,
  surname: true,
  email: true,
  userType: true,
  isBailiff: true,
  dutchImmatriculation: true,
  frenchImmatriculation: true,
});
export type Bailiff = z.output<typeof bailiffSchema>;

/**
 * The signed-in person. Before onboarding nothing is stored yet: what is known then comes from the identity
 * service, and the rest is absent.
 */
export const meSchema = userSchema.omit({ createdAt: true }).extend({
  id: optionalIdentifierSchema,
  version: versionSchema.nullable(),
  name: userProfileSchema.shape.name.nullable(),
  surname: userProfileSchema.shape.surname.nullable(),
  email: userProfileSchema.shape.email.nullable(),
  preferredLanguage: languageSchema.nullable(),
  userType: userRightsSchema.shape.userType.nullable(),
  organization: ownOrganizationSchema.nullable(),
  /** What must be accepted before going on, because a new version has begun. */
  textsToAccept: z.array(legalVersionSchema),
  /** What is announced and begins later. */
  comingTexts: z.array(legalVersionSchema),
  /** What the flags of user and organization come to. */
  canReadDossiers: z.boolean(),
  canWriteDossiers: z.boolean(),
  /** Works in the workspace of those who file often; and decides there on accounts and keys. */
  canFileClaims: z.boolean(),
  canAdministerWorkspace: z.boolean(),
});
export type Me = z.output<typeof meSchema>;

/** A right that is left out stays as it is, or is not granted; setting one takes an administrator. */
const userFieldsSchema = userProfileSchema.extend(userRightsSchema.partial().shape);

export const newUserSchema = userFieldsSchema
  .extend({
    userType: userRightsSchema.shape.userType,
    /** The own organization when left out; another one takes a platform administrator. */
    organizationId: optionalIdentifierSchema,
  })
  .strict();
export const userUpdateSchema = userFieldsSchema.extend({ version: versionSchema }).strict();
