import { named } from '../explanations/explanation.ts';
import type { Named } from '../named.ts';
import { getPrivilege, type PrivilegeId } from '../privileges/catalogue.ts';
import type { Answer, Question } from './cause.ts';

function ask(asks: Named, ...answers: readonly Answer[]): Question {
  return { asks, answers };
}

function answer(id: string, names: Named, leads: Answer['leads'], words = ''): Answer {
  return { id, names, leads, words: words.split(' ') };
}

/** What is chosen first, with what else it may be called. */
function tile(hint: Named, ...[id, names, leads, words]: Parameters<typeof answer>): Answer {
  return { ...answer(id, names, leads, words), hint };
}

/** Where the name of the privilege is the plainest answer. */
function by(privilegeId: PrivilegeId, words = ''): Answer {
  return answer(privilegeId, getPrivilege(privilegeId).names, privilegeId, words);
}

const NO = named('Neen', 'Non', 'Nein', 'No');
const YES = named('Ja', 'Oui', 'Ja', 'Yes');

const KIND_OF_LEASE = ask(
  named('Wat is verhuurd?', 'Qu’est-ce qui est loué\u00a0?', 'Was ist vermietet?', 'What was let?'),
  {
    ...answer(
      'rent-house',
      named(
        'Huis of handelspand',
        'Maison ou local commercial',
        'Haus oder Geschäftsraum',
        'House or business premises',
      ),
      'lessor',
      'woning appartement kot loods winkel magazijn kantoor habitation logement entrepot magasin bureau Wohnung Lager Laden flat shop office',
    ),
    title: 'lease',
  },
  {
    ...answer(
      'rent-farm',
      named(
        'Hoeve of landbouwgrond',
        'Ferme ou terres agricoles',
        'Hof oder landwirtschaftliches Land',
        'Farm or farmland',
      ),
      'lessor',
      'pacht pachtprijs fermage Pacht land boerderij',
    ),
    title: 'farmLease',
  },
  answer(
    'rent-thing',
    named(
      'Auto, machine of ander roerend goed',
      'Voiture, machine ou autre meuble',
      'Auto, Maschine oder andere Sache',
      'Car, machine or other movable',
    ),
    'chirographic',
    'leasing renting wagen vehicule Fahrzeug',
  ),
);

const DELIVERY = ask(
  named(
    'Wat is geleverd?',
    'Qu’est-ce qui a été livré\u00a0?',
    'Was wurde geliefert?',
    'What was delivered?',
  ),
  answer(
    'delivery-goods',
    named('Goederen', 'Des biens', 'Güter', 'Goods'),
    ask(
      named(
        'Bleven ze eigendom van de verkoper tot ze betaald zijn?',
        'Sont-ils restés la propriété du vendeur jusqu’au paiement\u00a0?',
        'Blieben sie bis zur Bezahlung Eigentum des Verkäufers?',
        'Did the seller remain the owner until payment?',
      ),
      answer(
        'delivery-reserved',
        named('Ja, dat staat op papier', 'Oui, par écrit', 'Ja, schriftlich', 'Yes, in writing'),
        'retention-of-title-seller',
        'eigendomsvoorbehoud reserve propriete Eigentumsvorbehalt retention',
      ),
      answer(
        'delivery-not-reserved',
        NO,
        ask(
          named(
            'Had de schuldenaar de goederen nog?',
            'Le débiteur avait-il encore les biens\u00a0?',
            'Hatte der Schuldner die Güter noch?',
            'Did the debtor still have the goods?',
          ),
          answer('delivery-still-there', YES, 'unpaid-seller'),
          answer(
            'delivery-lessor-knew',
            named(
              'Ja, en de verhuurder was verwittigd',
              'Oui, et le bailleur était averti',
              'Ja, und der Vermieter wusste davon',
              'Yes, and the lessor had been told',
            ),
            'unpaid-seller-lessor-informed',
            'verwittigd averti',
          ),
          answer('delivery-gone', NO, 'chirographic'),
        ),
      ),
    ),
    'handelsgoederen grondstoffen materiaal marchandises materiel Waren',
  ),
  answer(
    'delivery-food',
    named(
      'Voeding voor het gezin',
      'Nourriture du ménage',
      'Lebensmittel für die Familie',
      'Food for the household',
    ),
    'subsistence-supplies',
    'levensmiddelen bakker slager kruidenier supermarkt boulanger boucher epicerie Bäcker Metzger grocer groceries',
  ),
  answer(
    'delivery-seeds',
    named(
      'Zaden, oogst of gereedschap',
      'Semences, récolte ou outils',
      'Saatgut, Ernte oder Geräte',
      'Seeds, harvest or tools',
    ),
    'harvest-and-tools',
    'landbouw agricole Landwirtschaft',
  ),
  answer(
    'delivery-energy',
    named(
      'Energie, water, telecom',
      'Énergie, eau, télécom',
      'Energie, Wasser, Telekom',
      'Energy, water, telecom',
    ),
    'chirographic',
    'gas elektriciteit stroom telefoon internet gsm electricite gaz telephone Strom phone electricity',
  ),
);

