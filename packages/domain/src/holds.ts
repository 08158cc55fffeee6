/**
 * What stands beside the status and keeps the money where it is: something stops the distribution, the draft is contested,
 * the money lies at the deposit office, or another draft takes the place of the one that was sent.
 */
export const HOLDS = ['stopped', 'contested', 'consigned', 'replaced'] as const;
export type Hold = (typeof HOLDS)[number];

/** What was found about a dossier, each by the table that knows it. */
export type HoldFacts = Readonly<Record<Hold, boolean>>;

/** The holds of a dossier, the gravest first. One without any may be paid when its status says so. */
export function holdsOf(facts: HoldFacts): Hold[] {
  return HOLDS.filter((hold) => facts[hold]);
}
