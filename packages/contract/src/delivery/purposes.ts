/** Why something is sent; each purpose has the template of its name. */
export const DELIVERY_PURPOSES = [
  'user-awaits-approval',
  'user-approved',
  'user-disapproved',
  'organization-approved',
  'organization-disapproved',
  'invitation',
  'invitation-reminder',
  'statement-receipt',
  'report',
  'external-provider',
] as const;
export type DeliveryPurpose = (typeof DELIVERY_PURPOSES)[number];