const SERVICE = ask(
  named(
    'Welk werk was het?',
    'De quel travail s’agit-il\u00a0?',
    'Welche Arbeit war es?',
    'What kind of work was it?',
  ),
  answer(
    'service-subcontractor',
    named(
      'Onderaanneming op een werf',
      'Sous-traitance sur un chantier',
      'Subunternehmer auf einer Baustelle',
      'Subcontracting on a building site',
    ),
    'subcontractor',
    'onderaannemer bouw werf sous-traitant chantier Subunternehmer Bau subcontractor construction',
  ),
  answer(
    'service-works-of-authors',
    named(
      'Gebruik van een auteurswerk',
      'Utilisation d’une œuvre d’auteur',
      'Nutzung eines Werkes',
      'Use of a copyright work',
    ),
    'authors',
    'auteursrecht sabam muziek foto droits auteur musique Urheber Musik copyright music',
  ),
  answer(
    'service-other',
    named('Een andere dienst', 'Un autre service', 'Eine andere Leistung', 'Another service'),
    'chirographic',
    'advocaat boekhouder ereloon aannemer schilder arts school factuur avocat comptable honoraires entrepreneur ecole Anwalt Buchhalter Honorar Schule lawyer accountant fees',
  ),
);

const REPAIR = ask(
  named(
    'Ligt de zaak nog bij wie ze herstelde of bewaarde?',
    'La chose est-elle encore chez celui qui l’a réparée ou gardée\u00a0?',
    'Ist die Sache noch bei dem, der sie reparierte oder verwahrte?',
    'Is the thing still with whoever repaired or kept it?',
  ),
  answer(
    'repair-held',
    YES,
    ask(
      named(
        'Was de zaak zonder dat werk verloren gegaan?',
        'La chose aurait-elle péri sans ce travail\u00a0?',
        'Wäre die Sache ohne diese Arbeit verloren gegangen?',
        'Would the thing have been lost without that work?',
      ),
      answer('repair-held-saved', YES, 'retention-right-preservation'),
      answer('repair-held-other', NO, 'retention-right-other', 'retentierecht retention Zurückbehaltung'),
    ),
  ),
  answer(
    'repair-returned',
    NO,
    ask(
      named(
        'Was de zaak zonder dat werk verloren gegaan of waardeloos?',
        'Sans ce travail, la chose aurait-elle péri ou perdu sa valeur\u00a0?',
        'Wäre die Sache ohne diese Arbeit verloren oder wertlos?',
        'Would the thing have been lost or worthless without that work?',
      ),
      answer(
        'repair-saved',
        YES,
        ask(
          named(
            'Kwam dat werk na het pand of een ander recht op de zaak?',
            'Ce travail est-il postérieur au gage ou à un autre droit sur la chose\u00a0?',
            'War diese Arbeit später als das Pfandrecht oder ein anderes Recht?',
            'Was that work later than the pledge or another right on the thing?',
          ),
          answer(
            'repair-later',
            named(
              'Ja, of er is geen ander recht',
              'Oui, ou il n’y en a pas',
              'Ja, oder es gibt keines',
              'Yes, or there is none',
            ),
            'preservation-costs-later',
          ),
          answer(
            'repair-earlier',
            named('Neen, ervoor', 'Non, antérieur', 'Nein, früher', 'No, before it'),
            'preservation-costs-earlier',
          ),
        ),
      ),
      answer('repair-improved', NO, 'chirographic'),
    ),
  ),
);

