import { describe, expect, it } from 'vitest';
import { findFirstEffective, findLastEffective, isWaiting, sendingOfInvitation } from './attempts.ts';

const MONDAY = new Date('2026-11-16T10:00:00Z');
const TUESDAY = new Date('2026-11-17T10:00:00Z');
type Attempt = Parameters<typeof sendingOfInvitation>[1][number];
const mail = (changes: Partial<Attempt> = {}): Attempt => ({
  sendMethod: 'Email',
  status: 'Sent',
  acceptedAt: MONDAY,
  presentedAt: null,
  ...changes,
});
const bounced = mail({ status: 'Bounced' });
const letter = mail({ sendMethod: 'RegisteredLetter', status: 'Dropped', acceptedAt: TUESDAY });

it('what failed was not sent', () => {
  expect(findLastEffective([bounced, letter])).toBe(letter);
  expect(findFirstEffective([letter, mail()])).toMatchObject({ acceptedAt: MONDAY });
  expect(
    findLastEffective([bounced, mail({ status: 'FilteredSpam' }), mail({ status: 'Quarantined' })]),
  ).toBe(undefined);
});

it('only what is still to be handed over waits', () => {
  expect(isWaiting(mail({ status: 'Pending', acceptedAt: null }))).toBe(true);
  expect([bounced, letter, mail({ status: 'Skipped', acceptedAt: null })].map(isWaiting)).not.toContain(true);
});

describe('an invitation', () => {
  const byMail = { sendMethod: 'Email', sentAt: MONDAY, openedAt: null } as const;

  it('counts by the letter that followed a mail which came back', () => {
    expect(sendingOfInvitation(byMail, [bounced, letter])).toEqual({
      sendMethod: 'RegisteredLetter',
      sentAt: TUESDAY,
      presentedAt: null,
    });
  });

  it('that never arrived was not sent, unless its code was used', () => {
    expect(sendingOfInvitation(byMail, [bounced]).sentAt).toBe(null);
    expect(sendingOfInvitation({ ...byMail, openedAt: TUESDAY }, [bounced]).sentAt).toBe(MONDAY);
  });

  it('is as it was stored when nothing carried it', () => {
    expect(sendingOfInvitation(byMail, [])).toEqual({
      sendMethod: 'Email',
      sentAt: MONDAY,
      presentedAt: null,
    });
  });
});
