/** What a line of a sheet came to: it can be filed, was filed, was filed before, has a fault, or says nothing. */
export const ROW_OUTCOMES = ['ready', 'filed', 'alreadyFiled', 'faulty', 'empty'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Why a line cannot be filed. */
export const ROW_FAULTS = [
  'invitationUnknown',
  'invitationTwice',
  'invitationClosed',
  'severalStatements',
  'amountMissing',
  'amountInvalid',
  'totalTooLarge',
  'accountInvalid',
  'accountNotInProfile',
  'privilegeUnknown',
  'titleUnknown',
  'dateInvalid',
  'textTooLong',
  'documentNotAttached',
  'incomplete',
  'refused',
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];
