import { searchWords } from '../register/search-words.ts';
import type { CREDITOR_TYPES, LANGUAGES, SEND_OPTIONS, TITLE_KINDS } from '../vocabulary.ts';
import type { ImportField } from './import-fields.ts';

/**
 * The heads that people give their columns in Dutch, French, German and English, abbreviations among them. What is written here
 * is folded as searches are: small letters without accents, one blank between words.
 */
const HEADS: Readonly<Record<ImportField, string>> = {
  name: `naam, name, nom, klant, client, kunde, customer, schuldeiser, creancier, glaubiger, glaeubiger, creditor, firma, company, bedrijf,
    entreprise, societe, unternehmen, benaming, denomination, bezeichnung, bedrijfsnaam, achternaam, familienaam, nom de famille,
    nachname, familienname, last name, surname, leverancier, fournisseur, lieferant, supplier, eiser, aangever, raison sociale, partij, partie, partei, party`,
  firstName: 'voornaam, prenom, vorname, first name, given name, voorn',
  number: `kbo, bce, zdu, cbe, kbo nummer, kbo nr, numero bce, n bce, no bce, ondernemingsnummer, ondernemingsnr, ond nr, ondernemings nr, ond,
    numero d entreprise, no d entreprise, n entreprise, num entreprise, unternehmensnummer, unternehmensnr, enterprise number, company number,
    btw, btw nr, btw nummer, tva, no tva, n tva, numero tva, mwst, mwst nr, vat, vat number, vat no, rijksregisternummer, rijksregister, rrn, rr,
    insz, niss, registre national, numero national, nationalregisternummer, nationalregister, national number, kbo of rr, kbo of rijksreg, kbo rr, nummer`,
  kind: `soort, type, genre, art, kind, soort schuldeiser, type schuldeiser, type de creancier, nature du creancier, art des glaubigers, type of creditor,
    hoedanigheid, qualite`,
  street:
    'straat, adres, adresse, rue, strasse, anschrift, address, street, straatnaam, adr, straat en nummer, rue et numero, strasse und nummer',
  houseNumber: 'huisnummer, huisnr, nr, no, numero, hausnummer, hausnr, house number, n',
  zipcode:
    'postcode, post code, postnummer, pc, code postal, cp, plz, postleitzahl, zip, zipcode, zip code, postal code',
  city: 'gemeente, stad, plaats, woonplaats, ville, commune, localite, ort, stadt, gemeinde, wohnort, city, town, municipality',
  country: 'land, pays, country, staat, landcode',
  language: 'taal, langue, sprache, language, lang',
  email:
    'e mail, email, mail, e mailadres, mailadres, adresse e mail, courriel, e mail adresse, email address, mel',
  phone: 'telefoon, tel, telefoonnummer, gsm, telephone, mobile, telefon, handy, phone, phone number',
  sendOption:
    'verzending, verzendwijze, verzending pv, wijze van verzending, envoi, mode d envoi, versand, versandart, sending, way of sending, zending',
  account: `iban, rekening, rek, rekeningnummer, rek nr, reknr, bankrekening, compte, compte bancaire, no de compte, numero de compte, konto, kontonummer,
    bankkonto, bankverbindung, account, account number, bank account, bank`,
  accountHolder:
    'rekeninghouder, op naam van, titulaire, titulaire du compte, kontoinhaber, account holder, begunstigde, beneficiaire',
  reference: `referentie, ref, uw referentie, uw ref, kenmerk, dossiernummer, dossier, dossiernr, reference, votre reference, no de dossier, aktenzeichen, referenz,
    az, your reference, file number, factuur, factuurnummer, facture, rechnung, rechnungsnummer, invoice`,
  paymentReference:
    'mededeling, gestructureerde mededeling, ogm, vcs, communication, communication structuree, mitteilung, verwendungszweck, payment reference',
  principal: `hoofdsom, openstaand, openst, openstaand bedrag, saldo, bedrag, factuurbedrag, principal, capital, solde, solde du, montant, hauptforderung,
    hauptsumme, betrag, kapital, offener betrag, amount, outstanding, balance, claim, vordering, schuldvordering, hs`,
  interest:
    'rente, intrest, interest, interesten, intresten, interets, interet, int, zinsen, verzugszinsen, verwijlinterest, nalatigheidsinterest',
  costs:
    'kosten, kost, kst, frais, couts, kosten eur, costs, cost, charges, gerechtskosten, frais de justice, aanmaningskosten, auslagen, fees',
  total:
    'totaal, tot, total, totaal bedrag, totaalbedrag, montant total, gesamt, gesamtbetrag, summe, som, sum, grand total, te betalen, a payer, totaal aangegeven',
  cause: `voorrecht, voorr, oorzaak, rang, reden, aard, aard van de schuld, privilege, cause, motif, nature, nature de la creance, vorrecht, rangs, grund, ursache, rank,
    nature of claim`,
  lot: 'kavel, kavels, lot, lots, los, lose, goed, bien, gegenstand, asset',
  titleKind:
    'titel, titre, title, soort titel, type de titre, art des titels, kind of title, uitvoerbare titel, titre executoire, vollstreckungstitel',
  titleDate:
    'datum, date, datum titel, titeldatum, date du titre, datum vonnis, vonnis van, date du jugement, urteilsdatum, datum des titels, date of title, d d',
  note: 'opmerking, opm, opmerkingen, nota, notitie, remarque, remarques, note, notes, bemerkung, bemerkungen, anmerkung, remark, remarks, comment, comments, info, omschrijving, description, libelle, beschreibung',
};

