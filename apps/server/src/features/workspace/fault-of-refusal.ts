import type { FilingRow } from '@prorata/contract/workspace/filing';
import { ProblemError } from '../../http/problems/problem-error.ts';

type Fault = FilingRow['faults'][number];

/** Why one of several was refused as a whole, so that the others go on; a fault of ours ends them all. */
export function faultOfRefusal(error: unknown): Fault {
  if (!(error instanceof ProblemError) || error.status >= 500) throw error;
  // What is addressed to others is not there.
  if (error.code === 'not-found') return { fault: 'invitationUnknown', column: 'invitationId' };
  const isPrivilege = error.details.errors?.some(({ path }) => path === 'privilegeId') === true;
  return { fault: 'refused', column: isPrivilege ? 'privilege' : null };
}
