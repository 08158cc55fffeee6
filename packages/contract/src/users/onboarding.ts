import * as z from 'zod';
import { identifierSchema, languageSchema } from '../fields.ts';
import { organizationDetailsSchema } from '../organizations/organization.ts';
import { userProfileSchema, userRightsSchema } from './user.ts';

const accepted = z.literal(true);

/** What a new user fills in and accepts before an administrator looks at the request. */
export const onboardingSchema = z.strictObject({
  profile: userProfileSchema.extend({ userType: userRightsSchema.shape.userType }).strict(),
  organization: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('existing'), organizationId: identifierSchema }),
    z.strictObject({ kind: z.literal('new'), details: organizationDetailsSchema.strict() }),
  ]),
  /** In which the texts were read. */
  language: languageSchema,
  acceptsTermsOfUse: accepted,
  acceptsPrivacyPolicy: accepted,
  acceptsEula: accepted,
  confirmsBailiffOrEmployee: accepted,
});
export type Onboarding = z.output<typeof onboardingSchema>;
