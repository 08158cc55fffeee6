import { searchText } from '../register/search-words.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../vocabulary.ts';

/**
 * The words by which a paper says what it is, in the four languages and without accents. Dutch and German write words in
 * one piece (eindafrekening, verstekvonnis), so most of them may end a longer word.
 */
const WORDS: Readonly<Record<DocumentType, RegExp>> = {
  settlement: oneOf(
    '\\w*afrekening(?:en)?|eindstaat|(?:staat|opgave|overzicht|aangifte) van (?:de )?schuldvordering(?:en)?|schuldsaldo',
    'decomptes?|declarations? de creances?|releve (?:de compte|des sommes dues)|etat (?:de la )?creance|solde restant du',
    '\\w*(?<!lohn)abrechnung(?:en)?|forderungsaufstellung(?:en)?|forderungsanmeldung(?:en)?',
    'settlements?|statements? of (?:account|claim)s?',
  ),
  title: oneOf(
    '\\w*vonnis(?:sen)?|arrest(?:en)?|\\w*beschikking(?:en)?|dwangbevel(?:en)?|dwangschrift(?:en)?|\\w*kohier(?:en)?',
    '\\w*titels?|notariele akten?|(?:hypotheek|krediet)akten?|grosse|betekening(?:en)?',
    'jugements?|arrets?|ordonnances?|contraintes?|titres?|extraits? de role|actes? notaries?|signification',
    '\\w*urteil(?:e|s)?|beschluss(?:e)?|zahlungsbefehle?|vollstreckungsbescheide?|notarielle urkunden?',
    'judge?ments?|court orders?|writs?|enforceable titles?|notarial deeds?',
  ),
  other: oneOf(
    '\\w*factu(?:ur|ren)|\\w*overeenkomst(?:en)?|\\w*contract(?:en|s)?|\\w*aanmaning(?:en)?|ingebrekestelling(?:en)?',
    'bestelbons?|leveringsbons?|loonfiches?|loonbrief|loonbrieven|schuldbekentenis(?:sen)?|\\w*bewijs|\\w*bewijzen|\\w*polis(?:sen)?',
    'factures?|contrats?|bail|baux|convention|mises? en demeure|bons? de commande|fiches? de paie|reconnaissance de dette|preuves?|justificatifs?|rappels?',
    '\\w*(?<!ab)rechnung(?:en)?|\\w*vertr(?:ag|age|ages)|\\w*mahnung(?:en)?|bestellschein|lohnabrechnung|lohnzettel|schuldanerkenntnis|belege?|nachweise?',
    'invoices?|agreements?|leases?|reminders?|payslips?|proofs?|iou',
  ),
};

function oneOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})(?![a-z])`);
}

/** Below its head a paper speaks of other papers: a judgment of the invoices, a settlement of the judgment. */
const HEAD_LENGTH = 300;

/**
 * What a paper is by its name, else by the head of its text: one paper may be settlement, title and proof at once.
 * Nothing where neither says so.
 */
export function proposeTypes(fileName: string, text: string): DocumentType[] {
  const named = typesIn(wordsOfFileName(fileName));
  return named.length > 0 ? named : typesIn(searchText(text.slice(0, HEAD_LENGTH)));
}

function typesIn(words: string): DocumentType[] {
  return DOCUMENT_TYPES.filter((type) => WORDS[type].test(words));
}

/** The words of the name of a file, without its ending: people write VonnisPauwels, vonnis_pauwels and vonnis2026. */
export function wordsOfFileName(fileName: string): string {
  const stem = fileName.replace(/\.[a-z0-9]{2,4}$/i, '');
  const parted = stem
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{L})(\p{N})/gu, '$1 $2')
    .replaceAll(/(\p{N})(\p{L})/gu, '$1 $2');
  return searchText(parted);
}
