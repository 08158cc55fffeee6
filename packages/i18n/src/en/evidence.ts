import type { evidence as source } from '../nl/evidence.ts';
import type { Texts } from '../texts.ts';

export const evidence: Texts<typeof source> = {
  export: 'Make the evidence file',
  exportHint:
    'All events, documents, deeds and deliveries in one zip file, with a script that checks them without us.',
  exportFailed: 'The evidence file could not be made.',
  exported: 'The evidence file has been saved.',
  offline: 'Check an evidence file offline',
  offlineHint: 'On any computer with Node: node verify.mjs EVIDENCE.zip --trust authorities.pem',
  verifier: 'Download the script',
  authorities: 'Download the certificates',
};
