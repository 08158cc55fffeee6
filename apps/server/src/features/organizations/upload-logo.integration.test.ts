import { MAX_LOGO_BYTES } from '@prorata/contract/organizations/logo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../http/testing/form.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { JPEG, pngOf, svgOf } from './testing/logos.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

async function upload(
  content: Buffer | string,
  { subject = 'ann', to = cast.own.id, name = 'logo.png' } = {},
) {
  const form = await formOf({ file: new File([content], name, { type: 'image/png' }) });
  return server.call(subject, { method: 'POST', url: `/api/Organization/${to}/logo`, ...form });
}

function remove(subject = 'ann', from = cast.own.id) {
  return server.call(subject, { method: 'DELETE', url: `/api/Organization/${from}/logo` });
}

async function readLogo(subject = 'ann'): Promise<string | null> {
  return (await server.call(subject, { url: `/api/Organization/${cast.own.id}` })).json().logo;
}

async function countFiles(): Promise<number> {
  return (await server.db.selectFrom('files').select('id').execute()).length;
}

describe('POST /api/Organization/{organizationId}/logo', () => {
  it.each([
    ['a PNG', 'image/png', pngOf(85, 36)],
    ['a JPEG whatever its name', 'image/jpeg', JPEG],
    ['an SVG', 'image/svg+xml', Buffer.from(svgOf('<rect width="85" height="36"></rect>'))],
  ])('shows %s to the people of the office, as it was cleaned', async (_, mediaType, content) => {
    const response = await upload(content);
    expect(response.statusCode).toBe(200);
    const { logo } = response.json();
    expect(logo).toMatch(new RegExp(`^data:${mediaType.replace('+', '\\+')};base64,`));
    expect(await readLogo('emma')).toBe(logo);
    if (mediaType !== 'image/svg+xml') expect(logo.split(',')[1]).toBe(content.toString('base64'));
  });

  it('counts as a change of the organization, with its hash for evidence, and leaves one file', async () => {
    const files = await countFiles();
    const { version } = (await upload(pngOf(170, 72))).json();
    const [event] = (await listEvents(server.db, cast.own.id)).slice(-1);
    expect(event).toMatchObject({
      type: 'organization.logoChanged',
      actorId: cast.own.administratorId,
      before: { logo: expect.stringMatching(/^[0-9a-f]{64}$/) },
      after: { logo: expect.stringMatching(/^[0-9a-f]{64}$/) },
      version,
    });
    expect(await countFiles()).toBe(files);
  });

  it('may be the same for two offices', async () => {
    const [one, other] = [
      await upload(pngOf(85, 36)),
      await upload(pngOf(85, 36), { subject: 'bob', to: cast.other.id }),
    ];
    expect(other.json().logo).toBe(one.json().logo);
    await remove('bob', cast.other.id);
    expect(await readLogo()).toBe(one.json().logo);
  });

  it.each([
    ['another proportion', pngOf(80, 36), 422, 'logo-wrong-ratio'],
    ['a picture cut in half', pngOf(85, 36).subarray(0, 70), 422, 'logo-unreadable'],
    ['a script in a drawing', svgOf('<script>alert(1)</script>'), 422, 'logo-unsafe'],
    ['a page that calls itself a picture', '<!doctype html><p>hello', 422, 'logo-unreadable'],
    ['a document', '%PDF-1.7', 415, 'upload-type-refused'],
    ['nothing', '', 400, 'upload-empty'],
    ['more than a logo takes', Buffer.alloc(MAX_LOGO_BYTES + 1), 413, 'upload-too-large'],
  ])('refuses %s and keeps the old one', async (_, content, status, code) => {
    const before = await readLogo();
    expect((await upload(content)).json()).toMatchObject({ status, code });
    expect(await readLogo()).toBe(before);
  });

  it('refuses a form without a file', async () => {
    const url = `/api/Organization/${cast.own.id}/logo`;
    const response = await server.call('ann', { method: 'POST', url, ...(await formOf({})) });
    expect(response.json()).toMatchObject({ status: 400, code: 'upload-no-files' });
  });

  it('is for those who manage the organization', async () => {
    expect((await upload(pngOf(85, 36), { subject: 'emma' })).statusCode).toBe(403);
    expect((await upload(pngOf(85, 36), { subject: 'bob' })).statusCode).toBe(404);
    expect((await upload(pngOf(85, 36), { subject: 'platform' })).statusCode).toBe(200);
    const nowhere = '0199a1b2-0000-7000-8000-000000000000';
    expect((await upload(pngOf(85, 36), { subject: 'platform', to: nowhere })).statusCode).toBe(404);
  });

  it('leaves one logo and no stray rows when several come at once', async () => {
    await remove();
    const files = await countFiles();
    const responses = await Promise.all(
      [85, 170, 255, 340].map((width) => upload(pngOf(width, (width / 85) * 36))),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await countFiles()).toBe(files + 1);
  });
});

describe('DELETE /api/Organization/{organizationId}/logo', () => {
  it('removes it, and removing it again changes nothing', async () => {
    await upload(pngOf(85, 36));
    expect((await remove()).statusCode).toBe(204);
    expect(await readLogo()).toBeNull();
    const events = await listEvents(server.db, cast.own.id);
    expect(events.at(-1)).toMatchObject({ type: 'organization.logoRemoved', after: { logo: null } });
    expect((await remove()).statusCode).toBe(204);
    expect(await listEvents(server.db, cast.own.id)).toHaveLength(events.length);
  });

  it('is for those who manage the organization', async () => {
    expect((await remove('emma')).statusCode).toBe(403);
    expect((await remove('bob')).statusCode).toBe(404);
  });
});
