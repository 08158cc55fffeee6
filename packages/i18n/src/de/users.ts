import type { users as source } from '../nl/users.ts';
import type { Texts } from '../texts.ts';

export const users: Texts<typeof source> = {
  title: 'Benutzer',
  user: 'Benutzer',
  add: 'Benutzer hinzufügen',
  added: '{{name}} wurde hinzugefügt',
  addedText: 'Nach der Zulassung kann diese Person beginnen.',
  removed: '{{name}} wurde gelöscht',
  backToList: 'Alle Benutzer',
  search: 'Name oder E-Mail',
  none: 'Noch keine Benutzer',
  noneText:
    'Fügen Sie die Personen der Amtsstube hinzu. Diese Personen melden sich mit der angegebenen E-Mail-Adresse an.',
  notSignedInYet: 'Zugang noch nicht genutzt',
  alwaysAllowed: 'Gerichtsvollzieher und Anwärter dürfen dies immer.',
  ownRights: 'Ihre eigenen Rechte kann nur ein anderer Verwalter ändern.',
  officeLacks: 'Ihre Amtsstube hat dieses Recht nicht.',
  organizationLacksFiling:
    'Die Organisation hat dieses Recht nicht: Ein Plattformverwalter erteilt es. Ohne dieses Recht gibt es keinen Arbeitsbereich.',
  platformRights: 'Ein Plattformverwalter kann nur von einem anderen Plattformverwalter geändert werden.',
  columns: { name: 'Name', role: 'Rolle', state: 'Status' },
  hints: { email: 'Mit dieser Adresse meldet sich die Person an.' },
  sections: {
    person: 'Person',
    personHint: 'So kennen Kollegen und die Plattform diese Person.',
    newPersonHint: 'Wen Sie hinzufügen, muss ein Plattformverwalter erst zulassen.',
    ownHint: 'So kennen Kollegen und die Plattform Sie.',
    function: 'Funktion',
    functionHint: 'Bestimmt, wer Akten bearbeiten und unterzeichnen darf.',
    rights: 'Rechte',
    rightsHint: 'Was diese Person tun darf. Auch die Amtsstube selbst muss das Recht haben.',
    immatriculation: 'Amtsbezeichnung im Protokoll',
    immatriculationHint:
      'So nennt das Protokoll das Amt der unterzeichnenden Person, in der Sprache der Akte.',
  },
  creditorAdmin:
    'Verwaltet die Organisation, ihre Benutzer, ihr Profil und ihre API-Schlüssel und nimmt den Lizenzvertrag an.',
  userTypes: {
    Employee: 'Arbeitet an Akten gemäß den Rechten unten.',
    CandidateBailiff: 'Darf Akten immer bearbeiten, aber nicht unterzeichnen.',
    Bailiff: 'Darf Akten immer bearbeiten und die eigenen unterzeichnen.',
  },
  rights: {
    isOrganizationAdmin:
      'Verwaltet die Amtsstube, ihre Benutzer und Standardaufforderungen und nimmt den Lizenzvertrag an.',
    isPlatformAdmin:
      'Verwaltet alle Amtsstuben und Benutzer, Kosten, Fakturierung und Vorlagen. Sieht keine Akten.',
    distributionReadPermission: 'Sieht die Verteilungsakten der Amtsstube.',
    distributionWritePermission: 'Eröffnet, ändert, berechnet und versendet Verteilungsakten.',
    canManageDossiersPermission:
      'Bearbeitet sichtbare Akten: auffordern, berechnen, annullieren, als bezahlt markieren.',
    rankingPermission: 'Legt Akten von Rangordnungsverfahren an.',
    claimOfDebtPermission:
      'Arbeitet im Arbeitsbereich: sieht die Aufforderungen an die Organisation, weist sie zu und meldet Forderungen an.',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    hint: 'Sie erkennen eine Sitzung nicht, oder ein Gerät ist verloren gegangen? Beenden Sie die Sitzung hier.',
    device: '{{browser}} unter {{system}}',
    unknown: 'Unbekanntes Gerät',
    current: 'Diese Sitzung',
    signedIn: 'Angemeldet am {{date}}',
    lastUsed: 'zuletzt verwendet am {{date}}',
    end: 'Beenden',
    endOf: 'Sitzung beenden: {{device}}',
    endTitle: 'Diese Sitzung beenden?',
    endText: '{{device}} wird abgemeldet. Was dort noch nicht gespeichert ist, kann verloren gehen.',
    ended: 'Die Sitzung ist beendet',
    notEnded: 'Nicht beendet',
  },
  remove: {
    title: '{{name}} löschen?',
    text: 'Diese Person kann sich nicht mehr anmelden. Was sie in Akten getan hat, bleibt erhalten.',
    verb: 'Benutzer löschen',
  },
  handOver: {
    title_one: '{{count}} offene Akte hängt noch von diesem Benutzer ab',
    title_other: '{{count}} offene Akten hängen noch von diesem Benutzer ab',
    nobody: 'Niemand sonst in dieser Amtsstube kann sie übernehmen.',
    successor: 'Wer übernimmt sie?',
    choose: 'Wählen Sie einen Gerichtsvollzieher',
    verb: 'Übergeben',
    done_one: '{{count}} Akte übergeben',
    done_other: '{{count}} Akten übergeben',
    without: 'Ohne Nachfolge nicht zulassen: Die Akten warten, bis die Amtsstube jemand anderen wählt.',
    failed: 'Nicht übergeben',
  },
};
