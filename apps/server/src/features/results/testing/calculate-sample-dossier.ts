import { insertSampleDossier, type SampleDossier } from '../../../testing/insert-sample-dossier.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import type { TestUsers } from '../../../testing/test-users.ts';

export interface CalculatedSample extends SampleDossier {
  readonly resultId: string;
  readonly url: string;
}

/** A dossier that `ann` has really calculated, and that is hers to sign. */
export async function calculateSampleDossier(
  server: TestServer,
  { own }: TestUsers,
  changes?: Parameters<typeof insertSampleDossier>[2],
): Promise<CalculatedSample> {
  const sample = await insertSampleDossier(server.db, own, changes);
  const resultId = await calculateAgain(server, sample.dossierId, null);
  return { ...sample, resultId, url: `/api/Dossier/${sample.dossierId}/Result/${resultId}` };
}

/** Gives the id of the result. */
export async function calculateAgain(
  server: TestServer,
  dossierId: string,
  note: string | null = 'again',
  choices: object = {},
): Promise<string> {
  const url = `/api/Dossier/${dossierId}/calculate`;
  const response = await server.call('ann', { method: 'POST', url, payload: { note, ...choices } });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json().id;
}
