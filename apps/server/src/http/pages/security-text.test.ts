import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const NOW = new Date('2026-03-04T15:16:17.180Z');
const shared = { callTable: {}, publicOrigin: 'https://app.example.be', clock: () => NOW };
const withContact = await createTestApp({ ...shared, securityContact: 'mailto:security@example.be' });
const withoutContact = await createTestApp(shared);
afterAll(() => Promise.all([withContact.close(), withoutContact.close()]));

describe('security.txt', () => {
  it('says where to report, and until when that holds', async () => {
    const response = await withContact.inject('/.well-known/security.txt');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toBe(
      'Contact: mailto:security@example.be\n' +
        'Expires: 2026-08-31T00:00:00.000Z\n' +
        'Preferred-Languages: nl, fr, de, en\n' +
        'Canonical: https://app.example.be/.well-known/security.txt\n',
    );
  });

  it('is not there without a contact', async () => {
    const response = await withoutContact.inject('/.well-known/security.txt');
    expect([response.statusCode, response.json().code]).toEqual([404, 'route-not-found']);
  });
});
