import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_PEOPLE } from '@prorata/demo/people';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox, WEB_ORIGIN } from '../testing/running-sandbox.ts';
import { authorizationRequest, Visitor } from '../testing/visitor.ts';

const [PERSON] = DEMO_PEOPLE;
if (PERSON === undefined) throw new Error('There are no demo people.');

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_TOKEN_SECONDS: '120' });
});
afterAll(() => sandbox.stop());

async function verify(idToken: string) {
  const keys = createRemoteJWKSet(new URL(`${sandbox.issuer}/jwks`));
  return (await jwtVerify(idToken, keys, { issuer: sandbox.issuer, audience: 'prorata-web' })).payload;
}

function silentRequest(parameters: Record<string, string> = {}) {
  const redirectUri = `${WEB_ORIGIN}/silent-renew`;
  const request = authorizationRequest(sandbox.issuer, {
    prompt: 'none',
    redirect_uri: redirectUri,
    ...parameters,
  });
  return { ...request, redirectUri };
}

describe('signing in', () => {
  test('the code flow ends in a signed id token that says who came', async () => {
    const { id_token, expires_in } = await new Visitor(sandbox.issuer).signIn(PERSON.subject);
    const claims = await verify(id_token);
    expect(claims).toMatchObject({
      sub: PERSON.subject,
      name: `${PERSON.firstName} ${PERSON.lastName}`,
      given_name: PERSON.firstName,
      family_name: PERSON.lastName,
      email: PERSON.email,
      email_verified: true,
      locale: PERSON.language,
      nonce: 'the-nonce',
    });
    expect(expires_in).toBe(120);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(120);
  });

  test.each(DEMO_PEOPLE.map(({ subject }) => [subject]))('%s can sign in', async (subject) => {
    const { id_token } = await new Visitor(sandbox.issuer).signIn(subject);
    expect((await verify(id_token)).sub).toBe(subject);
  });

  test('the state comes back with the code, and the session signs in again without asking', async () => {
    const visitor = new Visitor(sandbox.issuer);
    await visitor.signIn(PERSON.subject);
    const { url } = await visitor.visit(authorizationRequest(sandbox.issuer).url);
    expect(url.pathname).toBe('/login-result');
    expect(url.searchParams.get('state')).toBe('the-state');
    expect(url.searchParams.get('code')).toBeTruthy();
  });

  test('a code without its verifier, or used twice, is refused', async () => {
    const visitor = new Visitor(sandbox.issuer);
    await visitor.signIn(PERSON.subject);
    const stolen = authorizationRequest(sandbox.issuer);
    const { url: first } = await visitor.visit(stolen.url);
    expect(await visitor.redeem(first, 'x'.repeat(43))).toMatchObject({ error: 'invalid_grant' });
    const used = authorizationRequest(sandbox.issuer);
    const { url: second } = await visitor.visit(used.url);
    expect(await visitor.redeem(second, used.verifier)).toHaveProperty('id_token');
    expect(await visitor.redeem(second, used.verifier)).toMatchObject({ error: 'invalid_grant' });
  });

  test('a request without PKCE goes back to the product with an error', async () => {
    const url = new URL(authorizationRequest(sandbox.issuer).url);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const result = await new Visitor(sandbox.issuer).visit(url.href);
    expect(result.url.origin).toBe(WEB_ORIGIN);
    expect(result.url.searchParams.get('error')).toBe('invalid_request');
  });

  test('not signing in after all goes back to the product with an error', async () => {
    const visitor = new Visitor(sandbox.issuer);
    const { url } = await visitor.visit(authorizationRequest(sandbox.issuer).url);
    const { url: result } = await visitor.visit(`${url.href}/cancel`, {});
    expect(result.pathname).toBe('/login-result');
    expect(result.searchParams.get('error')).toBe('access_denied');
  });

  test('prompt=login asks again, and another person can be chosen', async () => {
    const other = DEMO_PEOPLE[1]?.subject ?? '';
    const visitor = new Visitor(sandbox.issuer);
    await visitor.signIn(PERSON.subject);
    const { url, page } = await visitor.visit(authorizationRequest(sandbox.issuer, { prompt: 'login' }).url);
    expect(page).toContain(other);
    const { page: changing } = await visitor.visit(url.href, { subject: other });
    const [, action = ''] = /action="([^"]+)"/.exec(changing) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(changing) ?? [];
    const { url: result } = await visitor.visit(action, { xsrf, logout: 'yes' });
    expect(result.searchParams.get('code')).toBeTruthy();
  });
});

