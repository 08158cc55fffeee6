import type { AnswerOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { DOSSIER_STATUSES } from '@prorata/domain/vocabulary';

export type StatusCounts = AnswerOf<typeof dossiersCalls.list>['statusCounts'];

/** The statuses in which a dossier is still somebody's work. */
export const OPEN_STATUSES = DOSSIER_STATUSES.filter((status) => status !== 'Paid' && status !== 'Cancelled');

/** How many dossiers still run. */
export function openOf(counts: StatusCounts): number {
  return OPEN_STATUSES.reduce((sum, status) => sum + counts[status], 0);
}