const LOAN = ask(
  named('Is er een pand?', 'Y a-t-il un gage\u00a0?', 'Gibt es ein Pfandrecht?', 'Is there a pledge?'),
  answer(
    'loan-pledge',
    named('Op goederen', 'Sur des biens', 'An Gütern', 'On goods'),
    'pledge',
    'pand pandregister voorraad handelszaak gage registre Pfand Pfandregister',
  ),
  answer(
    'loan-pledge-of-claims',
    named('Op schuldvorderingen', 'Sur des créances', 'An Forderungen', 'On claims'),
    'pledge-of-claims',
    'facturen cessie factuurkrediet factoring cession',
  ),
  answer(
    'loan-account',
    named(
      'Geld op de rekening bij die bank',
      'Argent sur le compte de cette banque',
      'Geld auf dem Konto dieser Bank',
      'Money in an account with that bank',
    ),
    'financial-intermediary-lien',
    'effecten titres Wertpapiere securities',
  ),
  answer(
    'loan-subordinated',
    named(
      'Neen, en de lening is achtergesteld',
      'Non, et le prêt est subordonné',
      'Nein, und das Darlehen ist nachrangig',
      'No, and the loan is subordinated',
    ),
    'subordinated',
    'win-win achtergesteld',
  ),
  answer('loan-plain', NO, 'chirographic', 'kredietkaart rekening carte credit Kreditkarte overdraft'),
);

const WAGES = ask(
  named('Wat precies?', 'Quoi exactement\u00a0?', 'Was genau?', 'What exactly?'),
  answer(
    'wages-worked',
    named(
      'Loon voor gewerkte tijd',
      'Salaire du travail fourni',
      'Lohn für geleistete Arbeit',
      'Pay for time worked',
    ),
    'wages',
    'salaris wedde eindejaarspremie overuren salaire prime Gehalt Prämie salary bonus',
  ),
  answer(
    'wages-dismissal',
    named(
      'Verbrekingsvergoeding',
      'Indemnité de rupture',
      'Kündigungsentschädigung',
      'Termination indemnity',
    ),
    'severance-pay',
    'ontslag opzeg opzegvergoeding licenciement preavis Kündigung dismissal notice',
  ),
  answer(
    'wages-holiday',
    named('Vakantiegeld', 'Pécule de vacances', 'Urlaubsgeld', 'Holiday pay'),
    'annual-holiday',
    'vakantie vacances Urlaub holiday',
  ),
  by('closure-fund-wage-subrogation', 'sluiting fermeture Schließung'),
  by('closure-fund-other', 'sluiting fermeture Schließung'),
  by('older-worker-supplement', 'swt brugpensioen prepension RCC'),
  by('reclassification-indemnity', 'tewerkstellingscel outplacement'),
  by('employee-savings-plan-loan', 'spaarplan epargne'),
);

const CONTRIBUTIONS = ask(
  named('Welke bijdragen?', 'Quelles cotisations\u00a0?', 'Welche Beiträge?', 'Which contributions?'),
  answer(
    'contributions-employer',
    named(
      'Van een werkgever (RSZ)',
      'D’un employeur (ONSS)',
      'Eines Arbeitgebers (LSS)',
      'Of an employer (NSSO)',
    ),
    'social-security-contributions',
    'rsz onss lss nsso personeel pensioen',
  ),
  answer(
    'contributions-self-employed',
    named('Van een zelfstandige', 'D’un indépendant', 'Eines Selbständigen', 'Of a self-employed person'),
    'self-employed-contributions',
    'sociaal verzekeringsfonds zelfstandige caisse independant Selbständige',
  ),
  answer(
    'contributions-company',
    named(
      'Jaarlijkse bijdrage van een vennootschap (RSVZ)',
      'Cotisation annuelle d’une société (INASTI)',
      'Jahresbeitrag einer Gesellschaft (LISVS)',
      'Yearly contribution of a company (NISSE)',
    ),
    'rsvz-pension-contribution',
    'rsvz inasti vennootschapsbijdrage societe',
  ),
  by('health-insurance-undue', 'ziekenfonds mutualiteit mutuelle Krankenkasse riziv inami'),
  by('fedris-work-accidents', 'arbeidsongeval accident Arbeitsunfall'),
  by('work-accident-insurer', 'arbeidsongeval verzekeraar assureur'),
  by('family-allowance-contributions', 'kinderbijslag groeipakket Kindergeld'),
  by('closure-fund-contributions', 'sluitingsfonds'),
);

