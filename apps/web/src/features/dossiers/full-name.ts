import type { UserReference } from '@prorata/contract/users/user';

export function fullName({ name, surname }: Pick<UserReference, 'name' | 'surname'>): string {
  return `${name} ${surname}`;
}
