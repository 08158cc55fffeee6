import type { Language } from '@prorata/domain/vocabulary';

/** A word that was given up for another, or a sign that is set otherwise. */
interface Rule {
  readonly never: RegExp;
  readonly say: string;
}

/** One notion has one word: what was said beside it once, and must not come back. */
const WORDS: Readonly<Record<Language, readonly Rule[]>> = {
  nl: [
    { never: /verweerder/i, say: 'schuldenaar' },
    { never: /(?<!schuld|onderhouds|rechts|in|terug)vordering/i, say: 'schuldvordering' },
    { never: /\bgrens\b/i, say: 'plafond' },
    { never: /\b(?:kost|dossierkost|platformkost)\b/i, say: 'kostenpost' },
    { never: /\bgemene\b|\bgemeen\b(?! gemaakt)/i, say: 'gemeenschappelijk' },
    { never: /vrij van registratierecht/i, say: 'vrijgesteld van registratierecht' },
    { never: /alimentatie|onderhoudsschuld/i, say: 'onderhoudsgeld' },
    { never: /KBO-nummer/i, say: 'ondernemingsnummer' },
    { never: /achternaam/i, say: 'familienaam' },
    { never: /(?<![\p{L}-])mails?(?![\p{L}-])/iu, say: 'e-mail' },
    { never: /inte?resten/i, say: 'interest' },
    { never: /verzonden/i, say: 'verstuurd' },
    { never: /bewijs van afgifte/i, say: 'afgiftebewijs' },
    { never: /\bStand\b/, say: 'Status' },
    { never: /achterhaald/i, say: 'verouderd' },
    { never: /opladen|opgeladen|laad het op/i, say: 'toevoegen' },
    { never: /afgekeurd|(?<!nog )niet goedgekeurd/i, say: 'geweigerd' },
    { never: /ongeldig (?:maken|verklaard)|aangifte is ongeldig/i, say: 'verwerpen, verworpen' },
    { never: /afsluiten en indienen/i, say: 'definitief indienen' },
    { never: /geldig tot (?!en met)/i, say: 'geldig tot en met' },
    { never: /wettenregister/i, say: 'rechtsregister' },
    { never: /auditspoor|\baudit\b/i, say: 'logboek' },
    { never: /nakijktafel/i, say: 'aangiften nakijken' },
    { never: /bestemmeling/i, say: 'ontvanger, geadresseerde' },
    { never: /(?<!be)handelaar|belastingdienst/i, say: 'zelfstandige, FOD Financiën' },
    { never: /verdelingstabel/i, say: 'ontwerp van verdeling' },
    { never: /uitnodiging van \{/i, say: 'uitnodiging voor' },
    {
      never:
        /(?:dossier|verdeling) [^.;]*geschorst|\bschorsing(?! van de waarborg| en einde)|dossier zou schorsen/i,
      say: 'verdeling tegengehouden',
    },
    { never: /voor mij aflegt/i, say: 'bij mij op kantoor aflegt' },
  ],
  fr: [
    { never: /défende(?:ur|resse)/i, say: 'débiteur' },
    { never: /\bdistribution(?! par contribution)|distribuer/i, say: 'répartition, répartir' },
    { never: /limite (?:du privilège|de montant)/i, say: 'plafond' },
    { never: /\ballou(?:é|er)/i, say: 'attribué' },
    { never: /excédent/i, say: 'surplus' },
    { never: /déficit/i, say: 'solde impayé' },
    { never: /\bexamin/i, say: 'vérifier' },
    { never: /non valable/i, say: 'rejetée, inexact' },
    { never: /\bcoûts?\b/i, say: 'frais, poste de frais' },
    { never: /\bdépenses(?! accessoires)/i, say: 'débours' },
    { never: /\bexempt (?:du|de) droits?(?!\p{L})/iu, say: 'exempté du droit d’enregistrement' },
    { never: /numéro BCE/i, say: 'numéro d’entreprise' },
    { never: /\bsupport(?!\p{L})|helpdesk/iu, say: 'assistance' },
    { never: /réduction/i, say: 'remise' },
    { never: /\baccusé(?! de réception)/i, say: 'accusé de réception' },
    { never: /\bchargez (?:le document|la pièce)/i, say: 'joindre' },
    { never: /^Vers |^Pas (?:signé|envoyé|calculé|annulé|supprimé|révoqué)/, say: 'Aller à, Échec de' },
    { never: /obsolète|^Dépassé/i, say: 'plus à jour' },
    {
      never: /dossier (?:est |a été )?suspendu|\bsuspensions?\b(?! de la garantie| et fin)/i,
      say: 'répartition arrêtée',
    },
    { never: /registre de la loi/i, say: 'registre du droit' },
    { never: /piste d’audit|\baudit\b/i, say: 'journal' },
    { never: /\brempli/i, say: 'indiquer, compléter' },
    { never: /jusqu’au \{…\}(?! inclus)/, say: 'jusqu’au … inclus' },
    { never: /huissier(?!s? de justice)/i, say: 'huissier de justice' },
    { never: /tableau de répartition/i, say: 'projet de répartition' },
    { never: /invitation de \{/i, say: 'invitation pour' },
    { never: /C\.jud/, say: 'C. jud.' },
  ],
  de: [
    { never: /\bausgesetzt|\bAussetzung(?:en)?\b(?! der Deckung| und Ende)/i, say: 'Verteilung angehalten' },
    { never: /Beklagt/, say: 'Schuldner' },
    { never: /Einladung/, say: 'Aufforderung' },
    { never: /^Erklärungen$/, say: 'Anmeldungen' },
    { never: /stornier/i, say: 'annulliert' },
    {
      never: /\bZDP\b|(?<!zentralen? )Datei der Meldungen|Meldungsdatei/i,
      say: 'zentrale Datei der Meldungen',
    },
    { never: /zuerkannt/i, say: 'zugeteilt' },
    { never: /zurück(?:ge|zu)?stell(?!en\b.*Filter)/i, say: 'vorbehalten' },
    { never: /Anschrift/, say: 'Adresse' },
    { never: /Schriftstück/, say: 'Dokument' },
    { never: /überholt/i, say: 'veraltet' },
    { never: /Prüftisch/, say: 'Prüfung' },
    { never: /Fingerabdruck/, say: 'Prüfsumme' },
    { never: /Rabatt/, say: 'Nachlass' },
    { never: /Helpdesk(?!\.\w)/i, say: 'Support' },
    { never: /\bpro (?:Stück|Akte|Gläubiger|Anmeldung|Aufforderung)/i, say: 'je' },
    { never: /zu Lasten/i, say: 'zulasten' },
    { never: /(?:nicht|wurden?|ist|sind) versendet/i, say: 'versandt' },
    { never: /\bauf Prorata\b/, say: 'bei Prorata' },
    { never: /Drittkonto/, say: 'Anderkonto' },
    { never: /(?<!an die )Kanzlei/, say: 'Amtsstube, Anwaltsbüro' },
    { never: /Immatrikulation/, say: 'Amtsbezeichnung' },
    { never: /Gesetzesregister/, say: 'Rechtsregister' },
    { never: /Rechenw/, say: 'Berechnungsmethode' },
    { never: /schalter\b/i, say: 'Signaturdienst' },
    { never: /Versandprotokoll/, say: 'Versandverlauf' },
    { never: /Genehmigung|genehmigen/, say: 'zulassen, Zulassung' },
    { never: /Verwalter der Plattform|Administrator/, say: 'Plattformverwalter' },
    { never: /Finanzamt/, say: 'FÖD Finanzen' },
    { never: /selbstständig/i, say: 'selbständig' },
    {
      never: /(?<!mir |Gerichtsvollzieher )zu(?:ge|zu)?stell(?:t|en|ung)/i,
      say: 'abgeliefert, ausgehändigt, angekommen',
    },
    { never: /\bfrei von Registrierung/i, say: 'von der Registrierungsgebühr befreit' },
    { never: /Hochachtung\b/, say: 'Hochachtungsvoll' },
    { never: /speziell/i, say: 'besondere' },
    { never: /Verteilungstabelle/, say: 'Verteilungsentwurf' },
    { never: /Obergrenze des Vorzugsrechts|Grenze des Vorzugsrechts/, say: 'Höchstbetrag' },
  ],
  en: [
    {
      never: /\bdossier (?:is |was |has been )?stopped|stop(?:s)? the dossier/i,
      say: 'distribution stopped',
    },
    { never: /\bdefendants?\b(?!\.\w|\}\})/i, say: 'debtor' },
    {
      never: /\bterm\b(?! includes)|(?<!these |own |general )\bterms\b(?! of use| and conditions)/i,
      say: 'time limit, deadline',
    },
    { never: /\bsign(?:ed|ing)?[- ]in\b/i, say: 'log in' },
    { never: /\bfil(?:e|ed|ing) (?:a|an|the|my|your|their|on|until|online)\b|\bfiled\b/i, say: 'submit' },
    { never: /seizure by third parties/i, say: 'third-party attachment' },
    { never: /\bspecific\b/i, say: 'special' },
    {
      never: /\bproofs?\b(?! of (?:deposit|sending)| that| to the contrary| renewed)/i,
      say: 'supporting document',
    },
    { never: /amount demanded/i, say: 'amount claimed' },
    { never: /\bconsigned\b/i, say: 'deposited' },
    { never: /corporate form/i, say: 'legal form' },
    { never: /registration fees|free of registration/i, say: 'exempt from registration duty' },
    { never: /invitation of \{/i, say: 'invitation to' },
    { never: /may be seized/i, say: 'attachable' },
    { never: /\bappendix/i, say: 'annex' },
    { never: /signing desk/i, say: 'signing service' },
    { never: /register of the law/i, say: 'law register' },
    { never: /help ?desk(?!\.\w)/i, say: 'support' },
    { never: /points? of attention/i, say: 'points to check' },
    { never: /\bmend(?:ed|s)?\b/i, say: 'fix' },
    { never: /\bstands?\b/i, say: 'appears, is' },
    { never: /\bput\b.*\bback\b/i, say: 'restore' },
    { never: /bailiff offices?\b/i, say: 'bailiff’s office' },
    { never: /immatriculation(?!\})/i, say: 'professional designation' },
    { never: /\bbrackets?\b/i, say: 'layer' },
    { never: /at the charge of/i, say: 'against' },
    { never: /distribution (?:file|table)\b/i, say: 'draft distribution' },
    { never: /\bauthoriz|\brecogniz/i, say: 'British spelling' },
  ],
};

