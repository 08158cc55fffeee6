import { missingOfTitle, type Title } from '../claims/titles.ts';
import type { Cents } from '../money.ts';

/** Judicial Code 1628: what counts is established by a title, or not contested; the report names which (1629, 2°). */
export const TITLE_CODES = ['titleMissing', 'titleIncomplete'] as const;
export type TitleCode = (typeof TITLE_CODES)[number];

interface Founded {
  /** What counts of it: admitted and reserved. */
  readonly countedCents: Cents;
  readonly titles: readonly Title[];
}

export interface StatementToFound {
  readonly id: string;
  /** What the claims leave of the total, with the titles of the statement: those found everything in it. */
  readonly rest: Founded;
  readonly claims: readonly (Founded & { readonly id: string })[];
}

export interface TitleFault {
  readonly code: TitleCode;
  readonly statementId: string;
  /** Absent where the statement itself is meant. */
  readonly claimId: string | null;
}

/**
 * Where the office still has to say on what a claim is founded. Nothing is asked of what does not count: it is listed
 * with nothing, whatever it was founded on.
 */
export function listTitleFaults({ id: statementId, rest, claims }: StatementToFound): TitleFault[] {
  const unfounded = claims.filter(
    ({ countedCents, titles }) => countedCents > 0n && titles.length === 0 && rest.titles.length === 0,
  );
  const isRestUnfounded = rest.countedCents > 0n && rest.titles.length === 0;
  const unclear = [{ id: null, ...rest }, ...claims].filter(({ titles }) => titles.some(isIncomplete));
  return [
    // One title on the statement settles it all, so it is asked for once.
    ...(isRestUnfounded ? [null] : unfounded.map(({ id }) => id)).map((claimId) => ({
      code: 'titleMissing' as const,
      statementId,
      claimId,
    })),
    ...unclear.map(({ id: claimId }) => ({ code: 'titleIncomplete' as const, statementId, claimId })),
  ];
}

function isIncomplete(title: Title): boolean {
  return missingOfTitle(title).length > 0;
}
