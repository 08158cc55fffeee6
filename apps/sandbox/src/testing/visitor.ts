import { createHash, randomBytes } from 'node:crypto';
import { WEB_ORIGIN } from './running-sandbox.ts';

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** A browser in small: keeps cookies by path and follows redirects until they leave the stand-ins. */
export class Visitor {
  readonly #issuer: string;
  readonly #cookies = new Map<string, Cookie>();

  constructor(issuer: string) {
    this.#issuer = issuer;
  }

  /** One request, no redirect followed. */
  async request(url: string, form?: Record<string, string>): Promise<Response> {
    const { pathname } = new URL(url);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie, accept: 'text/html' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Follows redirects; the result is the page, or the address at the product where they end. */
  async visit(
    url: string,
    form?: Record<string, string>,
  ): Promise<{ page: string; url: URL; status: number }> {
    const response = await this.request(url, form);
    const location = response.headers.get('location');
    if (location === null) return { page: await response.text(), url: new URL(url), status: response.status };
    const next = new URL(location, url);
    if (next.origin === WEB_ORIGIN) return { page: '', url: next, status: response.status };
    return this.visit(next.href);
  }

  async signIn(subject: string): Promise<TokenAnswer> {
    const request = authorizationRequest(this.#issuer);
    const { url } = await this.visit(request.url);
    const { url: result } = await this.visit(url.href, { subject });
    return this.redeem(result, request.verifier);
  }

  async redeem(
    result: URL,
    verifier: string,
    redirectUri = `${WEB_ORIGIN}/login-result`,
  ): Promise<TokenAnswer> {
    const response = await fetch(`${this.#issuer}/token`, {
      method: 'POST',
      headers: { origin: WEB_ORIGIN },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'prorata-web',
        code: result.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    });
    return (await response.json()) as TokenAnswer;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}

export interface TokenAnswer {
  readonly id_token: string;
  readonly expires_in: number;
  readonly error?: string;
}

/** What the product sends a person to the provider with. */
export function authorizationRequest(issuer: string, parameters: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'prorata-web',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${WEB_ORIGIN}/login-result`,
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  });
  return { url: `${issuer}/auth?${query}`, verifier };
}
