/** What tells creditors apart. Names do not: two people may have one name, and one person may be typed in two ways. */
export interface CreditorNumbers {
  readonly enterpriseNumber: string | null;
  readonly nationalNumber: string | null;
}

/**
 * What numbers say of two creditors: the same, or different. Nothing when one of them has none, or when one has only an
 * enterprise number and the other only a national number.
 */
export function compareNumbers(
  one: CreditorNumbers,
  other: CreditorNumbers,
): 'same' | 'different' | undefined {
  const { enterpriseNumber, nationalNumber } = one;
  if (enterpriseNumber !== null && other.enterpriseNumber !== null) {
    return enterpriseNumber === other.enterpriseNumber ? 'same' : 'different';
  }
  if (nationalNumber !== null && other.nationalNumber !== null) {
    return nationalNumber === other.nationalNumber ? 'same' : 'different';
  }
  return undefined;
}

/** A creditor of the dossier, as it stands without the statement that is placed. */
export interface KnownCreditor extends CreditorNumbers {
  readonly id: string;
  /** Whom the office has told apart from it. */
  readonly apartFromIds: readonly string[];
  /** It has other statements than the one that is placed. */
  readonly hasStatements: boolean;
}

/**
 * To which creditor a statement with these numbers belongs: the one that has the number, else the one it belongs to
 * already, unless that is known by another number through its other statements. Nothing when it needs a creditor of its
 * own. What the office has told apart is not put together by a number: that becomes a question to the office.
 */
export function findCreditor(
  numbers: CreditorNumbers,
  ownId: string | null,
  known: readonly KnownCreditor[],
): string | undefined {
  const own = known.find(({ id }) => id === ownId);
  const holder = known.find(
    (other) =>
      other !== own && compareNumbers(numbers, other) === 'same' && !(own && areToldApart(own, other)),
  );
  if (own === undefined) return holder?.id;
  if (!own.hasStatements) return holder?.id ?? own.id;
  return compareNumbers(numbers, own) === 'same' ? own.id : holder?.id;
}

function areToldApart(one: KnownCreditor, other: KnownCreditor): boolean {
  return one.apartFromIds.includes(other.id) || other.apartFromIds.includes(one.id);
}
