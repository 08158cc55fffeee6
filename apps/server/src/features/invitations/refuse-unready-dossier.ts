import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { defendantNameOf } from '../dossiers/office-values.ts';

/** An invitation names the bailiff who asks, the defendant, and what was sold or seized: without them it says nothing. */
export function refuseUnreadyDossier(dossier: DossierRecord): void {
  const { responsibleBailiffId, transactionKinds, saleDate } = dossier;
  const missing = [
    ...(responsibleBailiffId === null ? ['responsibleBailiff'] : []),
    ...(defendantNameOf(dossier) === '' ? ['defendant'] : []),
    ...(transactionKinds.length === 0 ? ['transactionKind'] : []),
    ...(transactionKinds.includes('sale') && saleDate === null ? ['saleDate'] : []),
  ];
  if (missing.length === 0) return;
  const errors = missing.map((path) => ({ path, code: 'required' as const }));
  throw new ProblemError('dossier-not-ready-to-invite', { errors });
}
