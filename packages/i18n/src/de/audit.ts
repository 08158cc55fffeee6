import type { audit as source } from '../nl/audit.ts';
import type { Texts } from '../texts.ts';

export const audit: Texts<typeof source> = {
  events: {
    statement: {
      created: 'Anmeldung hinzugefügt',
      changed: 'Anmeldung geändert',
      removed: 'Anmeldung gelöscht',
      validated: 'Anmeldung validiert',
      validationWithdrawn: 'Validierung der Anmeldung entfallen',
      explained: 'Erläuterung der Änderung gegeben',
    },
    claim: {
      added: 'Forderung hinzugefügt',
      changed: 'Forderung geändert',
      removed: 'Forderung gelöscht',
      linkedToAsset: 'Forderung einem Gut zugeordnet',
    },
    document: {
      added: 'Dokument hinzugefügt',
      removed: 'Dokument gelöscht',
    },
    invitation: {
      created: 'Aufforderung hinzugefügt',
      changed: 'Aufforderung geändert',
      removed: 'Aufforderung gelöscht',
      sendingRequested: 'Versand der Aufforderung angefordert',
      sent: 'Aufforderung versandt',
      opened: 'Aufforderung vom Gläubiger geöffnet',
      closed: 'Aufforderung abgeschlossen',
      finished: 'Aufforderung erledigt: Jede Anmeldung ist geprüft',
    },
    result: {
      calculated: 'Protokoll erstellt',
      removed: 'Berechnung und Protokoll gelöscht',
      signingStarted: 'Zum Signaturschalter gegangen',
      signed: 'Protokoll unterzeichnet',
      signingCancelled: 'Unterzeichnung abgebrochen',
      signingExpired: 'Zeit zum Unterzeichnen abgelaufen',
      signatureRefused: 'Zurückgesandtes Dokument abgewiesen',
      sendingRequested: 'Versand des Protokolls angefordert',
      linksRevoked: 'Gesicherte Links widerrufen',
    },
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
