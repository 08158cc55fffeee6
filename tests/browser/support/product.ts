import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseAddress } from '../../../apps/server/src/database/connection.ts';
import { buildServer } from '../../../scripts/build-server.ts';
import { buildWeb } from '../../../scripts/build-web.ts';
import { findFreePorts } from '../../../scripts/free-ports.ts';
import { ON_ITS_OWN, type ProductPorts, startProduct } from '../../../scripts/product.ts';
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
    /** Where the tests of a run tell each other on which pages nothing was found that shuts people out. */
    readonly flawlessFolder: string;
    /** The product beside it. */
    readonly secondProductAddress: string;
    readonly secondProductDatabase: DatabaseAddress;
  }
}

/**
 * Runs the whole product as `npm start` does, twice, each with its own data and ports, for the time of the browser tests. The
 * second is for the few that set prices, close months or register offices, which everybody else would notice.
 */
export default async function setUpProducts(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  await buildWeb();
  const [ports, portsOfSecond] = [await findFreePorts(), await findFreePorts()];
  // At once: while one fills its database with the demonstration, the other has a core to itself.
  const starts = [startOne(ports, { SANDBOX_HURRIED_PERSON: WHO_RENEWS }), startOne(portsOfSecond)] as const;
  const [shared, second] = await Promise.all(starts).catch(async (error) => {
    const started = await Promise.allSettled(starts);
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()));
    throw error;
  });
  project.provide('productAddress', shared.address);
  project.provide('sandboxAddress', shared.sandboxAddress);
  project.provide('smtpPort', shared.smtpPort);
  project.provide('productDatabase', shared.database);
  project.provide('secondProductAddress', second.address);
  project.provide('secondProductDatabase', second.database);
  const flawless = mkdtempSync(path.join(tmpdir(), 'prorata-flawless-'));
  project.provide('flawlessFolder', flawless);
  return async () => {
    rmSync(flawless, { recursive: true });
    await Promise.all([shared.stop(), second.stop()]);
  };
}

async function startOne(ports: ProductPorts, furtherSettings: Readonly<Record<string, string>> = {}) {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'prorata-browser-tests-'));
  const database = await createProductDatabase();
  const removeData = async () => {
    await database.drop();
    rmSync(dataFolder, { recursive: true });
  };
  const settings = {
    ...ON_ITS_OWN,
    ...database.settings,
    ...furtherSettings,
    RATE_LIMIT_PER_MINUTE: '100000',
  };
  const product = await startProduct({ ...ports, dataFolder, settings }).catch(async (error) => {
    await removeData();
    throw error;
  });
  const { address, sandboxAddress } = product;
  return {
    ...{ address, sandboxAddress, smtpPort: ports.smtpPort },
    database: findDatabase(database, dataFolder),
    stop: async () => {
      await product.stop();
      await removeData();
    },
  };
}
