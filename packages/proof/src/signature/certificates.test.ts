import { describe, expect, it } from 'vitest';
import { makeAuthority, makeCircle } from '../../testing/tiny-authority.ts';
import { findIssuer, isForSigning, isTrusted } from './certificates.ts';

const AT = new Date('2026-11-17');
const { root, signer, stamps, responder } = await makeAuthority();
const trust = { authorities: [root.certificate], others: [] };

describe('a certificate', () => {
  it('is trusted when it leads to an authority, while it is valid', async () => {
    expect(await isTrusted(signer.certificate, trust, AT)).toBe(true);
    expect(await isTrusted(signer.certificate, trust, new Date('2047-01-01'))).toBe(false);
    expect(await isTrusted(signer.certificate, { authorities: [], others: [root.certificate] }, AT)).toBe(
      false,
    );
    const stranger = await makeAuthority();
    expect(await isTrusted(stranger.signer.certificate, trust, AT)).toBe(false);
  });

  it('is not trusted for authorities that vouch for each other, and they are not followed for ever', async () => {
    const { signer: lost, others } = await makeCircle();
    expect(await findIssuer(lost, { authorities: [], others })).toBe(others[0]);
    expect(await isTrusted(lost, { ...trust, others }, AT)).toBe(false);
  });

  it('is trusted over authorities in between', async () => {
    const { signer: person, others, first } = await makeCircle();
    expect(await isTrusted(person, { authorities: [first], others }, AT)).toBe(true);
    expect(await isTrusted(person, { authorities: [first], others: [] }, AT)).toBe(false);
  });

  it('of a service is not for signing', () => {
    expect([signer, stamps, responder, root].map(({ certificate }) => isForSigning(certificate))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
