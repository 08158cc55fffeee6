import type { evidence as source } from '../nl/evidence.ts';
import type { Texts } from '../texts.ts';

export const evidence: Texts<typeof source> = {
  export: 'Make the evidence file',
  exportHint:
    'All events, documents, deeds and deliveries in one zip file, with a script that checks them without us.',
  exportFailed: 'The evidence file could not be made.',
  exported: 'The evidence file has been saved.',
  title: 'The roots of the days',
  intro:
    'Every night one fingerprint is made of all events on this platform: the root of the day. An independent service puts a time stamp under it. Whoever keeps a root can prove later that nobody rewrote the past, not even we.',
  day: 'Day',
  root: 'Root of the day',
  stamped: 'Time stamp',
  stampedBy: '{{moment}}, by {{authority}}',
  notStamped: 'No time stamp yet: the service could not be reached. We try again every hour.',
  statement: 'Statement',
  stamp: 'Time stamp (.tst)',
  statementOf: 'Download the statement of {{day}}',
  stampOf: 'Download the time stamp of {{day}}',
  none: 'There is no root yet. The first comes after the first day.',
  noneHint: 'They appear here by themselves, one every night.',
  all: 'Download all roots',
  verifier: 'Download the checking script',
  authorities: 'Download the certificates',
  loadFailed: 'The file could not be downloaded.',
  verifierHint:
    'The script verify.mjs runs on any computer with Node and needs nothing of ours: node verify.mjs EVIDENCE.zip',
  readme: `EVIDENCE FILE OF DOSSIER {{fileNumber}}

This file proves what happened in the dossier, also to those who do not believe us, and without a connection to us.

To check it: install Node (nodejs.org), open a command window in the folder of this zip file, and type:

    node verify.mjs FILE.zip

The script verify.mjs is in this zip file, and on the page /seal of the platform too. Better take it from there: whoever forges the file can forge the script in it as well.

What is in it:
  events.jsonl      every event, with the fingerprint of the one before
  chain.json        where the chain ends
  contents.json     all files with their fingerprints (SHA-256)
  documents/        what was filed and handed out
  deeds/            the drafts of the distribution, also as they were signed
  deliveries.json   what was sent to whom, with every step; deliveries/ holds the proofs
  proofs/           the published root of the day, the place of this dossier under it, and the time stamp (RFC 3161)

Do you not trust the certificates in proofs/ either? Get them from the time stamp service itself:

    node verify.mjs FILE.zip --trust certificates.pem --roots prorata-roots.jsonl

This file holds personal data. Give it only to those who need it.
`,
};
