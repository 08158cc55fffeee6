import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { lazy, Suspense } from 'react';

export interface CauseLineProps {
  readonly claim: Pick<PrivilegedClaim, 'cause' | 'privilegeId'>;
  readonly privileges: readonly Privilege[];
  /** The lots of the dossier, by their ids. */
  readonly lotNames: ReadonlyMap<string, string>;
}

/** The questions come with the whole law in four languages: only where somebody answered them. */
const Said = lazy(async () => ({ default: (await import('./cause-said.tsx')).CauseSaid }));

/** How the creditor answered why it is owed; nothing where nobody did. */
export function CauseLine(props: CauseLineProps) {
  if (props.claim.cause === null) return null;
  return (
    <Suspense fallback={null}>
      <Said {...props} />
    </Suspense>
  );
}
