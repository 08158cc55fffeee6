import type { claims as source } from '../nl/claims.ts';
import type { Texts } from '../texts.ts';

export const claims: Texts<typeof source> = {
  title: 'Claims',
  add: 'Add claim',
  addVerb: 'Add claim',
  editTitle: 'Change claim',
  none: 'No privileged claims: the whole amount is an ordinary claim.',
  automatic: 'Ordinary claim',
  automaticHint: 'Calculated automatically: what remains of the total',
  privileged: 'Of which privileged',
  total: 'Total claimed',
  exceeds: 'Together the claims exceed the total amount claimed by {{excess}}.',
  noPrivilege: 'Ordinary claim with a supporting document',
  unknownPrivilege: 'Unknown privilege',
  onAsset: 'on {{asset}}',
  noAsset: 'not linked to an asset yet',
  noProof: 'no supporting document',
  rank: 'rank {{rank}}',
  hints: {
    assetDescription: 'As the creditor calls it',
    assetId: 'The asset whose proceeds pay this claim',
    since: 'For example the registration of the pledge',
    limit: 'For example the agreed or registered maximum',
  },
  proof: {
    text: 'Every claim needs a supporting document with the statement. Choose it, or upload it.',
    upload: 'Upload a supporting document',
    rest: 'The other fields appear once the supporting document is chosen.',
  },
  types: {
    specific: 'Is paid first out of the proceeds of one particular asset.',
    general: 'Is paid first out of all the money to distribute.',
    chirographic: 'Shares in proportion with the other ordinary claims.',
  },
  privilege: {
    basis: 'Legal basis',
    limit: 'Cap',
    limitPerClaim: 'Up to {{amount}} per claim. Anything above that is an ordinary claim.',
    limitPerCreditor: 'Up to {{amount}} per creditor. Anything above that is an ordinary claim.',
    limitOfCase:
      'Depends on the case itself. Enter the amount below; anything above that is an ordinary claim.',
    noLimit: 'No cap',
    period: 'In force',
    periodFrom: 'since {{from}}',
    periodUntil: 'up to and including {{until}}',
    periodBetween: 'from {{from}} up to and including {{until}}',
    practice: 'The rank of this privilege follows from practice, not from the letter of the law.',
    more: 'What does the law say?',
    neutral: 'The bailiff decides whether you have the privilege. Choose the one you rely on.',
  },
  removeTitle: 'Delete the claim?',
  removeText:
    'The claim of {{amount}} is deleted. Its amount remains part of the total and then counts as an ordinary claim.',
  removeVerb: 'Delete claim',
};