/** What each language does with its signs. A `\u00a0` is a space at which no line may end. */
const SIGNS: Readonly<Record<Language, readonly Rule[]>> = {
  nl: [
    { never: /["„‘]|(?<=\p{L})'(?=\p{L})/u, say: '“…” and ’' },
    { never: / %/, say: '\\u00a0%' },
  ],
  fr: [
    { never: /["“„]|(?<=\p{L})'(?=\p{L})/u, say: '«\\u00a0…\\u00a0» and ’' },
    { never: / [:;?!»%€]|« /, say: '\\u00a0 before : ; ? ! » % € and after «' },
    { never: /\u202f/, say: '\\u00a0, as everywhere' },
    {
      never: /[\p{L}\d)}](?:[;?!»](?!\))|:(?!\d|\/\/|\p{L}))|«[^\u00a0]/u,
      say: '\\u00a0 before : ; ? ! » and after «',
    },
    { never: /\d \d{3}/, say: '\\u00a0 within a number' },
    {
      never:
        /\b(?:de|que|jusque|le|la|je|ne|se) \{\{? ?(?:\w+\.)?(?:name|names|office|provider|organization|defendant|tab)\b/,
      say: 'a phrase in which the name needs no elision (d’Immo, qu’Immo)',
    },
  ],
  de: [
    { never: /["“](?=\p{L})|(?<=\p{L})'(?=\p{L})/u, say: '„…“ and ’' },
    { never: / %/, say: '\\u00a0%' },
    { never: /[^\u00a0]…/, say: '\\u00a0 before …' },
  ],
  en: [
    { never: /["“”]|(?<=\p{L})'(?=\p{L})/u, say: '‘…’ and ’' },
    { never: /[ \u00a0]%/, say: '% without a space' },
  ],
};

/** What is wrong with the wording of a text for people, each fault with what to say instead. */
export function findWordingFaults(language: Language, text: string): string[] {
  const inWords = text.replaceAll(GAP, '{…}');
  return [...faultsOf(WORDS[language], inWords), ...faultsOf(SIGNS[language], text)];
}

/** A gap that is filled in later: its name is no word of the text. */
const GAP = /\{\{[^}]*\}\}|\{\w+\}/g;

function faultsOf(rules: readonly Rule[], text: string): string[] {
  return rules.flatMap(({ never, say }) => {
    const found = never.exec(text);
    return found === null ? [] : [`“${found[0]}”, say ${say}: ${text}`];
  });
}

/** Every text in a tree of them, with the way to it. */
export function listTexts(tree: object, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : listTexts(value, `${path}${key}.`),
  );
}
