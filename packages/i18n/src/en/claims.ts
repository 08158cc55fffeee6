import type { claims as source } from '../nl/claims.ts';
import type { Texts } from '../texts.ts';

export const claims: Texts<typeof source> = {
  title: 'Claims',
  add: 'Add claim',
  addVerb: 'Add claim',
  editTitle: 'Change claim',
  none: 'No privileged claims: the whole amount is ordinary.',
  automatic: 'Ordinary claim',
  automaticHint: 'Calculated automatically: what remains of the total',
  privileged: 'Of which privileged',
  total: 'Total claimed',
  exceeds: 'Together the claims exceed the total amount claimed by {{excess}}.',
  noPrivilege: 'Ordinary claim with proof',
  unknownPrivilege: 'Unknown privilege',
  onAsset: 'on {{asset}}',
  noAsset: 'not linked to an asset yet',
  noProof: 'no proof',
  rank: 'rank {{rank}}',
  hints: {
    assetDescription: 'As the creditor calls it',
    assetId: 'Whose proceeds serve this claim',
    since: 'For example the registration of the pledge',
    limit: 'Such as the agreed or registered maximum',
    isReserved:
      'Conservatory seizure without an enforceable title: the claim counts and its amount is consigned (Judicial Code, art. 1628).',
  },
  proof: {
    text: 'Every claim rests on a document of the statement. Choose it, or upload it.',
    upload: 'Upload proof',
    rest: 'The rest of the claim appears once the proof is chosen.',
  },
  types: {
    specific: 'Comes first on the proceeds of one particular asset.',
    general: 'Comes first on all money to distribute.',
    chirographic: 'Shares in proportion with the other ordinary claims.',
  },
  privilege: {
    basis: 'Legal basis',
    limit: 'Limit',
    limitPerClaim: 'Up to {{amount}} per claim. What lies above it is ordinary.',
    limitPerCreditor: 'Up to {{amount}} per creditor. What lies above it is ordinary.',
    limitOfCase: 'Depends on the case itself. Enter the amount below; what lies above it is ordinary.',
    noLimit: 'No limit in amount',
    period: 'In force',
    periodFrom: 'since {{from}}',
    periodUntil: 'until {{until}} inclusive',
    periodBetween: 'from {{from}} until {{until}} inclusive',
    practice: 'The rank of this privilege follows from practice, not from the letter of the law.',
    neutral: 'Whether a privilege is due is for the bailiff to judge. Choose the one that you rely on.',
  },
  removeTitle: 'Delete the claim?',
  removeText:
    'The claim of {{amount}} disappears. Its amount stays part of the total and then counts as an ordinary claim.',
  removeVerb: 'Delete claim',
};
