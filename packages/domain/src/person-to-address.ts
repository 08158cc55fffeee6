import type { Salutation } from './vocabulary.ts';

/** Somebody who is addressed as Mr or Ms. */
export interface PersonToAddress {
  readonly salutation: Salutation;
  /** The name that follows it: the last name where it is known apart from the first. */
  readonly surname: string;
}

interface Party {
  readonly salutation: Salutation | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
}

/**
 * Who is addressed as Mr or Ms: a person of whom we know which of both. A company is not, whoever represents it; a
 * trader who claims under a trade name is not either.
 */
export function personToAddress({ salutation, lastName, companyName }: Party): PersonToAddress | null {
  const surname = lastName?.trim() ?? '';
  if (salutation === null || surname === '' || (companyName ?? '').trim() !== '') return null;
  return { salutation, surname };
}
