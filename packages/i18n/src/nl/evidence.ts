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
  statement: 'Verklaring',
  stamp: 'Tijdstempel (.tst)',
  statementOf: 'Verklaring van {{day}} downloaden',
  stampOf: 'Tijdstempel van {{day}} downloaden',
  none: 'Er is nog geen dagwortel. De eerste komt na de eerste dag.',
  noneHint: 'Ze verschijnen hier vanzelf, elke nacht één.',
  all: 'Alle dagwortels downloaden',
  verifier: 'Controlescript downloaden',
  authorities: 'Certificaten downloaden',
  loadFailed: 'Het bestand kon niet gedownload worden.',
  verifierHint:
    'Het script verify.mjs draait op elke computer met Node en heeft niets van ons nodig: node verify.mjs BEWIJSBUNDEL.zip',
  /** Lies beside what it is about, in the file itself. */
  readme: `BEWIJSBUNDEL VAN DOSSIER {{fileNumber}}

Deze map bewijst wat er in het dossier gebeurd is, ook voor wie ons niet gelooft en zonder verbinding met ons.

Nakijken: installeer Node (nodejs.org), open een opdrachtvenster in de map waar dit zip-bestand staat, en typ:

    node verify.mjs BESTAND.zip

Het script verify.mjs zit in dit zip-bestand en staat ook op de pagina /seal van het platform. Haal het liefst dáár op: wie de bundel vervalst, kan ook het script erin vervalsen.

Wat erin zit:
  events.jsonl      elke gebeurtenis, met de vingerafdruk van de vorige
  chain.json        waar de keten eindigt
  contents.json     alle bestanden met hun vingerafdruk (SHA-256)
  documents/        wat ingediend en afgegeven is
  deeds/            de ontwerpen van verdeling, ook zoals ondertekend
  deliveries.json   wat aan wie verzonden is, met elke stap; deliveries/ zijn de bewijzen
  proofs/           de gepubliceerde dagwortel, de plaats van dit dossier eronder, en de tijdstempel (RFC 3161)

Vertrouwt u ook de certificaten in proofs/ niet? Haal ze bij de tijdstempeldienst zelf op:

    node verify.mjs BESTAND.zip --trust certificaten.pem --roots prorata-roots.jsonl

Deze bundel bevat persoonsgegevens. Geef hem alleen aan wie hem nodig heeft.
`,
} as const;
