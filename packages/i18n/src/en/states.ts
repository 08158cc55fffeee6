import type { states as source } from '../nl/states.ts';
import type { Texts } from '../texts.ts';

export const states: Texts<typeof source> = {
  loading: 'One moment',
  explain: 'Explanation: {{field}}',
  undo: 'Undo',
  undone: 'Undone',
  notUndone: 'Not undone',
  retry: 'Try again',
  back: 'Back',
  requestId: 'Reference for support',
  loadFailed: 'This could not be loaded',
  nothingFound: 'Nothing found with these filters',
  clearFilters: 'Clear filters',
  readOnly: 'Read-only',
  conflict: {
    changedBy: '{{name}} changed this on {{moment}}',
    changed: '{{name}} changed this in the meantime',
    someone: 'Someone else',
    change: '{{field}}: from {{before}} to {{after}}.',
    notSaved: 'Your change has not been saved yet.',
    loadNewest: 'Load the newest version',
    redoMine: 'Apply my change again',
  },
  statement: {
    notValidated: 'To review',
    validated: 'Validated',
    invalid: 'Invalid',
    late: 'late',
    contested: 'contested',
  },
  addressee: {
    unsent: 'Not sent',
    waiting: 'Waiting for the service',
    handedOver: 'Sent',
    failed: 'Failed',
    setAside: 'Set aside',
  },
  result: {
    actual: 'Current',
    outdated: 'Outdated',
    signed: 'Signed',
    voided: 'Voided',
    replaced: 'Replaced',
  },
  claim: { costs: 'Costs', surplus: 'Surplus', reserved: 'Reserved', automatic: 'automatic' },
};
