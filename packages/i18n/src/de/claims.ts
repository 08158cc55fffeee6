import type { claims as source } from '../nl/claims.ts';
import type { Texts } from '../texts.ts';

export const claims: Texts<typeof source> = {
  title: 'Forderungen',
  add: 'Forderung hinzufügen',
  addVerb: 'Forderung hinzufügen',
  editTitle: 'Forderung ändern',
  none: 'Keine bevorrechtigten Forderungen: Der gesamte Betrag gilt als gewöhnliche Forderung.',
  automatic: 'Gewöhnliche Forderung',
  automaticHint: 'Automatisch berechnet: was vom Gesamtbetrag übrig bleibt',
  privileged: 'Davon bevorrechtigt',
  total: 'Gesamtforderung',
  exceeds: 'Die Forderungen übersteigen zusammen den Gesamtbetrag um {{excess}}.',
  noPrivilege: 'Gewöhnliche Forderung mit Beleg',
  unknownPrivilege: 'Unbekanntes Vorzugsrecht',
  onAsset: 'auf {{asset}}',
  noAsset: 'noch keinem Gut zugeordnet',
  noProof: 'ohne Beleg',
  rank: 'Rang {{rank}}',
  hints: {
    assetDescription: 'Wie der Gläubiger es nennt',
    assetId: 'Das Gut, auf dem das Vorzugsrecht ruht',
    since: 'Zum Beispiel die Registrierung des Pfandrechts',
    limit: 'Zum Beispiel der vereinbarte oder registrierte Höchstbetrag',
  },
  proof: {
    text: 'Jede Forderung stützt sich auf ein Dokument der Anmeldung. Wählen Sie es, oder laden Sie es hoch.',
    upload: 'Beleg hochladen',
    rest: 'Die übrigen Felder erscheinen, sobald der Beleg gewählt ist.',
  },
  types: {
    specific: 'Wird aus dem Erlös eines bestimmten Gutes zuerst bezahlt.',
    general: 'Wird aus allen zu verteilenden Geldern zuerst bezahlt.',
    chirographic: 'Teilt anteilmäßig mit den anderen gewöhnlichen Forderungen.',
  },
  privilege: {
    basis: 'Gesetzliche Grundlage',
    limit: 'Höchstbetrag',
    limitPerClaim: 'Bis {{amount}} je Forderung. Was darüber liegt, gilt als gewöhnliche Forderung.',
    limitPerCreditor: 'Bis {{amount}} je Gläubiger. Was darüber liegt, gilt als gewöhnliche Forderung.',
    limitOfCase:
      'Hängt von der Sache selbst ab. Tragen Sie den Betrag unten ein; was darüber liegt, gilt als gewöhnliche Forderung.',
    noLimit: 'Kein Höchstbetrag',
    period: 'In Kraft',
    periodFrom: 'seit dem {{from}}',
    periodUntil: 'bis einschließlich {{until}}',
    periodBetween: 'vom {{from}} bis einschließlich {{until}}',
    practice: 'Der Rang dieses Vorzugsrechts folgt aus der Praxis, nicht wörtlich aus dem Gesetz.',
    more: 'Was sagt das Gesetz?',
    neutral:
      'Ob Ihnen ein Vorzugsrecht zusteht, beurteilt der Gerichtsvollzieher. Wählen Sie das Recht, auf das Sie sich berufen.',
  },
  removeTitle: 'Forderung löschen?',
  removeText:
    'Die Forderung von {{amount}} verschwindet. Ihr Betrag bleibt Teil des Gesamtbetrags und zählt dann als gewöhnliche Forderung.',
  removeVerb: 'Forderung löschen',
};
