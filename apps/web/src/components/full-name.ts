interface Named {
  readonly name: string | null;
  readonly surname: string | null;
}

/** Of somebody who has not registered yet a part may be unknown. */
export function fullName({ name, surname }: Named): string {
  return [name, surname].filter(Boolean).join(' ');
}
