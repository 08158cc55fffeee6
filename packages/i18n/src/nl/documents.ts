/** The documents of a statement: adding, looking at, removing. */
export const documents = {
  title: 'Stukken',
  none: 'Geen stukken',
  type: 'Soort stuk',
  drop: 'of sleep bestanden hierheen',
  accepted: 'PDF, PNG, JPEG, Word, Excel of OpenDocument',
  add: {
    settlement: 'Afrekening toevoegen',
    title: 'Titel toevoegen',
    other: 'Ander stuk toevoegen',
  },
  missing: {
    label: 'Wat nog ontbreekt',
    settlement: 'Afrekening: wat verschuldigd is, post per post',
    title: 'Titel: vonnis, dwangbevel of akte; anders een contract, schuldbekentenis of factuur',
  },
  uploading: '{{name}} wordt toegevoegd',
  stop: 'Toevoegen van {{name}} stoppen',
  dismiss: 'Melding over {{name}} verbergen',
  waiting: 'Klaargelegde stukken',
  waits: 'wordt toegevoegd bij het opslaan',
  leaveOut: '{{name}} weglaten',
  isProof: 'bewijsstuk van een schuldvordering',
  proofStays:
    'Een schuldvordering steunt op dit stuk. Kies bij die schuldvordering eerst een ander bewijsstuk.',
  download: '{{name}} downloaden',
  downloadVerb: 'Downloaden',
  remove: '{{name}} verwijderen',
  removeTitle: '{{name}} verwijderen?',
  removeText: 'Het stuk verdwijnt uit de aangifte. Dat kan niet ongedaan gemaakt worden.',
  removeVerb: 'Stuk verwijderen',
  close: 'Sluiten',
  page: 'Bladzijde {{number}} van {{total}} van {{name}}',
  zoomIn: 'Groter',
  zoomOut: 'Kleiner',
  rotate: 'Een kwartslag draaien',
  verdict: {
    quarantined: 'Wordt op virussen nagekeken',
    unjudgeable: 'Kan niet op virussen nagekeken worden',
    infected: 'Virus gevonden: {{virus}}',
    cleaned: 'Getoond zonder scripts en ingesloten bestanden',
  },
  original: 'Verzegeld origineel van {{name}} downloaden',
  sealed: {
    quarantined: {
      title: 'Dit stuk wordt nog op virussen nagekeken',
      text: 'Zolang kan niemand het openen, downloaden of ermee rekenen. Dat duurt meestal niet langer dan enkele minuten; u hoeft er niets voor te doen.',
    },
    unjudgeable: {
      title: 'Dit stuk kan niet op virussen nagekeken worden',
      text: 'De virusscanner aanvaardt het niet, meestal omdat het te groot is. Niemand kan het openen, downloaden of ermee rekenen. Verwijder het en vraag of voeg een kleiner exemplaar toe.',
    },
    infected: {
      title: 'In dit stuk is een virus gevonden',
      text: 'Het blijft verzegeld: niemand kan het openen. Verwijder het en vraag of voeg een ander exemplaar toe.',
    },
  },
  notShown: {
    office: 'Dit soort bestand kan hier niet getoond worden',
    broken: 'Dit stuk kan niet getoond worden',
    text: 'Download het en open het met uw eigen programma.',
  },
} as const;
