import * as z from 'zod';

/** What the web must know before anybody has signed in. */
export const applicationSchema = z.object({
  /** The issuer of the identity service. */
  authority: z.string(),
  clientId: z.string(),
  onboardingEnabled: z.boolean(),
  /** A parameter added to the sign-in request that picks the identity provider; in Production only. */
  providerHint: z.object({ name: z.string(), value: z.string() }).nullable(),
});
export type Application = z.output<typeof applicationSchema>;
