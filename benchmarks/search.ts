// The search from anywhere with 100,000 dossiers of 20 offices and with a million of 200, against a bare server that runs
// the same SQL. A million takes minutes to fill: `SEARCH_DOSSIERS=100000` leaves it out.
import { compareWithBare } from './dossiers/compare-with-bare.ts';

/** A name of many, two words, a creditor, a file number, a register number, a reference, an account and an amount. */
const TYPED = ['mertens', 'peeters bakk', 'bank claes', '2019/4', '0001', 'ref 12', 'BE12 0000', '1.258,00'];

await compareWithBare((process.env['SEARCH_DOSSIERS'] ?? '100000,1000000').split(',').map(Number), {
  'search from anywhere': (round) =>
    `/api/Search?${new URLSearchParams({ text: TYPED[round % TYPED.length] ?? '' })}`,
});
