import type { audit as source } from '../nl/audit.ts';
import type { Texts } from '../texts.ts';

export const audit: Texts<typeof source> = {
  events: {
    dossier: {
      created: 'Akte angelegt',
      updated: 'Akte geändert',
      removed: 'Akte gelöscht',
      sendInvitations: 'Aufforderungen versandt',
      moveToProvisioned: 'Zur Verteilung bereitgestellt',
      allInvitationsClosed: 'Letzte Aufforderung abgeschlossen, bereit zur Verteilung',
      calculate: 'Verteilung berechnet',
      deleteResult: 'Berechnung gelöscht',
      deleteLastResult: 'Letzte Berechnung gelöscht',
      sign: 'Protokoll unterzeichnet, Akte geschlossen',
      send: 'Protokoll versandt',
      contestationTermOver: 'Widerspruchsfrist abgelaufen',
      markAsPaid: 'Als bezahlt markiert',
      cancel: 'Akte annulliert',
    },
  },
};
