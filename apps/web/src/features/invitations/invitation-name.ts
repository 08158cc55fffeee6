interface Named {
  readonly addressee: string | null;
  readonly email: string | null;
}

/** What an invitation is called: by its addressee, else by where it goes. */
export function invitationName({ addressee, email }: Named): string {
  return addressee ?? email ?? '';
}