const FIELD_OF_HEAD: ReadonlyMap<string, ImportField> = new Map(
  (Object.entries(HEADS) as [ImportField, string][]).flatMap(([field, heads]) =>
    heads.split(',').map((head): [string, ImportField] => [head.trim().replace(/\s+/g, ' '), field]),
  ),
);

/** Which field a head names, and whether it is that head or only holds it. */
export function readHead(
  head: string,
): { readonly field: ImportField; readonly isWhole: boolean } | undefined {
  const words = searchWords(head);
  const whole = FIELD_OF_HEAD.get(words.join(' '));
  if (whole !== undefined) return { field: whole, isWhole: true };
  // The longest run of words that is a head, the first of those that are as long.
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const field = FIELD_OF_HEAD.get(words.slice(from, from + length).join(' '));
      if (field !== undefined) return { field, isWhole: false };
    }
  }
  return undefined;
}

/** What people write for the words of the product, beside the words themselves. */
const WORDS = {
  kind: {
    person:
      'persoon, natuurlijke persoon, particulier, personne, personne physique, person, naturliche person, natural person, np',
    organization: 'feitelijke vereniging, association de fait, vereinigung, vereniging, association',
    trader:
      'zelfstandige, eenmanszaak, independant, selbstandige person, selbstandiger, self employed person, self employed, sole trader',
    governmentInstance:
      'overheid, overheidsinstantie, autorite publique, administration, behorde, public authority, government',
    legalEntity:
      'rechtspersoon, vennootschap, bedrijf, personne morale, societe, juristische person, gesellschaft, legal entity, company, rp, nv, bv, vzw, sa, srl, asbl',
  },
  language: {
    nl: 'nl, nederlands, neerlandais, niederlandisch, dutch, n',
    fr: 'fr, frans, francais, franzosisch, french, f',
    de: 'de, duits, allemand, deutsch, german, d',
    en: 'en, engels, anglais, englisch, english, e',
  },
  sendOption: {
    RegisteredLetter:
      'aangetekende brief, aangetekend, lettre recommandee, recommande, einschreiben, registered letter, registered, brief, lettre, letter, post, poste',
    EmailLink:
      'e mail met beveiligde link, e mail, email, mail, courriel, e mail avec lien securise, e mail mit gesichertem link, email with secured link, link, lien',
    EmailAttachment:
      'e mail met bijlage, bijlage, e mail avec piece jointe, piece jointe, e mail mit anhang, anhang, email with attachment, attachment',
    QualifiedDelivery:
      'gekwalificeerde elektronische aangetekende zending, envoi recommande electronique qualifie, qualifiziertes elektronisches einschreiben, qualified electronic registered delivery, elektronisch aangetekend',
  },
  titleKind: {
    judgment:
      'vonnis, arrest, beschikking, jugement, arret, ordonnance, urteil, entscheid, beschluss, judgment, order',
    notarial: 'notariele akte, akte, acte notarie, notarielle urkunde, notarial deed, deed',
    compulsion: 'dwangbevel, contrainte, zwangsbefehl, warrant',
    taxRegister: 'kohier, innings en invorderingsregister, role, registre de perception, heberolle, tax roll',
    uncontested:
      'pv van niet betwisting, proces verbaal van niet betwisting, ios, roc, pv de non contestation, protokoll der nichtbestreitung, record of non contestation',
    paymentOrder: 'bevel tot betaling, ordre de paiement, zahlungsanordnung, order to pay',
    foreign: 'buitenlandse titel, titre etranger, auslandischer titel, foreign title',
    arbitral: 'arbitrale uitspraak, sentence arbitrale, schiedsspruch, arbitral award',
    conciliation:
      'verzoening, pv van verzoening, conciliation, pv de conciliation, vergleich, vergleichsprotokoll',
    bill: 'wissel, cheque, lettre de change, wechsel, scheck, bill of exchange',
    private:
      'onderhandse titel, onderhands, titre sous signature privee, privatschriftlicher titel, private title, factuur, facture, rechnung, invoice',
    lease: 'huurovereenkomst, huurcontract, bail, contrat de bail, mietvertrag, lease',
    farmLease: 'pachtovereenkomst, pacht, bail a ferme, landpachtvertrag, farm lease',
    pledge: 'pand, gage, pfand, pledge',
    assignment: 'loonoverdracht, cession de remuneration, lohnabtretung, assignment of wages',
    delegation: 'ontvangstmachtiging, delegation de sommes, einziehungsermachtigung, delegation of sums',
    withoutTitle:
      'geen titel, zonder titel, geen, sans titre, aucun, kein titel, ohne titel, keiner, no title, none',
  },
} as const satisfies {
  readonly kind: Record<(typeof CREDITOR_TYPES)[number], string>;
  readonly language: Record<(typeof LANGUAGES)[number], string>;
  readonly sendOption: Record<(typeof SEND_OPTIONS)[number], string>;
  readonly titleKind: Record<(typeof TITLE_KINDS)[number], string>;
};
export type WordField = keyof typeof WORDS;

