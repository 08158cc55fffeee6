import * as z from 'zod';

/** What the template of each mail shows. Everything is as it was when the mail was decided on. */
export const MAIL_PARAMS = {
  /** To platform administrators: somebody registered, or was entered by an administrator. */
  'user-awaits-approval': z.object({
    userName: z.string(),
    organizationName: z.string().nullable(),
    /** The organization waits too, and must be approved first. */
    isOrganizationPending: z.boolean(),
  }),
  'user-approved': z.object({ organizationName: z.string().nullable() }),
  'user-disapproved': z.object({ organizationName: z.string().nullable(), reason: z.string().nullable() }),
  /** To the administrators of the organization. */
  'organization-approved': z.object({ organizationName: z.string() }),
  /** To everyone in the organization: they are disapproved with it. */
  'organization-disapproved': z.object({ organizationName: z.string(), reason: z.string().nullable() }),
};

export type MailKind = keyof typeof MAIL_PARAMS;
export type MailParams = { readonly [Kind in MailKind]: Readonly<z.output<(typeof MAIL_PARAMS)[Kind]>> };

export function isMailKind(purpose: string): purpose is MailKind {
  return Object.hasOwn(MAIL_PARAMS, purpose);
}
