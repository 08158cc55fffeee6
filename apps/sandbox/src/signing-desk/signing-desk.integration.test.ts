import { X509Certificate } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox, WEB_ORIGIN } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
let document: Uint8Array;
beforeAll(async () => {
  sandbox = await startSandbox();
  const pdf = PDF.create();
  pdf.addPage().drawText('PV 2026/0147');
  document = await pdf.save();
});
afterAll(() => sandbox.stop());

const bailiff = { fullName: 'Annelies Claes', nationalNumber: '85010199742' };

function ask(address: string, init: RequestInit = {}) {
  const headers = {
    authorization: `Bearer ${sandbox.settings.signingKey}`,
    'content-type': 'application/json',
  };
  return fetch(`${sandbox.settings.address}/signing/api/sessions${address}`, { headers, ...init });
}

async function openSession(changes: object = {}) {
  const body = {
    documentName: 'PV 2026-0147.pdf',
    document: Buffer.from(document).toString('base64'),
    language: 'fr',
    signer: bailiff,
    returnUrl: `${WEB_ORIGIN}/app/dossier/1?tab=calculation`,
    ...changes,
  };
  return ask('', { method: 'POST', body: JSON.stringify(body) });
}

async function openedSession(): Promise<{ id: string; url: string }> {
  return (await (await openSession()).json()) as { id: string; url: string };
}

function act(url: string, wish: string): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams({ act: wish }), redirect: 'manual' });
}

async function statusOf(id: string): Promise<unknown> {
  return ((await (await ask(`/${id}`)).json()) as { status: unknown }).status;
}

/** The numbers of the certificates in the signature but that of the authority, in whichever order they lie there. */
async function cardsOf(wish: string, authority: string): Promise<string[]> {
  const { id, url } = await openedSession();
  await act(url, wish);
  const signed = Buffer.from(await (await ask(`/${id}/document`)).arrayBuffer()).toString('latin1');
  const numbers = Array.from(signed.matchAll(/020102020c([0-9a-f]{24})/gi), ([, found = '']) =>
    found.toLowerCase(),
  );
  return [...new Set(numbers)].filter((number) => number !== authority);
}

describe('the signing desk', () => {
  it('shows the document and signs it as an addition at its end, once', async () => {
    const { id, url } = await openedSession();
    expect(await (await fetch(url)).text()).toContain('Sign as Annelies Claes');
    expect(Buffer.from(await (await fetch(`${url}/document.pdf`)).arrayBuffer())).toEqual(
      Buffer.from(document),
    );
    const back = await act(url, 'honest');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${WEB_ORIGIN}/app/dossier/1?tab=calculation`,
    ]);
    expect(await statusOf(id)).toBe('signed');
    const signed = Buffer.from(await (await ask(`/${id}/document`)).arrayBuffer());
    expect(signed.subarray(0, document.length)).toEqual(Buffer.from(document));
    // PDF/A wants every font embedded, also one that only a form names.
    expect(signed.subarray(document.length).toString('latin1')).not.toMatch(/\/Type \/Font\b/);
    await act(url, 'cancel');
    expect(await statusOf(id)).toBe('signed');
    expect(await (await fetch(url)).text()).toContain('This visit is over');
  });

  it.each([
    ['cancel', 'cancelled'],
    ['expired', 'expired'],
  ])('gives nothing when the visit ends with %s', async (wish, status) => {
    const { id, url } = await openedSession();
    await act(url, wish);
    expect(await statusOf(id)).toBe(status);
    expect((await ask(`/${id}/document`)).status).toBe(404);
  });

  it('lists what it can forge by families, and gives back what was asked for', async () => {
    const { id, url } = await openedSession();
    const page = await (await fetch(url)).text();
    expect(page).toContain('<summary>Annotations (');
    expect(page).toContain('value="signer/unsigned"');
    await act(url, 'signer/unsigned');
    const forged = await (await ask(`/${id}/document`)).arrayBuffer();
    expect(Buffer.from(forged)).toEqual(Buffer.from(document));
  });

  it('signs with the same card each time', async () => {
    const pem = await (await fetch(`${sandbox.settings.address}/signing/authority.pem`)).text();
    const authority = new X509Certificate(pem).serialNumber.toLowerCase();
    const first = await cardsOf('honest', authority);
    const second = await cardsOf('genuine/longTerm', authority);
    // Each visit has a time stamp service of its own beside the card.
    expect(first.filter((card) => second.includes(card))).toHaveLength(1);
  });

  it('keeps its sessions and its authority over a restart', async () => {
    const { id, url } = await openedSession();
    const authority = await (await fetch(`${sandbox.settings.address}/signing/authority.pem`)).text();
    await sandbox.restart();
    expect(await statusOf(id)).toBe('open');
    expect(await (await fetch(`${sandbox.settings.address}/signing/authority.pem`)).text()).toBe(authority);
    await act(url, 'honest');
    expect(await statusOf(id)).toBe('signed');
  });

  it.each([
    ['another place to return to', { returnUrl: 'https://elsewhere.example/' }],
    ['no document', { document: '' }],
    ['nobody to sign', { signer: null }],
  ])('opens no session with %s', async (_case, changes) => {
    expect((await openSession(changes)).status).toBe(422);
  });

  it('knows the product by its key, and other visits not at all', async () => {
    const headers = { authorization: 'Bearer wrong', 'content-type': 'application/json' };
    const { id } = await openedSession();
    expect((await ask(`/${id}`, { headers })).status).toBe(401);
    expect((await ask('', { method: 'POST', headers, body: '{}' })).status).toBe(401);
    expect((await ask('/11111111-1111-4111-8111-111111111111')).status).toBe(404);
    expect((await fetch(`${sandbox.settings.address}/signing/desk/../../etc`)).status).toBe(404);
  });
});
