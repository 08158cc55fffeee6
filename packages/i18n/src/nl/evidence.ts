/** Proof of a dossier outside the platform: the file with all of it, and the script that checks that file. */
export const evidence = {
  export: 'Bewijsbundel maken',
  exportHint:
    'Alle gebeurtenissen, documenten, akten en verzendingen in één zip-bestand, met een script dat ze zonder ons nakijkt.',
  exportFailed: 'De bewijsbundel kon niet gemaakt worden.',
  exported: 'De bewijsbundel is bewaard.',
  offline: 'Een bewijsbundel offline nakijken',
  offlineHint: 'Op elke computer met Node: node verify.mjs BEWIJSBUNDEL.zip --trust authorities.pem',
  verifier: 'Script downloaden',
  authorities: 'Certificaten downloaden',
} as const;
