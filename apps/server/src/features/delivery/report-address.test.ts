import { describe, expect, it } from 'vitest';
import { createReportAddress } from './report-address.ts';

const ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const ADDRESS = createReportAddress({ codeSecret: 'a secret', bounceAddress: 'bounces@prorata.example' });

describe('the address to which a mail returns', () => {
  it('names the mail, within what a mailbox name may hold', () => {
    const path = ADDRESS.returnPathOf(ID) ?? '';
    expect(path).toMatch(/^bounces\+[0-9a-f]{32}\.[0-9a-f]{16}@prorata\.example$/);
    expect(path.indexOf('@')).toBeLessThanOrEqual(64);
    expect(ADDRESS.findDeliveryId(path)).toBe(ID);
    expect(ADDRESS.findDeliveryId(`<${path.toUpperCase()}>`)).toBe(ID);
    expect(ADDRESS.findDeliveryId(ADDRESS.tokenOf(ID))).toBe(ID);
  });

  it.each([
    ['of another mail', ADDRESS.tokenOf(ID).replace('0199', '0198')],
    [
      'made under another key',
      createReportAddress({ codeSecret: 'another secret', bounceAddress: undefined }).tokenOf(ID),
    ],
    ['without a mark', ID.replaceAll('-', '')],
    ['of nothing', ''],
  ])('does not take a token %s', (_case, token) => {
    expect(ADDRESS.findDeliveryId(token)).toBeUndefined();
  });

  it('is not there without a mailbox for it', () => {
    expect(
      createReportAddress({ codeSecret: 'a secret', bounceAddress: undefined }).returnPathOf(ID),
    ).toBeUndefined();
  });
});
