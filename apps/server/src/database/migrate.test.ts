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
  '0023-composed-reports': '4cac865e2427df2e',
  '0024-purposes-of-deliveries': '6743cd459734a002',
  '0025-values-of-events': '1aa4999858752c7f',
  '0026-repertory-number': '9e8cec5367d85424',
  '0027-idempotency-keys': '024561dd1e396696',
  '0028-wrong-codes': 'd042634c4d13cc56',
  '0029-checks-of-files': 'acfd86c259dcca25',
  '0030-retention': '3e2fabe0ebe6e446',
  '0031-creditors': 'e25aa51c0adb8cc9',
  '0032-recipients-of-invitations': 'cbbf49a81acb0232',
  '0033-ledger-of-sending': 'e37d57bcbf3c913e',
  '0034-decisions-on-addressees': '2432443b4a6a5ee5',
  '0035-refused-signatures': 'b38627be6a2bd28e',
  '0036-who-signs': '3339c4934711c5ba',
  '0037-readiness-and-visitors': '43c23ae2a5d0b858',
  '0038-filed-statements': '6c491a47648f7558',
  '0039-names-of-costs': 'fe8ea286baf865fa',
  '0040-forms-of-address': '55b7e793b9ddfd0d',
  '0041-enterprise-register': 'fcdc8aaf9d633d14',
  '0042-indexes-of-the-register': '9b0b81bd005763d4',
  '0043-party-book': 'bf5cf4a5fd62ac43',
  '0044-extracts': '5716898c387290cd',
  '0045-stops': 'c8bb0cee0475bf18',
  '0046-kinds-of-erasure': '7d28fd28bdd263d6',
  '0047-invoices': '35d67768b3eb38b9',
  '0048-e-invoices': 'aa70fae951f8713c',
  '0049-register-and-party-book': '5cb29d2ee0116035',
  '0050-declared-and-admitted': '3d81274b74c58da0',
  '0051-several-defendants': '01572968e0c257ca',
  '0052-fee-by-class': '8307085b6a3952c0',
  '0053-parties-and-deeds': 'e5412912cc27c31a',
  '0054-signature-evidence': 'a6d6233f84e4af6a',
  '0055-look-up-and-duplicates': '5a894bd29847e7a1',
  '0056-contestation-terms': '4b1af283d30bfecd',
  '0057-look-up-in-one-value': '32ba37b4d8851dff',
  '0058-office-texts': '9a75afb381a80b4e',
  '0059-qualified-delivery': 'f5eb0278cc1b0031',
  '0060-register-table-by-table': 'e61bf1ec06095bd6',
  '0061-names-of-joined-parties': '625c1b43fd7e170a',
  '0062-whom-a-stop-concerns': 'c5b492228008bdaa',
  '0063-registered-invitations': '79714a0d397a8e87',
  '0064-consultations-and-releases': '60880524fb8a7a9a',
  '0065-contestations': '9b28de3d41f81960',
  '0066-payouts': '737d733e00852b0c',
  '0067-void-and-replaced-reports': '381179cd85f88f2e',
  '0068-closing-steps': 'ace624beff3ee127',
  '0069-series': '8f9da939fe4ad765',
  '0070-contestations-of-voided-reports': '5652da08629d3018',
  '0071-accounts-of-payouts': '4798362d809a0bfb',
  '0072-payments-that-come-back': '53efe12b56214033',
  '0073-choices-of-a-series': '14ca8f9fb70e77d9',
  '0074-receipts-of-lots': '105b4cb980a290a6',
  '0075-letters-about-stops': 'd889703f9fccd485',
  '0076-requests-of-contestations': 'b1222177e0ef9084',
  '0077-imports': 'b3e81ead927ea0a3',
  '0078-loose-documents': '0d7354a2cff07c63',
  '0079-institutions': 'cae113c1015ea642',
  '0080-creditors-from-elsewhere': '4dcbd6ccde0c592c',
  '0081-openings-of-drafts': '77afe5633fad058a',
  '0082-trust': '68a4bf01ed738d95',
  '0083-workspace': 'e9ecfc405f93da2b',
  '0084-recurring-income': 'd1d0be7c49c4cf53',
  '0085-search-from-anywhere': '430ef39847f88506',
  '0086-activity': '5b58f7148caf226a',
  '0087-office-day': '323e32bf637a9bde',
  '0088-judged-uploads': '78b9fdbd70a7e71f',
  '0089-proof-outside': 'f0dbfcfdd5af5617',
  '0090-shared-limits': 'd7c1af05551d4562',
  '0091-privacy': '2fa57f5e7ab12c0f',
};

it('finds every migration that has landed as it was', async () => {
  const migrations = await readMigrations();
  const found = Object.keys(LANDED).map((name) => {
    const text = migrations.find((migration) => migration.name === name)?.text ?? '';
    return [name, createHash('sha256').update(text).digest('hex').slice(0, 16)];
  });
  expect(Object.fromEntries(found)).toEqual(LANDED);
});

it('numbers migrations one after the other', async () => {
  const numbers = (await readMigrations()).map(({ name }) => name.slice(0, 5));
  expect(numbers).toEqual(numbers.map((_, index) => `${String(index + 1).padStart(4, '0')}-`));
});
