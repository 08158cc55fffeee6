/** The id token that calls carry, in memory; the identity library keeps its own copy for this tab. */
let idToken: string | undefined;

export function currentToken(): string | undefined {
  return idToken;
}

export function keepToken(token: string | undefined): void {
  idToken = token;
}
