import { parseInvitationCode } from '@prorata/domain/invitation-code';
import { expect, it } from 'vitest';
import { openInvitationCodes } from './invitation-codes.ts';

const SECRET = 'the-secret-of-the-codes-in-these-tests';
const codes = openInvitationCodes(SECRET);

it('finds and reads out the code that it made', () => {
  const { codeDigest, codeSealed } = codes.make();
  const code = codes.unseal(codeSealed);
  expect(parseInvitationCode(code)).toBe(code);
  expect(codes.digest(code)).toBe(codeDigest);
});

it('never makes the same code twice, nor seals one twice alike', () => {
  const made = Array.from({ length: 200 }, () => codes.make());
  expect(new Set(made.map(({ codeDigest }) => codeDigest)).size).toBe(200);
  expect(new Set(made.map(({ codeSealed }) => codeSealed.toString('hex'))).size).toBe(200);
});

it('stores nothing of which the code could be read', () => {
  const { codeDigest, codeSealed } = codes.make();
  const code = codes.unseal(codeSealed);
  expect(codeSealed.toString('latin1')).not.toContain(code);
  expect(codeDigest).toMatch(/^[0-9a-f]{64}$/);
});

it('works under one secret only', () => {
  const { codeDigest, codeSealed } = codes.make();
  const others = openInvitationCodes(`${SECRET}!`);
  expect(others.digest(codes.unseal(codeSealed))).not.toBe(codeDigest);
  expect(() => others.unseal(codeSealed)).toThrow();
});

it('notices when a sealed code was tampered with', () => {
  const { codeSealed } = codes.make();
  codeSealed[30] = (codeSealed[30] ?? 0) ^ 1;
  expect(() => codes.unseal(codeSealed)).toThrow();
});