/** The word of the product that is meant; a word of the product itself too, as a choice in a list gives it. */
export function readWord<Field extends WordField>(
  field: Field,
  text: string,
): keyof (typeof WORDS)[Field] | undefined {
  const known = Object.keys(WORDS[field]) as (keyof (typeof WORDS)[Field])[];
  return (
    known.find((word) => word === text.trim()) ??
    (MEANINGS[field].get(searchWords(text).join(' ')) as keyof (typeof WORDS)[Field])
  );
}

const MEANINGS: Readonly<Record<WordField, ReadonlyMap<string, string>>> = {
  kind: meaningsOf(WORDS.kind),
  language: meaningsOf(WORDS.language),
  sendOption: meaningsOf(WORDS.sendOption),
  titleKind: meaningsOf(WORDS.titleKind),
};

function meaningsOf(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([word, texts]) =>
      texts.split(', ').map((text): [string, string] => [text, word]),
    ),
  );
}

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    BE: 'belgie, belgique, belgien, belgium, b',
    NL: 'nederland, pays bas, niederlande, netherlands',
    FR: 'frankrijk, france, frankreich, f',
    DE: 'duitsland, allemagne, deutschland, germany, d',
    LU: 'luxemburg, luxembourg, l',
  }).flatMap(([code, names]) => names.split(', ').map((name): [string, string] => [name, code])),
);

/** The code of a country by its code or, for those around us, by its name. */
export function readCountry(text: string): string | undefined {
  if (/^[a-z]{2}$/i.test(text.trim())) return text.trim().toUpperCase();
  return COUNTRIES.get(searchWords(text).join(' '));
}

/** The line under a sheet that adds it up is nobody's claim. */
const SUMS = new Set(
  'totaal, total, totaux, gesamt, summe, som, sum, totalen, algemeen totaal, total general, gesamtsumme, grand total, subtotaal, sous total, zwischensumme, subtotal'.split(
    ', ',
  ),
);

export function isSumWord(text: string): boolean {
  return SUMS.has(searchWords(text).join(' '));
}
