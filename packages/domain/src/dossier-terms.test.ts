import { describe, expect, it } from 'vitest';
import { type DossierTimes, findNextTerm, listDossierTerms } from './dossier-terms.ts';
import { DOSSIER_STATUSES } from './vocabulary.ts';

const TIMES: DossierTimes = {
  status: 'InvitesSent',
  transactionKinds: ['sale', 'seizureByThirdParties'],
  saleDate: '2026-10-22',
  seizureDate: '2026-06-18',
  invitedByMailOn: '2026-10-28',
  invitedByLetterOn: null,
  invitedQualifiedOn: null,
  presentedOn: null,
  provisionedOn: null,
  reportSentOn: null,
  contestationEndsOn: null,
};

function dueDates(times: Partial<DossierTimes>) {
  return Object.fromEntries(listDossierTerms({ ...TIMES, ...times }).map(({ term, dueOn }) => [term, dueOn]));
}

describe('the terms of a dossier', () => {
  it('run from the sale to the draft', () => {
    expect(listDossierTerms(TIMES)).toEqual([
      { term: 'invitation', dueOn: '2026-11-06', countedUntil: '2026-11-06', isDone: true },
      { term: 'filing', dueOn: '2026-11-12', countedUntil: '2026-11-12', isDone: false },
      { term: 'draft', dueOn: '2026-11-27', countedUntil: '2026-11-27', isDone: false },
    ]);
  });

  it('run from the seizure where nothing was sold', () => {
    expect(dueDates({ transactionKinds: ['seizureByThirdParties'] })).toMatchObject({
      invitation: '2026-07-03',
    });
  });

  it('say where they would have ended on a working day', () => {
    const [invitation] = listDossierTerms({ ...TIMES, saleDate: '2026-10-31' });
    expect(invitation).toMatchObject({ dueOn: '2026-11-16', countedUntil: '2026-11-15' });
  });

  it('count a letter from the third working day, and wait for the last creditor', () => {
    expect(dueDates({ invitedByLetterOn: '2026-10-28' })).toMatchObject({ filing: '2026-11-16' });
    expect(dueDates({ invitedQualifiedOn: '2026-11-02' })).toMatchObject({ filing: '2026-11-20' });
    expect(dueDates({ invitedQualifiedOn: '2026-11-02', presentedOn: '2026-11-09' })).toMatchObject({
      filing: '2026-11-24',
    });
    expect(dueDates({ invitedByMailOn: '2026-11-20', invitedByLetterOn: '2026-10-28' })).toMatchObject({
      filing: '2026-12-07',
    });
  });

  it('count the draft from the day the dossier was ready when nobody was invited', () => {
    const times = {
      status: 'Provisioned',
      invitedByMailOn: null,
      provisionedOn: '2026-11-02',
    } as const;
    expect(dueDates(times)).toEqual({ invitation: '2026-11-06', draft: '2026-11-17' });
  });

  it('take the term to contest as it was fixed', () => {
    const sent = { status: 'PvSent', reportSentOn: '2026-11-27', contestationEndsOn: '2026-12-14' } as const;
    expect(listDossierTerms({ ...TIMES, ...sent }).at(-1)).toEqual({
      term: 'contestation',
      dueOn: '2026-12-14',
      countedUntil: '2026-12-12',
      isDone: false,
    });
  });

  it('are none where the register does not reach, or no day is known', () => {
    expect(dueDates({ saleDate: '2017-12-31', invitedByMailOn: null })).toEqual({});
    expect(dueDates({ saleDate: null, invitedByMailOn: null })).toEqual({});
  });

  it('are done as the dossier moves on', () => {
    const sent = { reportSentOn: '2026-11-27', contestationEndsOn: '2026-12-14' };
    const running = DOSSIER_STATUSES.map((status) => [
      status,
      findNextTerm(listDossierTerms({ ...TIMES, ...sent, status }))?.term,
    ]);
    expect(running).toEqual([
      ['Created', 'invitation'],
      ['InvitesSent', 'filing'],
      ['Provisioned', 'draft'],
      ['Calculated', 'draft'],
      ['Signed', undefined],
      ['PvSent', 'contestation'],
      ['ToPay', undefined],
      ['Paid', undefined],
      ['Cancelled', undefined],
    ]);
  });
});