const TAX = ask(
  named('Welke belasting?', 'Quel impôt\u00a0?', 'Welche Steuer?', 'Which tax?'),
  by('vat', 'btw tva mwst vat fod spf fisc'),
  by('payroll-withholding-tax', 'voorheffing personeel lonen precompte Lohnsteuer'),
  by('movable-withholding-tax', 'dividend'),
  by('federal-taxes', 'personenbelasting vennootschapsbelasting impot societes fisc fod spf Einkommensteuer'),
  answer(
    'tax-fine',
    named(
      'Penale boete of andere FOD-invordering',
      'Amende pénale ou autre recouvrement du SPF',
      'Geldbuße oder andere Beitreibung des FÖD',
      'Criminal fine or other recovery by the FPS',
    ),
    'federal-non-tax-claims',
    'boete verkeersboete amende Bußgeld fine studietoelage',
  ),
  by('flemish-taxes', 'vlabel verkeersbelasting onroerende kilometerheffing'),
  by('walloon-taxes', 'circulation redevance televisie'),
  by('brussels-taxes', 'circulation'),
  by('municipal-provincial-taxes', 'gemeente stad provincie retributie commune ville Gemeinde parkeren'),
  by('customs-excise', 'douane accijnzen invoer import'),
  by('customs-representative', 'expediteur transitaire Spediteur'),
  by('regional-environmental-levies', 'afval milieu dechets Abfall'),
  by('polder-watering-taxes', 'polder'),
  by('miscellaneous-duties', 'geschriften'),
  by('judgment-registration-duty', 'registratie vonnis jugement'),
);

const MAINTENANCE = ask(
  named('Wie vordert het?', 'Qui le réclame\u00a0?', 'Wer fordert ihn?', 'Who claims it?'),
  answer(
    'maintenance-person',
    named(
      'Het kind of de ex-partner',
      'L’enfant ou l’ex-partenaire',
      'Das Kind oder der frühere Partner',
      'The child or former partner',
    ),
    'maintenance',
    'alimentatie kind ex scheiding divorce enfant Scheidung Kind child alimony',
  ),
  answer(
    'maintenance-fund',
    named(
      'DAVO, voor wat het voorschoot',
      'Le SECAL, pour ses avances',
      'Der DUFO, für seine Vorschüsse',
      'SECAL, for what it advanced',
    ),
    'maintenance',
    'davo secal dufo voorschot',
  ),
);

const INSURANCE = ask(
  named(
    'Wat was verzekerd?',
    'Qu’est-ce qui était assuré\u00a0?',
    'Was war versichert?',
    'What was insured?',
  ),
  answer(
    'insurance-thing',
    named('De verkochte zaak', 'La chose vendue', 'Die verkaufte Sache', 'The thing that was sold'),
    'insurance-premium',
    'auto omnium brand wagen voiture incendie Auto Feuer car fire',
  ),
  answer(
    'insurance-ship',
    named(
      'Schip of transport over water',
      'Bateau ou transport par eau',
      'Schiff oder Transport auf dem Wasser',
      'Ship or carriage by water',
    ),
    'insurance-premium-marine',
    'boot schip bateau Schiff ship boat',
  ),
  answer(
    'insurance-other',
    named(
      'Iets anders: aansprakelijkheid, leven, arbeid',
      'Autre\u00a0: responsabilité, vie, travail',
      'Anderes: Haftpflicht, Leben, Arbeit',
      'Other: liability, life, work',
    ),
    'chirographic',
    'familiale rc ba hospitalisatie Haftpflicht',
  ),
);

