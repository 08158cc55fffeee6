import type { balance as source } from '../nl/balance.ts';
import type { Texts } from '../texts.ts';

export const balance: Texts<typeof source> = {
  title: 'Is your balance still right?',
  intro:
    '{{office}} is again distributing money that came in from the income of {{defendant}}. According to the last distribution this is still owed:',
  begun: 'You have begun a new statement. As long as you do not submit it, the balance below counts.',
  amounts: {
    title: 'Your balance',
    principal: 'Principal',
    interest: 'Interest up to and including {{date}}',
    penalty: 'Penalty clause',
    costs: 'Costs',
    total: 'Total',
    ordinary: 'Without privilege',
  },
  received: {
    title: 'Received so far',
    run: 'Distribution {{number}}',
    nothing: 'You received nothing in the last distribution.',
    total: 'Together',
  },
  stands: 'Without an answer this balance remains, with the interest that runs after {{date}}.',
  confirm: 'No change',
  changed: 'Something has changed',
  nothing: 'I have nothing to claim any more',
  refused: 'Your answer was not saved',
  receipt: {
    title: 'Your answer was received',
    said: '{{creditor}}: no change',
    number: 'Receipt',
    amount: 'Confirmed balance',
    sentTo: 'Sent to',
    fingerprint: 'Fingerprint',
    download: 'Download the receipt (pdf)',
  },
  back: {
    title: 'Has something changed after all?',
    text: 'You can take this back up to and including {{date}}, with the same code, as long as the distribution has not gone on.',
    act: 'Take back my answer',
    refused: 'Your answer was not taken back',
  },
  next: {
    title: 'What now?',
    text: 'Your balance counts in the next distribution. You will receive the draft and need not do anything.',
  },
  mark: 'Balance',
  answer: {
    open: 'Balance asked',
    unchanged: 'No change',
    changed: 'Changed',
    silent: 'No answer: balance remains',
  },
  ask: {
    act: 'Ask for balances',
    nobody: 'There was nobody left to ask.',
    done_one: '{{count}} question about a balance is ready. Send it now.',
    done_other: '{{count}} questions about balances are ready. Send them now.',
    unreachable:
      'These creditors cannot be reached: {{names}}. Complete their address or invite them yourself.',
    refused: 'The balances were not asked for',
  },
  summary: '{{unchanged}} confirmed, {{changed}} changed, {{open}} open, {{silent}} without an answer',
  said: 'Confirmed on {{moment}}, receipt {{number}}',
  replaced: {
    title: 'Takes the place of a balance',
    text: 'According to the last distribution {{total}} was left, with interest up to and including {{date}} (principal {{principal}}, interest {{interest}}, costs {{costs}}). The creditor now claims {{declared}}: {{difference}}.',
    more: '{{amount}} more',
    less: '{{amount}} less',
    same: 'the same amount',
  },
};
