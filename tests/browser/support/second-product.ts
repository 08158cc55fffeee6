import type { BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import { test as base } from './browser.ts';

const SECOND_PRODUCT = inject('secondProductAddress');

/**
 * A test with the product beside the shared one: it may set prices, register people, approve them and complete their
 * offices without the others noticing. The few files that need it share it, each with people and prices of its own.
 */
export const test = base.extend('openOwnPage', ({ openPage }) => {
  return (options: BrowserContextOptions = {}) => openPage({ baseURL: SECOND_PRODUCT, ...options });
});
