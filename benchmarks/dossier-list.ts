// The list of dossiers and the search in it with 100,000 dossiers of 20 offices and with a million of 200, against a bare
// server that runs the same SQL. A million takes minutes to fill: `LIST_DOSSIERS=100000` leaves it out.
import { compareWithBare } from './dossiers/compare-with-bare.ts';

/** A defendant's name, two words in any order, a file number, a register number, and a bailiff. */
const TYPED = ['mertens', 'peeters bakk', '2019/4', '0001', 'bailiffc 2018'];

function searchFor(typed: string): string {
  const query = { Search: typed, ShowPaidDossiers: 'true', ShowCancelledDossiers: 'true' };
  return `/api/Dossier?${new URLSearchParams(query)}`;
}

await compareWithBare((process.env['LIST_DOSSIERS'] ?? '100000,1000000').split(',').map(Number), {
  list: () => '/api/Dossier',
  search: (round) => searchFor(TYPED[round % TYPED.length] ?? ''),
});
