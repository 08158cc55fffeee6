import { BasicOCSPResponse } from 'pkijs';
import { describe, expect, it } from 'vitest';
import {
  type AnswerWish,
  answerFor,
  type ListWish,
  listOf,
  makeAuthority,
  partOfList,
} from '../../testing/tiny-authority.ts';
import { checkRevocation } from './revocation.ts';
import { NO_VALIDATION_DATA, parseAnswer } from './validation-data.ts';

const HOUR = 3_600_000;
const USED_AT = new Date('2026-11-17T12:00:00Z');
const hours = (count: number) => new Date(USED_AT.getTime() + count * HOUR);
const authority = await makeAuthority();
const stranger = await makeAuthority();
const trust = { authorities: [authority.root.certificate], others: [] };
const moments = { usedAt: USED_AT, now: hours(1_000) };

async function byAnswers(wishes: readonly AnswerWish[], by = authority) {
  const read = await Promise.all(wishes.map((wish) => answerFor(by, authority.signer, wish)));
  const answers = read.map(parseAnswer).filter((answer) => answer instanceof BasicOCSPResponse);
  const data = { ...NO_VALIDATION_DATA, answers };
  return (await checkRevocation(authority.signer.certificate, data, trust, moments)).state;
}

async function byList(wish: ListWish) {
  const data = { ...NO_VALIDATION_DATA, lists: [await listOf(authority, wish)] };
  return (await checkRevocation(authority.signer.certificate, data, trust, moments)).state;
}

describe('an answer about a certificate', () => {
  it('counts while it holds, and when it was given later', async () => {
    expect(await byAnswers([{ at: hours(-1) }])).toBe('good');
    expect(await byAnswers([{ at: hours(500) }])).toBe('good');
    expect(await byAnswers([{ at: hours(-25) }])).toBe('expired');
    expect(await byAnswers([{ at: hours(2_000) }])).toBe('notTrusted');
    expect(await byAnswers([])).toBe('missing');
  });

  it('that it was withdrawn counts from then on, whatever others say', async () => {
    expect(await byAnswers([{ at: hours(1), revokedAt: hours(-1) }])).toBe('revoked');
    expect(await byAnswers([{ at: hours(-1) }, { at: hours(1), revokedAt: hours(-1) }])).toBe('revoked');
    expect(await byAnswers([{ at: hours(2_000), revokedAt: hours(-1) }])).toBe('revoked');
    expect(await byAnswers([{ at: hours(500), revokedAt: hours(400) }])).toBe('good');
  });

  it('must come from its authority', async () => {
    expect(await byAnswers([{ at: hours(-1) }], { ...authority, responder: stranger.responder })).toBe(
      'notTrusted',
    );
    expect(await byAnswers([{ at: hours(-1) }], { ...authority, responder: authority.stamps })).toBe(
      'notTrusted',
    );
  });

  it('given when its certificate had run out proves nothing', async () => {
    const late = { usedAt: new Date('2045-12-31'), now: new Date('2050-01-01') };
    const answer = parseAnswer(await answerFor(authority, authority.signer, { at: new Date('2046-01-02') }));
    const data = { ...NO_VALIDATION_DATA, answers: answer === undefined ? [] : [answer] };
    const { state } = await checkRevocation(authority.signer.certificate, data, trust, late);
    expect(state).toBe('notTrusted');
  });
});

describe('a list of certificates that were withdrawn', () => {
  it('counts when the certificate is on it, or when the list is whole', async () => {
    expect(await byList({ at: hours(-1) })).toBe('good');
    expect(await byList({ at: hours(-1), extensions: [partOfList('all')] })).toBe('good');
    expect(await byList({ at: hours(-1), revoked: authority.signer })).toBe('revoked');
    expect(await byList({ at: hours(-25) })).toBe('expired');
  });

  it('proves nothing when it holds changes or other certificates only', async () => {
    expect(await byList({ at: hours(-1), extensions: [partOfList('changes')] })).toBe('unknown');
    expect(await byList({ at: hours(-1), extensions: [partOfList('authorities')] })).toBe('unknown');
    const changes = { at: hours(-1), extensions: [partOfList('changes')], revoked: authority.signer };
    expect(await byList(changes)).toBe('revoked');
  });
});
