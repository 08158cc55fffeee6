import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../../http/testing/form.ts';
import { insertDossierToInvite } from '../../../testing/dossier-to-invite.ts';
import { insertCreditor, TEST_CODE_SECRET } from '../../../testing/invited-creditor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { insertTestUsers } from '../../../testing/test-users.ts';
import { listEvents } from '../../../testing/traces.ts';
import { PHONE_PHOTO } from '../testing/phone-photo.ts';
import { convertPhoto } from './convert-photo.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer({ CODE_SECRET: TEST_CODE_SECRET, RATE_LIMIT_PER_MINUTE: '9999' });
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-photos-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'converted',
    (error: { code?: unknown }) => error.code,
  );

async function keep(content: Buffer): Promise<string> {
  const file = path.join(folder, `${createHash('sha256').update(content).digest('hex')}.heic`);
  await writeFile(file, content);
  return file;
}

describe('a photo of a phone', () => {
  it('is taken as a JPEG, and what was sent keeps its fingerprint in the record', async () => {
    const cast = await insertTestUsers(server.db);
    const dossierId = await insertDossierToInvite(server.db, cast, { status: 'InvitesSent' });
    const creditor = await insertCreditor(server, { dossierId, createdBy: cast.own.administratorId });
    const begun = await creditor.call('POST', '/thirdPartyStatement', {
      creditorAddress: {},
      totalAmountClaimed: 0,
    });
    const { id } = begun.json();
    const send = async (content: Buffer) =>
      server.call(null, {
        method: 'POST',
        url: `/api/invited/${creditor.code}/thirdPartyStatement/${id}/document`,
        ...(await formOf({ file: new File([content], 'IMG_0412.HEIC'), documentType: 'settlement' })),
      });
    const taken = (await send(PHONE_PHOTO)).json();
    const originalSha256 = createHash('sha256').update(PHONE_PHOTO).digest('hex');
    expect(taken).toMatchObject({ fileName: 'IMG_0412.jpg', mediaType: 'image/jpeg', originalSha256 });
    const file = await creditor.call('GET', `/thirdPartyStatement/${id}/document/${taken.id}/file`);
    expect(file.headers['content-type']).toContain('image/jpeg');
    expect(file.rawPayload.subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'));
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(taken.sha256);
    const [event] = await listEvents(server.db, taken.id);
    expect(event?.after).toMatchObject({ fileName: 'IMG_0412.jpg', originalSha256 });
    // The same photo becomes the same bytes, so that a second time is still noticed.
    expect((await send(PHONE_PHOTO)).json().code).toBe('duplicate-document');
    expect((await send(PHONE_PHOTO.subarray(0, 700))).json()).toMatchObject({
      status: 422,
      code: 'upload-photo-unreadable',
    });
  });

  it('that is larger than can be drawn is refused before anything is drawn', async () => {
    expect(await codeOf(convertPhoto({ path: await keep(PHONE_PHOTO), holder: 'test' }, 64 * 48))).toBe(
      'converted',
    );
    expect(await codeOf(convertPhoto({ path: await keep(PHONE_PHOTO), holder: 'test' }, 64 * 48 - 1))).toBe(
      'upload-photo-too-large',
    );
  });
});