const TRANSPORT = ask(
  named(
    'Wat is vervoerd of wie verbleef?',
    'Transport ou séjour\u00a0?',
    'Beförderung oder Unterkunft?',
    'Carriage or lodging?',
  ),
  answer(
    'transport-carrier',
    named(
      'Goederen die nog bij de vervoerder zijn',
      'Biens encore chez le transporteur',
      'Güter noch beim Frachtführer',
      'Goods still with the carrier',
    ),
    'carrier',
    'vracht transporteur koerier fret Fracht freight',
  ),
  answer(
    'transport-delivered',
    named(
      'Goederen die afgeleverd zijn',
      'Biens déjà livrés',
      'Güter, die abgeliefert sind',
      'Goods already delivered',
    ),
    'chirographic',
    'transport',
  ),
  answer(
    'transport-inn',
    named('Verblijf in een hotel', 'Séjour à l’hôtel', 'Aufenthalt im Hotel', 'Hotel stay'),
    ask(
      named(
        'Houdt het hotel zaken van de gast onder zich?',
        'L’hôtel retient-il des effets du voyageur\u00a0?',
        'Behält das Hotel Sachen des Gastes zurück?',
        'Does the hotel hold the guest’s belongings?',
      ),
      answer('transport-inn-held', YES, 'retention-right-other'),
      answer('transport-inn-nothing', NO, 'chirographic'),
    ),
    'hotel logies kamer chambre Zimmer room',
  ),
);

const DEATH = ask(
  named('Wat precies?', 'Quoi exactement\u00a0?', 'Was genau?', 'What exactly?'),
  by('funeral-costs', 'uitvaart begrafenis funerailles obseques Beerdigung funeral'),
  by('last-illness', 'ziekenhuis dokter verpleging hopital medecin Krankenhaus Arzt hospital doctor'),
);

const DAMAGE = ask(
  named(
    'Waardoor kwam de schade?',
    'D’où vient le dommage\u00a0?',
    'Woher kommt der Schaden?',
    'What caused the damage?',
  ),
  answer(
    'damage-violence',
    named('Opzettelijk geweld', 'Violence intentionnelle', 'Vorsätzliche Gewalt', 'Intentional violence'),
    'victim-of-violence',
    'slachtoffer slagen misdrijf victime coups Opfer victim assault',
  ),
  answer(
    'damage-vehicle',
    named(
      'Een misdrijf met het verkochte voertuig',
      'Une infraction avec le véhicule vendu',
      'Eine Straftat mit dem verkauften Fahrzeug',
      'An offence with the vehicle that was sold',
    ),
    'civil-party-vehicle',
    'burgerlijke partij partie civile Zivilpartei',
  ),
  answer(
    'damage-insured',
    named(
      'Een ongeval dat een BA-verzekeraar vergoedt',
      'Un accident qu’un assureur RC indemnise',
      'Ein Unfall, den ein Haftpflichtversicherer vergütet',
      'An accident that a liability insurer pays for',
    ),
    'accident-victim-liability-insurance',
    'ongeval accident Unfall',
  ),
  answer(
    'damage-other',
    named('Iets anders', 'Autre chose', 'Etwas anderes', 'Something else'),
    'chirographic',
    'schadevergoeding contract wanprestatie',
  ),
);

const COSTS = ask(
  named(
    'Wie dienden de kosten?',
    'À qui ces frais ont-ils profité\u00a0?',
    'Wem dienten die Kosten?',
    'Whom did the costs serve?',
  ),
  answer(
    'costs-common',
    named('Alle schuldeisers', 'Tous les créanciers', 'Allen Gläubigern', 'All creditors'),
    'judicial-costs-common',
    'beslag verkoop saisie vente Pfändung Verkauf',
  ),
  answer(
    'costs-asset',
    named('Eén verkocht goed', 'Un seul bien vendu', 'Einem verkauften Gut', 'One asset that was sold'),
    'judicial-costs-asset',
    'beslag takel saisie',
  ),
  answer(
    'costs-own',
    named('Alleen deze schuldeiser', 'Ce créancier seul', 'Nur diesem Gläubiger', 'This creditor only'),
    'chirographic',
    'dagvaarding rechtsplegingsvergoeding aanmaning incasso citation sommation Mahnung reminder',
  ),
);

