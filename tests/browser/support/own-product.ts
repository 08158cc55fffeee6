import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { findFreePorts } from '../../../scripts/free-ports.ts';
import { ON_ITS_OWN, startProduct } from '../../../scripts/product.ts';
import { test as base } from './browser.ts';
import { createProductDatabase } from './database.ts';

/**
 * A test with a product beside the shared one: it may set prices, register people, approve them and complete their
 * offices without the others noticing. The few files that need one share it, each with people and prices of its own.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are wanted; none is.
  .extend('product', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'prorata-own-product-'));
    const database = await createProductDatabase();
    const settings = { ...ON_ITS_OWN, ...database.settings, RATE_LIMIT_PER_MINUTE: '100000' };
    const product = await startProduct({ ...(await findFreePorts()), dataFolder, settings });
    onCleanup(async () => {
      await product.stop();
      await database.drop();
      rmSync(dataFolder, { recursive: true });
    });
    return product;
  })
  .extend('openOwnPage', ({ openPage, product }) => {
    return (options: BrowserContextOptions = {}) => openPage({ baseURL: product.address, ...options });
  });
