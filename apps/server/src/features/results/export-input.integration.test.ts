import { createHash } from 'node:crypto';
import { exportedInputSchema } from '@prorata/contract/results/exported-input';
import { distribute } from '@prorata/domain/distribution/distribute';
import { inputFromJson, resultToJson } from '@prorata/domain/distribution/snapshot';
import { canonicalJson } from '@prorata/law/canonical-json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { type CalculatedSample, calculateSampleDossier } from './testing/calculate-sample-dossier.ts';

let server: TestServer;
let dossier: CalculatedSample;

beforeAll(async () => {
  server = await startTestServer();
  dossier = await calculateSampleDossier(server, await insertTestUsers(server.db));
});
afterAll(() => server.close());

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

describe('the exported input', () => {
  it('recalculates to the very outcome that the seal of the report names', async () => {
    const response = await server.call('ann', { method: 'POST', url: `${dossier.url}/exportInput` });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toMatch(/PV-.*\.json/);
    const { input, seal, names } = exportedInputSchema.parse(response.json());
    const text = canonicalJson(input);
    expect(sha256(text)).toBe(seal.inputSha256);
    const outcome = distribute(inputFromJson(text));
    if (outcome.kind !== 'distributed') throw new Error(outcome.kind);
    expect(sha256(resultToJson(outcome))).toBe(seal.outcomeSha256);
    const statements = outcome.lines.flatMap(({ statementId }) => statementId ?? []);
    expect(new Set(names.creditors.map(({ id }) => id))).toEqual(new Set(statements));
  });

  it('holds neither national numbers nor accounts, and that it was taken out is on record', async () => {
    const response = await server.call('ann', { method: 'POST', url: `${dossier.url}/exportInput` });
    expect(response.payload).not.toMatch(/BE\d{14}|"\d{11}"|nationalNumber|iban/i);
    const types = (await listEvents(server.db, dossier.resultId)).map(({ type }) => type);
    expect(types).toContain('result.inputExported');
  });

  it('has a schema that anyone may read', async () => {
    const response = await server.app.inject({ url: '/api/Seal/inputSchema' });
    expect(response.headers['content-type']).toContain('application/schema+json');
    expect(response.json()).toMatchObject({
      type: 'object',
      properties: { format: { const: 'prorata-input' } },
    });
  });
});