describe('the page to choose a person', () => {
  async function openPage(parameters: Record<string, string> = {}) {
    return new Visitor(sandbox.issuer).visit(authorizationRequest(sandbox.issuer, parameters).url);
  }

  test('lists everybody, in English, whatever language is asked for', async () => {
    const { page } = await openPage({ ui_locales: 'fr-BE nl' });
    expect(page).toContain('<h1>Who are you today?</h1>');
    for (const { subject } of DEMO_PEOPLE) expect(page).toContain(`value="${subject}"`);
  });

  test('allows nothing inline and nothing from outside', async () => {
    const visitor = new Visitor(sandbox.issuer);
    const { url } = await visitor.visit(authorizationRequest(sandbox.issuer).url);
    const response = await visitor.request(url.href);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const page = await response.text();
    expect(page).not.toMatch(/<script>|<style|style=|https:\/\//);
  });

  test('somebody who is not on the list is refused', async () => {
    const visitor = new Visitor(sandbox.issuer);
    const { url } = await visitor.visit(authorizationRequest(sandbox.issuer).url);
    for (const form of [{ subject: 'demo-nobody' }, {}]) {
      const { status, page } = await visitor.visit(url.href, form);
      expect(status).toBe(400);
      expect(page).toContain('That person does not exist');
    }
  });

  test('a sign-in that has ended says so and shows the way back', async () => {
    const visitor = new Visitor(sandbox.issuer);
    const { url } = await visitor.visit(authorizationRequest(sandbox.issuer).url);
    await visitor.visit(url.href, { subject: PERSON.subject });
    for (const attempt of [visitor.visit(url.href), visitor.visit(url.href, { subject: PERSON.subject })]) {
      const { status, page } = await attempt;
      expect(status).toBe(400);
      expect(page).toContain('This sign-in has ended');
      expect(page).toContain(`href="${WEB_ORIGIN}"`);
    }
  });
});

describe('silent renewal', () => {
  test('gives a new token while the session lives', async () => {
    const visitor = new Visitor(sandbox.issuer);
    const first = await visitor.signIn(PERSON.subject);
    const request = silentRequest({ id_token_hint: first.id_token });
    const { url } = await visitor.visit(request.url);
    expect(url.pathname).toBe('/silent-renew');
    const { id_token } = await visitor.redeem(url, request.verifier, request.redirectUri);
    expect((await verify(id_token)).sub).toBe(PERSON.subject);
  });

  test('without a session answers login_required to the product, and shows nothing', async () => {
    const { url } = await new Visitor(sandbox.issuer).visit(silentRequest().url);
    expect(url.origin + url.pathname).toBe(`${WEB_ORIGIN}/silent-renew`);
    expect(url.searchParams.get('error')).toBe('login_required');
  });
});

describe('signing out', () => {
  async function signOut(visitor: Visitor, parameters: Record<string, string>) {
    const { page } = await visitor.visit(`${sandbox.issuer}/session/end?${new URLSearchParams(parameters)}`);
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    return { page, result: await visitor.visit(action, { xsrf, logout: 'yes' }) };
  }

  test('ends the session and goes back to the product', async () => {
    const visitor = new Visitor(sandbox.issuer);
    const { id_token } = await visitor.signIn(PERSON.subject);
    const { page, result } = await signOut(visitor, {
      id_token_hint: id_token,
      post_logout_redirect_uri: `${WEB_ORIGIN}/logout-result`,
      state: 'bye',
    });
    expect(page).toContain('/assets/submit-form.js');
    expect(result.url.href).toBe(`${WEB_ORIGIN}/logout-result?state=bye`);
    const { url } = await visitor.visit(silentRequest().url);
    expect(url.searchParams.get('error')).toBe('login_required');
  });

  test('without an address to go to ends on a page that says so', async () => {
    const visitor = new Visitor(sandbox.issuer);
    await visitor.signIn(PERSON.subject);
    const { result } = await signOut(visitor, {});
    expect(result.page).toContain('You are signed out');
  });

  test('never goes to a foreign address', async () => {
    const visitor = new Visitor(sandbox.issuer);
    const { id_token } = await visitor.signIn(PERSON.subject);
    const { status, page } = await visitor.visit(
      `${sandbox.issuer}/session/end?${new URLSearchParams({
        id_token_hint: id_token,
        post_logout_redirect_uri: 'http://evil.example/',
      })}`,
    );
    expect(status).toBe(400);
    expect(page).toContain('Unknown address to return to');
  });
});

describe('forged requests', () => {
  test.each([
    [{ redirect_uri: 'http://evil.example/login-result' }, 'Unknown address to return to'],
    [{ redirect_uri: `${WEB_ORIGIN}/login-result/../evil` }, 'Unknown address to return to'],
    [{ client_id: 'another-product' }, 'Unknown application'],
  ])('%j stays here, with an explanation', async (parameters, title) => {
    const { status, page, url } = await new Visitor(sandbox.issuer).visit(
      authorizationRequest(sandbox.issuer, parameters).url,
    );
    expect(status).toBe(400);
    expect(url.origin).toBe(sandbox.settings.address);
    expect(page).toContain(title);
  });

  test('another site may not redeem codes from its pages', async () => {
    const response = await fetch(`${sandbox.issuer}/token`, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
      body: new URLSearchParams({ grant_type: 'authorization_code', client_id: 'prorata-web', code: 'x' }),
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a restart', () => {
  test('keeps sessions and keys, so nobody is signed out', async () => {
    const visitor = new Visitor(sandbox.issuer);
    const { id_token } = await visitor.signIn(PERSON.subject);
    await sandbox.restart();
    expect((await verify(id_token)).sub).toBe(PERSON.subject);
    const request = silentRequest({ id_token_hint: id_token });
    const { url } = await visitor.visit(request.url);
    const renewed = await visitor.redeem(url, request.verifier, request.redirectUri);
    expect(decodeProtectedHeader(renewed.id_token).kid).toBe(decodeProtectedHeader(id_token).kid);
  });

  test('keeps a sign-in that was under way', async () => {
    const visitor = new Visitor(sandbox.issuer);
    const request = authorizationRequest(sandbox.issuer);
    const { url } = await visitor.visit(request.url);
    await sandbox.restart();
    const { url: result } = await visitor.visit(url.href, { subject: PERSON.subject });
    expect(await visitor.redeem(result, request.verifier)).toHaveProperty('id_token');
  });

  test('asks again when the person has left the list meanwhile', async () => {
    const visitor = new Visitor(sandbox.issuer);
    await visitor.signIn(PERSON.subject);
    const file = path.join(sandbox.settings.dataFolder, 'identity-sessions.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(PERSON.subject, 'demo-gone'));
    await sandbox.restart();
    const { url: silent } = await visitor.visit(silentRequest().url);
    expect(silent.searchParams.get('error')).toBe('login_required');
    const { page } = await visitor.visit(authorizationRequest(sandbox.issuer).url);
    expect(page).toContain(PERSON.subject);
  });

  test.each(['identity-sessions.json', 'identity-keys.json'])(
    'with a damaged %s starts anew instead of failing',
    async (file) => {
      writeFileSync(path.join(sandbox.settings.dataFolder, file), '{"cut off');
      await sandbox.restart();
      const { id_token } = await new Visitor(sandbox.issuer).signIn(PERSON.subject);
      expect((await verify(id_token)).sub).toBe(PERSON.subject);
    },
  );
});
