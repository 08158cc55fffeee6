import { describe, expect, it } from 'vitest';
import { type KeyKind, makeAuthority, rsa, type TinyAuthority } from '../../testing/tiny-authority.ts';
import { tinyReport } from '../../testing/tiny-pdf.ts';
import { addStore, signReport } from '../../testing/tiny-signing.ts';
import { proveReport } from '../report/prove-report.ts';

const AT = new Date('2026-11-17T12:00:00Z');
const P_256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const P_384 = { name: 'ECDSA', namedCurve: 'P-384' } as const;

const STRONG: readonly (readonly [string, KeyKind])[] = [
  ['ECDSA with SHA-256', { algorithm: P_256, hash: 'SHA-256' }],
  ['ECDSA with SHA-384', { algorithm: P_384, hash: 'SHA-384' }],
  ['RSA of 2048 bits', rsa('RSASSA-PKCS1-v1_5', 2048, 'SHA-256')],
  ['RSA-PSS of 2048 bits', rsa('RSA-PSS', 2048, 'SHA-256')],
];
const WEAK: readonly (readonly [string, KeyKind])[] = [
  ['ECDSA with SHA-1', { algorithm: P_256, hash: 'SHA-1' }],
  ['RSA with SHA-1', rsa('RSASSA-PKCS1-v1_5', 2048, 'SHA-1')],
  ['RSA-PSS with SHA-1', rsa('RSA-PSS', 2048, 'SHA-1')],
  ['RSA of 1024 bits', rsa('RSASSA-PKCS1-v1_5', 1024, 'SHA-256')],
  ['RSA-PSS of 1024 bits', rsa('RSA-PSS', 1024, 'SHA-256')],
];

/** A report with full proof, in which one part is signed with another kind of key. */
async function prove(part: keyof TinyAuthority, kind: KeyKind) {
  const authority = await makeAuthority('Jan Janssens', { [part]: kind });
  const signed = await signReport(authority, tinyReport(), { stampedAt: AT });
  const bytes = await addStore(authority, signed, { at: AT });
  const check = { authorities: [authority.root.certificate], at: new Date('2030-01-01') };
  const { fault, signature } = await proveReport(bytes, check);
  return [fault, ...(signature?.lacks ?? [])];
}

describe.each(STRONG)('%s', (_, kind) => {
  it.each(['root', 'signer', 'stamps', 'responder'] as const)('counts for the %s', async (part) => {
    expect(await prove(part, kind)).toEqual([null]);
  });
});

describe.each(WEAK)('%s', (_, kind) => {
  it.each<[keyof TinyAuthority, readonly (string | null)[]]>([
    ['signer', ['signatureWeak']],
    ['stamps', ['timeStampBroken', 'revocationExpired']],
    ['responder', [null, 'revocationNotTrusted', 'stampRevocationMissing']],
  ])('never counts for the %s', async (part, expected) => {
    expect(await prove(part, kind)).toEqual(expected);
  });

  it('never counts for the authority of a signer', async () => {
    const [fault] = await prove('root', kind);
    expect(fault).toBe('certificateNotTrusted');
  });
});
