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
  files: 'Files',
  statement: 'Statement',
  stamp: 'Time stamp (.tst)',
  statementOf: 'Download the statement of {{day}}',
  stampOf: 'Download the time stamp of {{day}}',
  none: 'There is no root yet. The first comes after the first day.',
  noneHint: 'They appear here by themselves, one every night.',
  all: 'Download all roots',
  verifier: 'Download the checking script',
  authorities: 'Download the certificates',
  verifierHint:
    'The script verify.mjs runs on any computer with Node and needs nothing of ours: node verify.mjs EVIDENCE.zip',
};
