import { createHash } from 'node:crypto';
import type { TimestampAuthority } from '@libpdf/core';
import { type Authority, type Credential, type Holder, makeImpostor } from '../authority.ts';
import { openStampService } from '../stamp-time.ts';
import { addValidationData, type ValidationForm } from './add-validation-data.ts';
import { type SigningForm, signRevision } from './sign-revision.ts';

/** At hand when a desk forges: the report, the signer's card, and the services. */
export interface Tools {
  readonly report: Uint8Array;
  readonly holder: Holder;
  readonly at: Date;
  readonly authority: Authority;
  /** An authority of the same name and services of its own, trusted nowhere. */
  readonly impostor: Authority;
  readonly card: Credential;
  readonly stampService: Credential;
  readonly responder: Credential;
  /** The report with a genuine signature (B-LT). */
  readonly signed: Uint8Array;
}

/** The difference from a signature as it should be. */
export interface Wish extends SigningForm, ValidationForm {
  /** `B-T` leaves out what proves that the certificates were valid. */
  readonly level?: 'B-B' | 'B-T' | 'B-LT';
}

let last: { readonly key: string; readonly tools: Promise<Tools> } | undefined;

/** Kept for the document that was forged last: to try one forgery after the other signs it once. */
export function openTools(
  authority: Authority,
  report: Uint8Array,
  holder: Holder,
  at: Date,
): Promise<Tools> {
  const key = [
    createHash('sha256').update(report).digest('hex'),
    ...[holder.fullName, holder.nationalNumber, authority.certificate.serialNumber],
  ].join(' ');
  if (last?.key !== key) last = { key, tools: makeTools(authority, report, holder, at) };
  return last.tools;
}

async function makeTools(authority: Authority, report: Uint8Array, holder: Holder, at: Date): Promise<Tools> {
  const base = {
    ...{ report, holder, at, authority },
    impostor: await makeImpostor(),
    card: await authority.readCard(holder),
    stampService: await authority.issueStampService(),
    responder: await authority.issueResponder(),
  };
  return { ...base, signed: await sign(base) };
}

/** Signs as a desk should, but for the wish. */
export async function sign(tools: Omit<Tools, 'signed'>, wish: Wish = {}): Promise<Uint8Array> {
  const { level = 'B-LT' } = wish;
  const container = {
    card: tools.card,
    chain: [tools.authority],
    at: tools.at,
    stamps: level === 'B-B' ? null : stampsOf(tools),
    ...wish.container,
  };
  const signed = await signRevision(tools.report, { ...wish, container });
  return level === 'B-LT' ? addValidationData(signed, tools, { card: container.card, ...wish }) : signed;
}

export function stampsOf({
  stampService,
  authority,
  at,
}: Pick<Tools, 'stampService' | 'authority' | 'at'>): TimestampAuthority {
  return openStampService(stampService, authority, { at, falsify: (digest) => digest });
}