const OTHER = ask(
  named(
    'Is het een van deze?',
    'Est-ce l’un de ceux-ci\u00a0?',
    'Ist es eines von diesen?',
    'Is it one of these?',
  ),
  answer(
    'other-ordinary',
    named(
      'Neen: een gewone schuld',
      'Non\u00a0: une dette ordinaire',
      'Nein: eine gewöhnliche Schuld',
      'No: an ordinary debt',
    ),
    'chirographic',
    'gewoon ordinaire gewöhnlich ordinary',
  ),
  by('customs-bonded-warehouse', 'entrepot'),
  by('budget-fund-animals-plants', 'voedselagentschap favv afsca'),
  by('official-bond', 'ambtenaar notaris borgtocht'),
  by('mutuality-members', 'ziekenfonds'),
  by('groundwater-advances', 'grondwater'),
  by('surface-water', 'oppervlaktewater'),
  by('small-business-social-commission'),
  by('special-funds-after-4nonies'),
  by('miners-pension-fund'),
);

/** Instead of any answer. */
export const NOT_KNOWN = named(
  'Dat weet ik niet: het kantoor beslist',
  'Je ne sais pas\u00a0: l’étude décide',
  'Ich weiß es nicht: Die Amtsstube entscheidet',
  'I do not know: the office decides',
);

