import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readMigrations } from './migrate.ts';

/**
 * The migrations that databases out there have run. Editing one would leave those databases behind: write a new one,
 * and add its line here when it lands.
 */
const LANDED: Readonly<Record<string, string>> = {
  '0001-words-and-shapes': 'db235e00acf4cbe6',
  '0002-organizations-and-users': '3d239c0bf4860bd3',
  '0003-dossiers': '7a6c4d6b3bc1089c',
  '0004-invitations': 'b7033a4c90ad7056',
  '0005-statements-and-claims': '7cdd5446401ad5cf',
  '0006-results-and-signing': 'aac2fc4bb0bf70e2',
  '0007-deliveries': 'eba5f4470d5d307a',
  '0008-costs-and-transactions': 'af59600d24b9058c',
  '0009-parameters-and-templates': '43a3e59744c91fa8',
  '0010-audit': 'c84d9b4e66ec4ead',
  '0011-approval-mails-and-shared-content': 'd5e7821d2c99b75c',
  '0012-handover-of-mails': '60263a2c217f2d86',
  '0013-prices-in-use': '5760d697a74958af',
  '0014-starting-costs': 'e3bdf764439e3e04',
  '0015-deliveries-of-dossiers': '2fc860f84642dfda',
  '0016-search-of-dossiers': 'c2d9d264468e291d',
  '0017-untold-deliveries': 'cb4d19ce1cc58406',
  '0018-reviewed-statements': 'f076c966c5ca75ad',
  '0019-receipts': 'd9dc87f9d59778ea',
  '0020-reports': '8777687c4f31c794',
  '0021-files-of-documents': '1b73872c9eaf7362',
  '0022-visits-of-strangers': '2e3ded513f4b1ea1',
};

it('finds every migration that has landed as it was', async () => {
  const migrations = await readMigrations();
  const found = Object.keys(LANDED).map((name) => {
    const text = migrations.find((migration) => migration.name === name)?.text ?? '';
    return [name, createHash('sha256').update(text).digest('hex').slice(0, 16)];
  });
  expect(Object.fromEntries(found)).toEqual(LANDED);
});

it('gives each migration a number of its own, in the order in which they run', async () => {
  const numbers = (await readMigrations()).map(({ name }) => /^(\d{4})-/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(numbers.length);
});
