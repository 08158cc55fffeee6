import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseAddress } from '../../../apps/server/src/database/connection.ts';
import { buildWeb } from '../../../scripts/build-web.ts';
import { findFreePorts } from '../../../scripts/free-ports.ts';
import { ON_ITS_OWN, startProduct } from '../../../scripts/product.ts';
import { createProductDatabase, findDatabase } from './database.ts';
import { WHO_RENEWS } from './sign-in.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The product: interface and API. */
    readonly productAddress: string;
    /** The stand-ins of the outside world. */
    readonly sandboxAddress: string;
    /** Where the stand-in mailbox takes mails. */
    readonly smtpPort: number;
    /** Its data, for what no test can wait for. */
    readonly productDatabase: DatabaseAddress;
  }
}

/** Runs the whole product as `npm start` does, with its own data and ports, for the time of the browser tests. */
export default async function setUpProduct(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'prorata-browser-tests-'));
  const database = await createProductDatabase();
  const removeData = async () => {
    await database.drop();
    rmSync(dataFolder, { recursive: true });
  };
  const settings = {
    ...ON_ITS_OWN,
    ...database.settings,
    RATE_LIMIT_PER_MINUTE: '100000',
    SANDBOX_HURRIED_PERSON: WHO_RENEWS,
  };
  const ports = await findFreePorts();
  const product = await startProduct({ ...ports, dataFolder, settings }).catch(async (error) => {
    await removeData();
    throw error;
  });
  project.provide('productAddress', product.address);
  project.provide('sandboxAddress', product.sandboxAddress);
  project.provide('smtpPort', ports.smtpPort);
  project.provide('productDatabase', findDatabase(database, dataFolder));
  return async () => {
    await product.stop();
    await removeData();
  };
}
