import type { Collection } from '@prorata/contract/dossiers/collection';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { fileStatements } from '../statements/filed-statement.ts';
import { type Office, openDossier, type PreparedDossier } from '../support/office.ts';

export const WORKER = 'Karim Benhaddou';
export const SUPPLIER = 'Houthandel Lannoy';
export const OPERATOR = 'Telvia';

/** A dossier with money in which three creditors have filed; the last of them still waits for the office. */
export interface DossierToDistribute extends PreparedDossier {
  /** The statement that waits. */
  readonly waiting: string;
}

export async function prepareDossier(office: Office): Promise<DossierToDistribute> {
  const dossier = await openDossier(office, `Schrijnwerkerij ${Date.now()}`);
  const own = `/api/Dossier/${dossier.id}`;
  await office.call('POST', `${own}/asset`, { name: 'Bestelwagen', collectedAmount: 7_500 });
  await setBalance(office, dossier.id, 10_000);
  const wages = { type: 'general', privilegeId: 'wages', amountDemanded: 3_000 } as const;
  const [worker = '', supplier = '', waiting = ''] = await fileStatements(office, dossier.id, [
    { creditor: WORKER, total: 3_500, claims: [wages] },
    { creditor: SUPPLIER, total: 9_000 },
    { creditor: OPERATOR, total: 412.09 },
  ]);
  await validateStatement(office, dossier.id, worker);
  await validateStatement(office, dossier.id, supplier);
  return { ...dossier, waiting };
}

export async function setBalance(office: Office, dossierId: string, euros: number): Promise<void> {
  const own = `/api/Dossier/${dossierId}`;
  const { version } = await office.call<Collection>('GET', `${own}/collection`);
  const balance = { version, balanceToDistribute: euros, executionCosts: [] };
  await office.call('PUT', `${own}/balanceForDistribution`, balance);
}

export async function validateStatement(office: Office, dossierId: string, id: string): Promise<void> {
  const address = `/api/Dossier/${dossierId}/ThirdPartyStatement/${id}`;
  const { version } = await office.call<ThirdPartyStatement>('GET', address);
  await office.call('POST', `${address}/markAsValidated`, { version });
}
