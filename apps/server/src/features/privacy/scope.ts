import type { RecordOfPerson } from '@prorata/contract/privacy/privacy';
import type { ActingUser } from '../../http/authentication/actor.ts';

/**
 * Whose records somebody answers for: an administrator of an office for all that the office keeps; one of the platform
 * for accounts, and no dossier: those are the offices' own.
 */
export type PrivacyScope =
  | { readonly kind: 'office'; readonly organizationId: string }
  | { readonly kind: 'platform'; readonly organizationId: null };

export function scopeOf({ isPlatformAdmin, organization }: ActingUser): PrivacyScope {
  if (isPlatformAdmin || organization === null) return { kind: 'platform', organizationId: null };
  return { kind: 'office', organizationId: organization.id };
}

/** In what a record of somebody is told apart from all others. */
export function keyOf({ kind, id, part }: RecordOfPerson): string {
  return [kind, id, part ?? ''].join(' ');
}
