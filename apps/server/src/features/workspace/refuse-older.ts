import { ProblemError } from '../../http/problems/problem-error.ts';

/**
 * Refuses an edit of an older version. Who changed what is for the organization's own eyes, and stands in its trail: an
 * invitation has versions of its own, which the office counts.
 */
export function refuseOlder(currentVersion: number, editedVersion: number): void {
  if (currentVersion === editedVersion) return;
  const stale = { currentVersion, changedAt: null, changedBy: null, subject: null, changes: [] };
  throw new ProblemError('stale', { members: { stale } });
}
