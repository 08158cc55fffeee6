import type { SignerChoice } from './vocabulary.ts';

interface BailiffsOfDossier {
  readonly responsibleBailiffId: string | null;
  readonly deputyBailiffId: string | null;
  readonly signer: SignerChoice;
}

/** Who answers for a dossier, stands in and signs once somebody has left it to a successor. */
export function handOver(
  dossier: BailiffsOfDossier,
  leaverId: string,
  successorId: string,
): BailiffsOfDossier {
  const replace = (id: string | null) => (id === leaverId ? successorId : id);
  const responsibleBailiffId = replace(dossier.responsibleBailiffId);
  const deputy = replace(dossier.deputyBailiffId);
  // Two bailiffs are two people: who takes over from the other one has nobody beside them.
  const deputyBailiffId = deputy === responsibleBailiffId ? null : deputy;
  return {
    responsibleBailiffId,
    deputyBailiffId,
    signer: deputyBailiffId === null ? 'responsible' : dossier.signer,
  };
}