/** Why something is owed, in plain words: two or three answers lead to the privilege, or to an ordinary debt. */
export const WHY_OWED: Question = ask(
  named(
    'Waarvoor is dit bedrag verschuldigd?',
    'Pourquoi ce montant est-il dû\u00a0?',
    'Wofür ist dieser Betrag geschuldet?',
    'What is this amount owed for?',
  ),
  tile(
    named('huis, winkel, grond', 'maison, commerce, terre', 'Haus, Laden, Land', 'house, shop, land'),
    'rent',
    named('Huur of pacht', 'Loyer ou fermage', 'Miete oder Pacht', 'Rent'),
    KIND_OF_LEASE,
    'huurachterstand huurder huurgeld bail locataire bailleur Mietrückstand Mieter Vermieter lease tenant landlord',
  ),
  tile(
    named(
      'goederen, machine, energie',
      'marchandise, machine, énergie',
      'Ware, Maschine, Energie',
      'goods, machine, energy',
    ),
    'delivery',
    named('Levering', 'Livraison', 'Lieferung', 'Delivery'),
    DELIVERY,
    'factuur facturen leverancier verkoop aankoop goederen koopwaar facture factures fournisseur vente marchandise Rechnung Rechnungen Lieferant Verkauf Ware invoice supplier sale goods',
  ),
  tile(
    named(
      'aannemer, advocaat, school',
      'entrepreneur, avocat, école',
      'Unternehmer, Anwalt, Schule',
      'contractor, lawyer, school',
    ),
    'service',
    named('Werk of dienst', 'Travail ou service', 'Arbeit oder Dienst', 'Work or services'),
    SERVICE,
    'factuur ereloon facture honoraires Rechnung invoice',
  ),
  tile(
    named(
      'garage, onderhoud, stalling',
      'garage, entretien, gardiennage',
      'Werkstatt, Wartung, Abstellen',
      'garage, maintenance, storage',
    ),
    'repair',
    named('Herstelling, bewaring', 'Réparation, garde', 'Reparatur, Verwahrung', 'Repair or storage'),
    REPAIR,
    'garage garagist herstel takelen depannage onderhoud stalling opslag factuur facture garagiste entretien remorquage Rechnung Werkstatt Autowerkstatt Wartung Abschleppen Lagerung invoice mechanic towing',
  ),
  tile(
    named(
      'krediet, pand, leasing',
      'crédit, gage, leasing',
      'Kredit, Pfand, Leasing',
      'credit, pledge, leasing',
    ),
    'loan',
    named('Lening of krediet', 'Prêt ou crédit', 'Darlehen oder Kredit', 'Loan or credit'),
    LOAN,
    'bank krediet leasing pand banque emprunt gage Bank Leasing pledge mortgage',
  ),
  tile(
    named(
      'of een opzegvergoeding',
      'ou un préavis',
      'oder eine Kündigungsentschädigung',
      'or a termination indemnity',
    ),
    'wages',
    named('Loon', 'Rémunération', 'Lohn', 'Wages'),
    WAGES,
    'salaris wedde loonfiche werknemer arbeid salaire paie travailleur ouvrier Gehalt Arbeitnehmer salary pay employee worker',
  ),
  tile(
    named(
      'RSZ, sociaal fonds, RSVZ',
      'ONSS, caisse sociale, INASTI',
      'LSS, Sozialkasse, LISVS',
      'NSSO, social fund, NISSE',
    ),
    'contributions',
    named('Sociale bijdragen', 'Cotisations sociales', 'Sozialbeiträge', 'Social contributions'),
    CONTRIBUTIONS,
    'sociale zekerheid securite sociale Sozialversicherung',
  ),
  tile(
    named(
      'btw, voorheffing, heffing',
      'TVA, précompte, taxe',
      'MwSt., Vorabzug, Abgabe',
      'VAT, withholding tax, levy',
    ),
    'tax',
    named('Belasting', 'Impôt ou taxe', 'Steuer', 'Tax'),
    TAX,
    'fiscus belastingen heffing kohier impots taxes Steuern Finanzen taxes',
  ),
  tile(
    named(
      'voor een kind of ex-partner',
      'pour un enfant ou un ex-partenaire',
      'für ein Kind oder einen früheren Partner',
      'for a child or former partner',
    ),
    'maintenance',
    named('Onderhoudsgeld', 'Pension alimentaire', 'Unterhalt', 'Maintenance'),
    MAINTENANCE,
    'alimentatie',
  ),
  tile(
    named('onbetaalde premie', 'prime impayée', 'unbezahlte Prämie', 'unpaid premium'),
    'insurance',
    named('Verzekeringspremie', 'Prime d’assurance', 'Versicherungsprämie', 'Insurance premium'),
    INSURANCE,
    'verzekering verzekeraar polis assurance assureur police Versicherung Versicherer Police insurer policy',
  ),
  tile(
    named('vracht, hotel', 'fret, hôtel', 'Fracht, Hotel', 'freight, hotel'),
    'transport',
    named('Vervoer, verblijf', 'Transport, séjour', 'Beförderung, Unterkunft', 'Carriage or lodging'),
    TRANSPORT,
  ),
  tile(
    named('uitvaart, ziekenhuis', 'obsèques, hôpital', 'Bestattung, Krankenhaus', 'funeral, hospital'),
    'death',
    named(
      'Begrafenis, laatste ziekte',
      'Funérailles, dernière maladie',
      'Bestattung, letzte Krankheit',
      'Funeral or last illness',
    ),
    DEATH,
    'overlijden deces Tod',
  ),
  tile(
    named('ongeval, geweld', 'accident, violence', 'Unfall, Gewalt', 'accident, violence'),
    'damage',
    named('Schade', 'Dommage', 'Schaden', 'Damage'),
    DAMAGE,
    'schadevergoeding dommages Schadenersatz',
  ),
  tile(
    named('beslag, dagvaarding', 'saisie, citation', 'Pfändung, Ladung', 'seizure, summons'),
    'costs',
    named('Gerechtskosten', 'Frais de justice', 'Gerichtskosten', 'Judicial costs'),
    COSTS,
    'deurwaarder huissier Gerichtsvollzieher bailiff',
  ),
  tile(
    named('niets van dit alles', 'rien de tout cela', 'nichts davon', 'none of these'),
    'other',
    named('Iets anders', 'Autre chose', 'Etwas anderes', 'Something else'),
    OTHER,
  ),
);
