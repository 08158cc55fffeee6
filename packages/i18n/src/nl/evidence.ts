/** What proves a dossier outside: the file with all of it, and the roots of the days that are published. */
export const evidence = {
  export: 'Bewijsbundel maken',
  exportHint:
    'Alle gebeurtenissen, documenten, akten en verzendingen in één zip-bestand, met een script dat ze zonder ons nakijkt.',
  exportFailed: 'De bewijsbundel kon niet gemaakt worden.',
  exported: 'De bewijsbundel is bewaard.',
  title: 'De dagwortels',
  intro:
    'Elke nacht wordt van alle gebeurtenissen op dit platform één vingerafdruk gemaakt: de dagwortel. Een onafhankelijke dienst zet er een tijdstempel onder. Wie een dagwortel bewaart, kan later aantonen dat niemand het verleden herschreef, ook wij niet.',
  day: 'Dag',
  root: 'Dagwortel',
  stamped: 'Tijdstempel',
  stampedBy: '{{moment}}, door {{authority}}',
  notStamped: 'Nog geen tijdstempel: de dienst was onbereikbaar. Wij proberen elk uur opnieuw.',
  files: 'Bestanden',
  statement: 'Verklaring',
  stamp: 'Tijdstempel (.tst)',
  statementOf: 'Verklaring van {{day}} downloaden',
  stampOf: 'Tijdstempel van {{day}} downloaden',
  none: 'Er is nog geen dagwortel. De eerste komt na de eerste dag.',
  noneHint: 'Ze verschijnen hier vanzelf, elke nacht één.',
  all: 'Alle dagwortels downloaden',
  verifier: 'Controlescript downloaden',
  authorities: 'Certificaten downloaden',
  verifierHint:
    'Het script verify.mjs draait op elke computer met Node en heeft niets van ons nodig: node verify.mjs BEWIJSBUNDEL.zip',
} as const;
