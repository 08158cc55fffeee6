import {
  AFTER_ARTICLES_19_20,
  AFTER_SUBSISTENCE,
  CONTRIBUTION_TITLE,
  EMPLOYMENT,
  type Explanation,
  explain,
  named,
  OBSOLETE,
  OLD_CODES,
  SHARED_RANK,
  TAX_TITLE,
  TWO_FOURTH_NONIES,
} from './explanation.ts';

const TREASURY = named('De FOD Financiën.', 'Le SPF Finances.', 'Der FÖD Finanzen.', 'The FPS Finance.');

const WORKER = named('De werknemer.', 'Le travailleur.', 'Der Arbeitnehmer.', 'The worker.');

const CLOSURE_FUND = named(
  'Het Fonds tot vergoeding van de in geval van sluiting van ondernemingen ontslagen werknemers.',
  'Le Fonds d’indemnisation des travailleurs licenciés en cas de fermeture d’entreprises.',
  'Der Fonds zur Entschädigung der bei Unternehmensschließungen entlassenen Arbeitnehmer.',
  'The fund that compensates workers dismissed when an enterprise closes.',
);

const FUND_PROOF = named(
  'De afrekening van het Fonds per werknemer, met de betalingen.',
  'Le décompte du Fonds par travailleur, avec les paiements.',
  'Die Abrechnung des Fonds je Arbeitnehmer, mit den Zahlungen.',
  'The fund’s account per worker, with the payments.',
);

const INCLUDES_ACCESSORIES = named(
  'Verhogingen, administratieve geldboeten, nalatigheidsinterest en kosten van invordering volgen (art. 2 WMGI).',
  'Les accroissements, amendes administratives, intérêts de retard et frais de recouvrement suivent (art. 2 CRAF).',
  'Zuschläge, Verwaltungsgeldbußen, Verzugszinsen und Beitreibungskosten folgen (Art. 2 Beitreibungsgesetzbuch).',
  'Increases, administrative fines, default interest and costs of recovery follow (Tax Recovery Code, art. 2).',
);

const DECEASED = named(
  'Uitvaartondernemer, arts, ziekenhuis of wie het voorschoot.',
  'L’entrepreneur de pompes funèbres, le médecin, l’hôpital ou celui qui a avancé la somme.',
  'Bestatter, Arzt, Krankenhaus oder wer den Betrag vorgestreckt hat.',
  'The undertaker, doctor or hospital, or whoever advanced the money.',
);

const regional = (nl: string, fr: string, de: string, en: string): Explanation =>
  explain({
    who: named(nl, fr, de, en),
    what: named(
      'Gewestbelastingen met wat erbij hoort, op al het roerend goed van de schuldenaar.',
      'Les impôts régionaux et leurs accessoires, sur tous les meubles du débiteur.',
      'Regionalsteuern mit Nebenbeträgen, auf das gesamte bewegliche Vermögen des Schuldners.',
      'Regional taxes with what goes with them, on all movables of the debtor.',
    ),
    proof: TAX_TITLE,
    conflict: AFTER_SUBSISTENCE,
  });

/** The privileges on all money. */
export const GENERAL = {
  'judgment-registration-duty': explain({
    who: TREASURY,
    what: named(
      'Het registratierecht op een vonnis van veroordeling, vereffening of rangregeling.',
      'Le droit d’enregistrement sur un jugement de condamnation, de liquidation ou de collocation.',
      'Die Registrierungsgebühr auf ein Urteil über Verurteilung, Liquidation oder Rangordnung.',
      'The registration duty on a judgment of condemnation, liquidation or ranking.',
    ),
    when: named(
      'Alleen wanneer de beslagrechter de verdeling vaststelt (art. 1634 Ger.W.).',
      'Uniquement lorsque le juge des saisies arrête la répartition (art. 1634 C. jud.).',
      'Nur wenn der Pfändungsrichter die Verteilung festlegt (Art. 1634 GGB).',
      'Only when the attachment judge fixes the distribution (Judicial Code, art. 1634).',
    ),
    conflict: named(
      'Gaat vóór alle schuldvorderingen van wie voordeel haalt uit het vonnis (art. 150).',
      'Prime toutes les créances des bénéficiaires du jugement (art. 150).',
      'Geht allen Forderungen der Begünstigten des Urteils vor (Art. 150).',
      'Comes before all claims of those who profit from the judgment (art. 150).',
    ),
    notes: named(
      'De tekst zelf is niet gelezen.',
      'Le texte lui-même n’a pas été lu.',
      'Der Text selbst wurde nicht gelesen.',
      'The text itself has not been read.',
    ),
  }),
  'judicial-costs-common': explain({
    who: named(
      'Wie kosten maakte die alle schuldeisers ten goede komen.',
      'Celui qui a exposé des frais utiles à tous les créanciers.',
      'Wer Kosten hatte, die allen Gläubigern zugutekommen.',
      'Whoever made costs that serve all creditors.',
    ),
    what: named(
      'De kosten van beslag, verkoop en ontwerp van verdeling.',
      'Les frais de saisie, de vente et du projet de répartition.',
      'Die Kosten der Pfändung, des Verkaufs und des Verteilungsentwurfs.',
      'The costs of seizure, sale and draft distribution.',
    ),
    proof: named(
      'De akten met hun kostenstaat.',
      'Les actes avec leur état de frais.',
      'Die Urkunden mit ihrer Kostenaufstellung.',
      'The acts with their statement of costs.',
    ),
    conflict: named(
      'Gaan vóór elke schuldvordering in wier belang ze gemaakt zijn, ook de bijzonder bevoorrechte (art. 21); niet tegenover wie er geen belang bij had (art. 17).',
      'Priment toute créance dans l’intérêt de laquelle ils ont été faits, même spécialement privilégiée (art. 21)\u00a0; pas à l’égard de celui qui n’y avait pas intérêt (art. 17).',
      'Gehen jeder Forderung vor, in deren Interesse sie entstanden, auch den besonders bevorrechtigten (Art. 21); nicht gegenüber dem, der kein Interesse daran hatte (Art. 17).',
      'Come before every claim in whose interest they were made, special privileges included (art. 21); not against whoever had no interest in them (art. 17).',
    ),
    notes: named(
      'Gewoonlijk ingevoerd als kosten van het dossier, niet als schuldvordering.',
      'Habituellement encodés comme frais du dossier, pas comme créance.',
      'Gewöhnlich als Kosten der Akte erfasst, nicht als Forderung.',
      'Usually entered as costs of the dossier, not as a claim.',
    ),
  }),
  'funeral-costs': explain({
    who: DECEASED,
    what: named(
      'De begrafeniskosten, op al het roerend goed.',
      'Les frais funéraires, sur tous les meubles.',
      'Die Bestattungskosten, auf das gesamte bewegliche Vermögen.',
      'The funeral costs, on all movables.',
    ),
    when: named(
      'Vul de dag van de begrafenis in: latere kosten tot behoud gaan voor.',
      'Indiquez le jour des funérailles\u00a0: les frais de conservation postérieurs priment.',
      'Geben Sie den Tag der Bestattung an: Spätere Erhaltungskosten gehen vor.',
      'Enter the day of the funeral: later preservation costs come before it.',
    ),
    proof: named(
      'De factuur van de uitvaart en de overlijdensakte.',
      'La facture des funérailles et l’acte de décès.',
      'Die Rechnung der Bestattung und die Sterbeurkunde.',
      'The invoice for the funeral and the death certificate.',
    ),
    limit: named(
      'In verhouding tot de stand en het vermogen van de overledene; de wet noemt geen cijfer.',
      'En rapport avec la condition et la fortune du défunt\u00a0; la loi ne donne aucun chiffre.',
      'Im Verhältnis zu Stand und Vermögen des Verstorbenen; das Gesetz nennt keine Zahl.',
      'In proportion to the standing and means of the deceased; the act gives no figure.',
    ),
    conflict: named(
      'Gaan vóór alle voorrechten, behalve de gerechtskosten, de verzekeringspremie, latere kosten tot behoud en de vervoerder (art. 25). Sinds 2018 gaan ze ook vóór het pand.',
      'Priment tous les privilèges, sauf les frais de justice, la prime d’assurance, les frais de conservation postérieurs et le voiturier (art. 25). Depuis 2018, ils priment aussi le gage.',
      'Gehen allen Vorzugsrechten vor, außer den Gerichtskosten, der Versicherungsprämie, späteren Erhaltungskosten und dem Frachtführer (Art. 25). Seit 2018 gehen sie auch dem Pfandrecht vor.',
      'Come before all privileges, except judicial costs, the insurance premium, later preservation costs and the carrier (art. 25). Since 2018 they come before the pledge too.',
    ),
    notes: named(
      'Een letterlijke lezing; de rechtsleer is niet nagegaan, en de rang kan worden gewijzigd.',
      'Une lecture littérale\u00a0; la doctrine n’a pas été vérifiée, et le rang peut être modifié.',
      'Eine wörtliche Lesart; die Rechtslehre wurde nicht überprüft, und der Rang kann geändert werden.',
      'A literal reading; doctrine was not checked, and the rank can be changed.',
    ),
  }),
  'last-illness': explain({
    who: DECEASED,
    what: named(
      'De kosten van verzorging tijdens de laatste ziekte, op al het roerend goed.',
      'Les frais de soins de la dernière maladie, sur tous les meubles.',
      'Die Pflegekosten der letzten Krankheit, auf das gesamte bewegliche Vermögen.',
      'The costs of care during the last illness, on all movables.',
    ),
    proof: named(
      'Facturen met de dagen van verzorging.',
      'Des factures avec les jours de soins.',
      'Rechnungen mit den Tagen der Pflege.',
      'Invoices with the days of care.',
    ),
    window: named(
      'Eén jaar vóór het overlijden, de buitenbezitstelling of het beslag.',
      'L’année qui précède le décès, le dessaisissement ou la saisie.',
      'Das Jahr vor dem Tod, dem Besitzentzug oder der Pfändung.',
      'The year before the death, the dispossession or the seizure.',
    ),
  }),
  maintenance: explain({
    who: named(
      'Wie recht heeft op onderhoudsgeld, en DAVO voor de voorschotten die het betaalde.',
      'Le créancier d’aliments, et le SECAL pour les avances qu’il a payées.',
      'Der Unterhaltsberechtigte, und der DUFO für die von ihm gezahlten Vorschüsse.',
      'Whoever is entitled to maintenance, and SECAL for the advances it paid.',
    ),
    what: named(
      'Achterstallig onderhoudsgeld, op al het roerend goed; ook op het beschermde deel van een inkomen (art. 1412 Ger.W.).',
      'Les pensions alimentaires échues, sur tous les meubles\u00a0; également sur la partie protégée d’un revenu (art. 1412 C. jud.).',
      'Rückständiger Unterhalt, auf das gesamte bewegliche Vermögen; auch auf den geschützten Teil eines Einkommens (Art. 1412 GGB).',
      'Arrears of maintenance, on all movables; also on the protected part of an income (Judicial Code, art. 1412).',
    ),
    proof: named(
      'Het vonnis of de overeenkomst die het onderhoudsgeld bepaalt, en een afrekening per maand.',
      'Le jugement ou la convention qui fixe la pension, et un décompte mois par mois.',
      'Das Urteil oder die Vereinbarung über den Unterhalt, und eine Abrechnung je Monat.',
      'The judgment or agreement that sets the maintenance, and an account month by month.',
    ),
    notes: named(
      'Of het plafond per schuldvordering of per schuldeiser geldt, is niet uitgemaakt. DAVO en de ouder die voor hetzelfde kind vorderen, delen één plafond.',
      'Il n’est pas tranché si le plafond vaut par créance ou par créancier. Le SECAL et le parent qui réclament pour le même enfant partagent un seul plafond.',
      'Ob der Höchstbetrag je Forderung oder je Gläubiger gilt, ist nicht entschieden. Der DUFO und der Elternteil, die für dasselbe Kind fordern, teilen einen Höchstbetrag.',
      'Whether the cap runs per claim or per creditor is not settled. SECAL and the parent who claim for the same child share one cap.',
    ),
  }),
  wages: explain({
    who: WORKER,
    what: named(
      'Het loon, bruto, vóór de inhoudingen van artikel 23 van de Loonbeschermingswet.',
      'La rémunération brute, avant les retenues de l’article 23 de la loi sur la protection de la rémunération.',
      'Die Bruttoentlohnung, vor den Abzügen des Artikels 23 des Lohnschutzgesetzes.',
      'The gross wage, before the deductions of article 23 of the Wage Protection Act.',
    ),
    proof: EMPLOYMENT,
    conflict: named(
      'De verbrekingsvergoeding heeft geen plafond: voer ze afzonderlijk in.',
      'L’indemnité de rupture n’a pas de plafond\u00a0: encodez-la séparément.',
      'Die Kündigungsentschädigung hat keinen Höchstbetrag: Erfassen Sie sie getrennt.',
      'Severance pay has no cap: enter it as a claim of its own.',
    ),
    notes: named(
      'Het plafond geldt per werknemer, ook als het Sluitingsfonds een deel betaalde: noem de werknemer bij de schuldvordering.',
      'Le plafond vaut par travailleur, même si le Fonds de fermeture en a payé une partie\u00a0: nommez le travailleur dans la créance.',
      'Der Höchstbetrag gilt je Arbeitnehmer, auch wenn der Schließungsfonds einen Teil zahlte: Nennen Sie den Arbeitnehmer bei der Forderung.',
      'The cap runs per worker, also where the Closure Fund paid part of it: name the worker with the claim.',
    ),
  }),
  'severance-pay': explain({
    who: WORKER,
    what: named(
      'De vergoeding voor het einde van de arbeidsovereenkomst, zonder plafond.',
      'L’indemnité due à la fin du contrat de travail, sans plafond.',
      'Die Entschädigung für das Ende des Arbeitsvertrags, ohne Höchstbetrag.',
      'The compensation for the end of the employment contract, without a cap.',
    ),
    proof: EMPLOYMENT,
  }),
  'closure-fund-wage-subrogation': explain({
    who: CLOSURE_FUND,
    what: named(
      'Lonen en inhoudingen die het Fonds in de plaats van de werkgever betaalde.',
      'Les rémunérations et retenues que le Fonds a payées à la place de l’employeur.',
      'Löhne und Abzüge, die der Fonds anstelle des Arbeitgebers zahlte.',
      'Wages and deductions that the fund paid in place of the employer.',
    ),
    proof: FUND_PROOF,
    notes: named(
      'Het Fonds treedt in de rechten van de werknemer: noem de werknemer, dan delen zij één plafond.',
      'Le Fonds est subrogé au travailleur\u00a0: nommez le travailleur, et ils partagent un seul plafond.',
      'Der Fonds tritt in die Rechte des Arbeitnehmers ein: Nennen Sie ihn, dann teilen sie einen Höchstbetrag.',
      'The fund takes the worker’s place: name the worker, and the two share one cap.',
    ),
  }),
  'employee-savings-plan-loan': explain({
    who: WORKER,
    what: named(
      'Sommen die hij zijn werkgever leende in een investeringsspaarplan.',
      'Les sommes prêtées à l’employeur dans un plan d’épargne d’investissement.',
      'Beträge, die er dem Arbeitgeber in einem Investitionssparplan geliehen hat.',
      'Sums lent to the employer under an investment savings plan.',
    ),
    proof: named(
      'Het spaarplan en het uittreksel van de rekening.',
      'Le plan d’épargne et l’extrait de compte.',
      'Der Sparplan und der Kontoauszug.',
      'The savings plan and the statement of account.',
    ),
  }),
  'older-worker-supplement': explain({
    who: named(
      'De oudere werknemer met een aanvullende vergoeding.',
      'Le travailleur âgé bénéficiant d’une indemnité complémentaire.',
      'Der ältere Arbeitnehmer mit einer Zusatzentschädigung.',
      'The older worker with a supplementary payment.',
    ),
    what: named(
      'De aanvullende vergoeding volgens cao nr. 17.',
      'L’indemnité complémentaire selon la CCT n° 17.',
      'Die Zusatzentschädigung nach dem KAA Nr. 17.',
      'The supplement under collective agreement no. 17.',
    ),
    proof: EMPLOYMENT,
  }),
  'reclassification-indemnity': explain({
    who: named(
      'De werknemer in een tewerkstellingscel.',
      'Le travailleur inscrit dans une cellule pour l’emploi.',
      'Der Arbeitnehmer in einer Beschäftigungszelle.',
      'The worker in an employment unit.',
    ),
    what: named(
      'De inschakelingsvergoeding.',
      'L’indemnité de reclassement.',
      'Die Wiedereingliederungsentschädigung.',
      'The reclassification indemnity.',
    ),
    proof: EMPLOYMENT,
  }),
  'victim-of-violence': explain({
    who: named(
      'Het slachtoffer van een opzettelijke gewelddaad, een natuurlijke persoon, en zijn erfgenamen tot de tweede graad.',
      'La victime d’un acte intentionnel de violence, personne physique, et ses héritiers jusqu’au deuxième degré.',
      'Das Opfer einer vorsätzlichen Gewalttat, eine natürliche Person, und seine Erben bis zum zweiten Grad.',
      'The victim of an intentional act of violence, a natural person, and heirs to the second degree.',
    ),
    what: named(
      'De schadevergoeding, op al het roerend goed.',
      'Les dommages et intérêts, sur tous les meubles.',
      'Der Schadenersatz, auf das gesamte bewegliche Vermögen.',
      'The damages, on all movables.',
    ),
    when: named(
      'Na een definitieve strafrechtelijke beslissing; wie wettelijk in de rechten treedt, heeft het voorrecht niet.',
      'Après une décision pénale définitive\u00a0; un subrogé légal n’a pas le privilège.',
      'Nach einer endgültigen Strafentscheidung; wer gesetzlich in die Rechte eintritt, hat das Vorzugsrecht nicht.',
      'After a final criminal decision; whoever takes over the right by law does not have the privilege.',
    ),
    proof: named(
      'De strafrechtelijke beslissing, met het bewijs dat ze definitief is.',
      'La décision pénale, avec la preuve qu’elle est définitive.',
      'Die Strafentscheidung, mit dem Nachweis, dass sie endgültig ist.',
      'The criminal decision, with proof that it is final.',
    ),
    conflict: named(
      'De wet heeft twee nummers 3°ter; dit komt in de opsomming na het loon.',
      'La loi contient deux numéros 3°ter\u00a0; celui-ci vient après la rémunération dans l’énumération.',
      'Das Gesetz hat zwei Nummern 3°ter; diese kommt in der Aufzählung nach dem Lohn.',
      'The act has two numbers 3°ter; this one comes after wages in the list.',
    ),
  }),
  'health-insurance-undue': explain({
    who: named(
      'Het RIZIV en de verzekeringsinstellingen.',
      'L’INAMI et les organismes assureurs.',
      'Das LIKIV und die Versicherungsträger.',
      'The NIHDI and the health insurers.',
    ),
    what: named(
      'Prestaties die ten onrechte betaald zijn.',
      'Les prestations payées indûment.',
      'Zu Unrecht gezahlte Leistungen.',
      'Benefits that were paid in error.',
    ),
  }),
  'annual-holiday': explain({
    who: named(
      'De vakantiefondsen en de werknemer.',
      'Les caisses de vacances et le travailleur.',
      'Die Urlaubskassen und der Arbeitnehmer.',
      'The holiday funds and the worker.',
    ),
    what: named(
      'Vakantiebijdragen en vakantiegeld.',
      'Les cotisations et la rémunération des vacances annuelles.',
      'Urlaubsbeiträge und Urlaubsgeld.',
      'Holiday contributions and holiday pay.',
    ),
    proof: CONTRIBUTION_TITLE,
    window: named(
      'Het vervallen en het lopende dienstjaar.',
      'L’exercice échu et l’exercice en cours.',
      'Das abgelaufene und das laufende Dienstjahr.',
      'The year of service that has expired and the current one.',
    ),
    notes: named(
      'Besluitwet van 3 januari 1946.',
      'Arrêté-loi du 3 janvier 1946.',
      'Erlassgesetz vom 3. Januar 1946.',
      'Decree-law of 3 January 1946.',
    ),
  }),
  'fedris-work-accidents': explain({
    who: named('Fedris.', 'Fedris.', 'Fedris.', 'Fedris.'),
    what: named(
      'Wat Fedris terugvordert van een werkgever die niet verzekerd was (Arbeidsongevallenwet, art. 60).',
      'Ce que Fedris récupère auprès d’un employeur non assuré (loi sur les accidents du travail, art. 60).',
      'Was Fedris von einem nicht versicherten Arbeitgeber zurückfordert (Arbeitsunfallgesetz, Art. 60).',
      'What Fedris recovers from an uninsured employer (Work Accidents Act, art. 60).',
    ),
  }),
  'miners-pension-fund': explain({
    who: named(
      'Het Nationaal Pensioenfonds voor Mijnwerkers.',
      'Le Fonds national de retraite des ouvriers mineurs.',
      'Der Nationale Pensionsfonds für Bergarbeiter.',
      'The national pension fund for miners.',
    ),
    what: named('Zijn bijdragen.', 'Ses cotisations.', 'Seine Beiträge.', 'Its contributions.'),
    notes: OBSOLETE,
  }),
  'work-accident-insurer': explain({
    who: named(
      'De arbeidsongevallenverzekeraar.',
      'L’assureur des accidents du travail.',
      'Der Arbeitsunfallversicherer.',
      'The work-accident insurer.',
    ),
    what: named(
      'Wat hij betaalde terwijl de waarborg geschorst was.',
      'Ce qu’il a payé pendant la suspension de la garantie.',
      'Was er während der Aussetzung der Deckung zahlte.',
      'What it paid while the cover was suspended.',
    ),
    notes: TWO_FOURTH_NONIES,
  }),
  'social-security-contributions': explain({
    who: named(
      'De RSZ, Fedris en de pensioeninstellingen.',
      'L’ONSS, Fedris et les organismes de pension.',
      'Das LSS, Fedris und die Pensionseinrichtungen.',
      'The NSSO, Fedris and the pension institutions.',
    ),
    what: named(
      'Bijdragen en bijdrageopslagen, op al het roerend goed.',
      'Les cotisations et majorations, sur tous les meubles.',
      'Beiträge und Beitragszuschläge, auf das gesamte bewegliche Vermögen.',
      'Contributions and surcharges, on all movables.',
    ),
    proof: CONTRIBUTION_TITLE,
    conflict: SHARED_RANK,
    notes: named(
      'De tekst noemt bijdragen en opslagen, niet de interest en de kosten.',
      'Le texte vise les cotisations et majorations, pas nommément les intérêts et les frais.',
      'Der Text nennt Beiträge und Zuschläge, nicht die Zinsen und Kosten.',
      'The text names contributions and surcharges, not interest and costs.',
    ),
  }),
  'self-employed-contributions': explain({
    who: named(
      'De sociale verzekeringsfondsen voor zelfstandigen.',
      'Les caisses d’assurances sociales pour indépendants.',
      'Die Sozialversicherungskassen für Selbständige.',
      'The social insurance funds for the self-employed.',
    ),
    what: named(
      'Bijdragen, verhogingen en, sinds 1 juli 2016, administratieve geldboeten.',
      'Les cotisations, majorations et, depuis le 1er juillet 2016, les amendes administratives.',
      'Beiträge, Erhöhungen und, seit dem 1. Juli 2016, Verwaltungsgeldbußen.',
      'Contributions, increases and, since 1 July 2016, administrative fines.',
    ),
    proof: CONTRIBUTION_TITLE,
    conflict: SHARED_RANK,
  }),
  'rsvz-pension-contribution': explain({
    who: named('Het RSVZ.', 'L’INASTI.', 'Das LISVS.', 'The NISSE.'),
    what: named(
      'De bijdragen van de programmawet van 22 juni 2012.',
      'Les cotisations de la loi-programme du 22 juin 2012.',
      'Die Beiträge des Programmgesetzes vom 22. Juni 2012.',
      'The contributions of the Programme Act of 22 June 2012.',
    ),
    proof: CONTRIBUTION_TITLE,
    conflict: SHARED_RANK,
  }),
  'family-allowance-contributions': explain({
    who: named(
      'De instellingen voor kinderbijslag.',
      'Les organismes d’allocations familiales.',
      'Die Einrichtungen für Familienbeihilfen.',
      'The family allowance institutions.',
    ),
    what: named(
      'De bijdragen voor kinderbijslag.',
      'Les cotisations d’allocations familiales.',
      'Die Beiträge für Familienbeihilfen.',
      'The contributions for family allowances.',
    ),
    proof: CONTRIBUTION_TITLE,
  }),
  'closure-fund-other': explain({
    who: CLOSURE_FUND,
    what: named(
      'Wat het Fonds buiten de lonen terugvordert.',
      'Ce que le Fonds récupère hors rémunérations.',
      'Was der Fonds außer den Löhnen zurückfordert.',
      'What the fund recovers besides wages.',
    ),
    proof: FUND_PROOF,
    conflict: SHARED_RANK,
  }),
  'closure-fund-4quinquies': explain({
    who: CLOSURE_FUND,
    what: named(
      'De schuldvorderingen van het oude 4°quinquies.',
      'Les créances de l’ancien 4°quinquies.',
      'Die Forderungen des alten 4°quinquies.',
      'The claims of the old 4°quinquies.',
    ),
    proof: FUND_PROOF,
    notes: named(
      'Opgeheven sinds 1 april 2007; de tekst is niet gelezen.',
      'Abrogé depuis le 1er avril 2007\u00a0; le texte n’a pas été lu.',
      'Seit dem 1. April 2007 aufgehoben; der Text wurde nicht gelesen.',
      'Repealed since 1 April 2007; the text has not been read.',
    ),
  }),
  'closure-fund-contributions': explain({
    who: CLOSURE_FUND,
    what: named(
      'De bijdragen van de wetten van 1966 en 1967.',
      'Les cotisations des lois de 1966 et 1967.',
      'Die Beiträge der Gesetze von 1966 und 1967.',
      'The contributions of the Acts of 1966 and 1967.',
    ),
    proof: CONTRIBUTION_TITLE,
  }),
  'payroll-withholding-tax': explain({
    who: TREASURY,
    what: named(
      'Bedrijfsvoorheffing met wat erbij hoort, op al het roerend goed.',
      'Le précompte professionnel et ses accessoires, sur tous les meubles.',
      'Berufssteuervorabzug mit Nebenbeträgen, auf das gesamte bewegliche Vermögen.',
      'Payroll withholding tax with what goes with it, on all movables.',
    ),
    proof: TAX_TITLE,
    conflict: SHARED_RANK,
    notes: INCLUDES_ACCESSORIES,
  }),
  'movable-withholding-tax': explain({
    who: TREASURY,
    what: named(
      'Roerende voorheffing met wat erbij hoort, in deze rang sinds 2020.',
      'Le précompte mobilier et ses accessoires, à ce rang depuis 2020.',
      'Mobiliensteuervorabzug mit Nebenbeträgen, in diesem Rang seit 2020.',
      'Movable withholding tax with what goes with it, in this rank since 2020.',
    ),
    proof: TAX_TITLE,
    conflict: SHARED_RANK,
    notes: INCLUDES_ACCESSORIES,
  }),
  vat: explain({
    who: TREASURY,
    what: named(
      'Btw met wat erbij hoort, op al het roerend goed.',
      'La TVA et ses accessoires, sur tous les meubles.',
      'MwSt. mit Nebenbeträgen, auf das gesamte bewegliche Vermögen.',
      'VAT with what goes with it, on all movables.',
    ),
    proof: TAX_TITLE,
    conflict: SHARED_RANK,
    notes: INCLUDES_ACCESSORIES,
  }),
  'payroll-withholding-tax-historic': explain({
    who: TREASURY,
    what: named(
      'Bedrijfsvoorheffing onder het oude wetboek.',
      'Le précompte professionnel sous l’ancien code.',
      'Berufssteuervorabzug nach dem alten Gesetzbuch.',
      'Payroll withholding tax under the old code.',
    ),
    proof: TAX_TITLE,
    conflict: SHARED_RANK,
    notes: OLD_CODES,
  }),
  'vat-historic': explain({
    who: TREASURY,
    what: named(
      'Btw onder het oude wetboek.',
      'La TVA sous l’ancien code.',
      'MwSt. nach dem alten Gesetzbuch.',
      'VAT under the old code.',
    ),
    proof: TAX_TITLE,
    conflict: SHARED_RANK,
    notes: OLD_CODES,
  }),
  'income-tax-historic': explain({
    who: TREASURY,
    what: named(
      'Inkomstenbelastingen onder het oude wetboek.',
      'Les impôts sur les revenus sous l’ancien code.',
      'Einkommensteuern nach dem alten Gesetzbuch.',
      'Income taxes under the old code.',
    ),
    proof: TAX_TITLE,
    conflict: AFTER_SUBSISTENCE,
    notes: OLD_CODES,
  }),
  'small-business-social-commission': explain({
    who: named(
      'De Nationale Sociale Commissie voor de kleine ondernemingen.',
      'La Commission sociale nationale pour les petites entreprises.',
      'Die Nationale Sozialkommission für kleine Unternehmen.',
      'The national social commission for small enterprises.',
    ),
    what: named('Haar bijdragen.', 'Ses cotisations.', 'Ihre Beiträge.', 'Its contributions.'),
    notes: OBSOLETE,
  }),
  'surface-water': explain({
    who: named('De overheid.', 'L’autorité publique.', 'Die Behörde.', 'The public authority.'),
    what: named(
      'Kosten voor de bescherming van oppervlaktewateren (wet van 26 maart 1971).',
      'Les frais de protection des eaux de surface (loi du 26 mars 1971).',
      'Kosten des Schutzes der Oberflächengewässer (Gesetz vom 26. März 1971).',
      'Costs of protecting surface waters (Act of 26 March 1971).',
    ),
    notes: TWO_FOURTH_NONIES,
  }),
  'special-funds-after-4nonies': explain({
    who: named(
      'Garantiefondsen en nucleaire provisievennootschappen.',
      'Les fonds de garantie et les sociétés de provisionnement nucléaire.',
      'Garantiefonds und nukleare Rückstellungsgesellschaften.',
      'Guarantee funds and nuclear provisioning companies.',
    ),
    what: named(
      'Hun schuldvorderingen op bijzondere schuldenaars.',
      'Leurs créances sur des débiteurs particuliers.',
      'Ihre Forderungen gegen besondere Schuldner.',
      'Their claims on particular debtors.',
    ),
    when: named(
      'Alleen als de schuldenaar een kredietinstelling, een verzekeraar of een kernexploitant is.',
      'Uniquement si le débiteur est un établissement de crédit, un assureur ou un exploitant nucléaire.',
      'Nur wenn der Schuldner ein Kreditinstitut, ein Versicherer oder ein Kernkraftbetreiber ist.',
      'Only if the debtor is a credit institution, an insurer or a nuclear operator.',
    ),
    conflict: named(
      'Komt onmiddellijk na 19, 4°nonies.',
      'Vient immédiatement après le 19, 4°nonies.',
      'Kommt unmittelbar nach 19, 4°nonies.',
      'Comes directly after 19, 4°nonies.',
    ),
  }),
  'budget-fund-animals-plants': explain({
    who: named(
      'De begrotingsfondsen voor dieren en planten.',
      'Les fonds budgétaires pour les animaux et les végétaux.',
      'Die Haushaltsfonds für Tiere und Pflanzen.',
      'The budgetary funds for animals and plants.',
    ),
    what: named(
      'Hun heffingen en bijdragen.',
      'Leurs redevances et cotisations.',
      'Ihre Abgaben und Beiträge.',
      'Their levies and contributions.',
    ),
  }),
  authors: explain({
    who: named(
      'Auteurs en hun beheersvennootschappen.',
      'Les auteurs et leurs sociétés de gestion.',
      'Urheber und ihre Verwertungsgesellschaften.',
      'Authors and their collecting societies.',
    ),
    what: named(
      'De vergoeding voor het auteursrecht.',
      'La rémunération du droit d’auteur.',
      'Die Vergütung des Urheberrechts.',
      'The remuneration for copyright.',
    ),
    proof: named(
      'De overeenkomst en de afrekening van de rechten.',
      'Le contrat et le décompte des droits.',
      'Der Vertrag und die Abrechnung der Rechte.',
      'The contract and the account of the rights.',
    ),
  }),
  'subsistence-supplies': explain({
    who: named(
      'Wie levensmiddelen leverde aan de schuldenaar en zijn gezin.',
      'Celui qui a fourni des subsistances au débiteur et à sa famille.',
      'Wer dem Schuldner und seiner Familie Lebensmittel geliefert hat.',
      'Whoever supplied food to the debtor and his family.',
    ),
    what: named(
      'De prijs van de leveringen, op al het roerend goed.',
      'Le prix des fournitures, sur tous les meubles.',
      'Der Preis der Lieferungen, auf das gesamte bewegliche Vermögen.',
      'The price of the supplies, on all movables.',
    ),
    proof: named(
      'Facturen met de dag van elke levering.',
      'Des factures avec le jour de chaque fourniture.',
      'Rechnungen mit dem Tag jeder Lieferung.',
      'Invoices with the day of each supply.',
    ),
    window: named(
      'De zes maanden vóór het overlijden, de buitenbezitstelling of het beslag.',
      'Les six mois qui précèdent le décès, le dessaisissement ou la saisie.',
      'Die sechs Monate vor dem Tod, dem Besitzentzug oder der Pfändung.',
      'The six months before the death, the dispossession or the seizure.',
    ),
  }),
  'federal-taxes': explain({
    who: TREASURY,
    what: named(
      'Inkomstenbelastingen en diverse taksen met wat erbij hoort, op inkomsten en roerend goed van de schuldenaar en de medeschuldenaar, behalve schepen.',
      'Les impôts sur les revenus et taxes diverses avec leurs accessoires, sur les revenus et meubles du débiteur et du codébiteur, sauf les navires.',
      'Einkommensteuern und verschiedene Steuern mit Nebenbeträgen, auf Einkünfte und bewegliches Vermögen des Schuldners und Mitschuldners, außer Schiffen.',
      'Income taxes and miscellaneous taxes with what goes with them, on income and movables of the debtor and co-debtor, ships excepted.',
    ),
    proof: TAX_TITLE,
    conflict: AFTER_SUBSISTENCE,
    notes: named(
      'Geldt niet voor penale geldboeten, tenzij een tekst het zegt. Kohieren van vóór 2020 volgen de oude wetboeken.',
      'Ne vaut pas pour les amendes pénales, sauf texte contraire. Les rôles d’avant 2020 suivent les anciens codes.',
      'Gilt nicht für strafrechtliche Geldbußen, außer wenn ein Text es sagt. Heberollen von vor 2020 folgen den alten Gesetzbüchern.',
      'Not for criminal fines, unless a text says so. Rolls from before 2020 go by the old codes.',
    ),
  }),
  'federal-non-tax-claims': explain({
    who: named(
      'De FOD Financiën, ook DAVO.',
      'Le SPF Finances, SECAL compris.',
      'Der FÖD Finanzen, auch der DUFO.',
      'The FPS Finance, including SECAL.',
    ),
    what: named(
      'Niet-fiscale schuldvorderingen die de FOD Financiën invordert.',
      'Les créances non fiscales recouvrées par le SPF Finances.',
      'Nichtsteuerliche Forderungen, die der FÖD Finanzen beitreibt.',
      'Non-tax claims that the FPS Finance recovers.',
    ),
    proof: TAX_TITLE,
    conflict: AFTER_SUBSISTENCE,
    notes: named(
      'Nieuw sinds 2020. DAVO: wet van 21 februari 2003, art. 14, sinds 1 juni 2020.',
      'Nouveau depuis 2020. SECAL\u00a0: loi du 21 février 2003, art. 14, depuis le 1er juin 2020.',
      'Neu seit 2020. DUFO: Gesetz vom 21. Februar 2003, Art. 14, seit dem 1. Juni 2020.',
      'New since 2020. SECAL: Act of 21 February 2003, art. 14, since 1 June 2020.',
    ),
  }),
  'flemish-taxes': {
    ...regional(
      'VLABEL, de Vlaamse belastingadministratie.',
      'Le service flamand des impôts (VLABEL).',
      'Die flämische Steuerverwaltung (VLABEL).',
      'The Flemish tax administration (VLABEL).',
    ),
    window: named(
      'Voor de erfbelasting eindigt het voorrecht op de roerende goederen van de nalatenschap 18 maanden na het overlijden, als er dan geen rechtsvordering loopt.',
      'Pour l’impôt de succession, le privilège sur les meubles de la succession s’éteint 18 mois après le décès, si aucune action n’est alors en cours.',
      'Bei der Erbschaftssteuer endet das Vorzugsrecht auf die beweglichen Nachlassgüter 18 Monate nach dem Tod, wenn dann keine Klage läuft.',
      'For inheritance tax the privilege on the movables of the estate ends 18 months after the death, if no court action is running then.',
    ),
  },
  'walloon-taxes': regional(
    'De Waalse belastingadministratie (SPW Fiscalité).',
    'L’administration fiscale wallonne (SPW Fiscalité).',
    'Die wallonische Steuerverwaltung (SPW Fiscalité).',
    'The Walloon tax administration (SPW Fiscalité).',
  ),
  'brussels-taxes': {
    ...regional('Brussel Fiscaliteit.', 'Bruxelles Fiscalité.', 'Brüssel Steuerwesen.', 'Brussels Taxation.'),
    notes: named(
      'De inwerkingtreding verschilt per belasting (2019-2020).',
      'L’entrée en vigueur diffère selon l’impôt (2019-2020).',
      'Das Inkrafttreten unterscheidet sich je Steuer (2019–2020).',
      'Entry into force differs per tax (2019–2020).',
    ),
  },
  'brussels-taxes-last-rank': {
    ...regional('Brussel Fiscaliteit.', 'Bruxelles Fiscalité.', 'Brüssel Steuerwesen.', 'Brussels Taxation.'),
    conflict: named(
      'Komt na alle andere wettelijke voorrechten.',
      'Vient après tous les autres privilèges légaux.',
      'Kommt nach allen anderen gesetzlichen Vorzugsrechten.',
      'Comes after all other legal privileges.',
    ),
    notes: named(
      'Wat naast de ordonnantie van 2019 nog onder deze tekst valt, is niet nagegaan.',
      'Ce qui relève encore de ce texte à côté de l’ordonnance de 2019 n’a pas été vérifié.',
      'Was neben der Ordonnanz von 2019 noch unter diesen Text fällt, wurde nicht überprüft.',
      'What still falls under this text beside the ordinance of 2019 was not checked.',
    ),
  },
  'municipal-provincial-taxes': explain({
    who: named(
      'De gemeente of de provincie.',
      'La commune ou la province.',
      'Die Gemeinde oder die Provinz.',
      'The municipality or the province.',
    ),
    what: named(
      'Gemeente- en provinciebelastingen met wat erbij hoort, op al het roerend goed.',
      'Les taxes communales et provinciales avec leurs accessoires, sur tous les meubles.',
      'Gemeinde- und Provinzsteuern mit Nebenbeträgen, auf das gesamte bewegliche Vermögen.',
      'Municipal and provincial taxes with what goes with them, on all movables.',
    ),
    proof: TAX_TITLE,
    conflict: AFTER_SUBSISTENCE,
    notes: named(
      'Door verwijzing naar de artikelen 27 en 28 WMGI. Wallonië vernieuwt die verwijzing elk jaar in het begrotingsdecreet.',
      'Par renvoi aux articles 27 et 28 du CRAF. La Wallonie renouvelle ce renvoi chaque année par décret budgétaire.',
      'Durch Verweis auf die Artikel 27 und 28 des Beitreibungsgesetzbuchs. Die Wallonie erneuert ihn jährlich im Haushaltsdekret.',
      'By reference to articles 27 and 28 of the Tax Recovery Code. Wallonia renews that reference each year in its budget decree.',
    ),
  }),
  'polder-watering-taxes': explain({
    who: named(
      'De polder of de watering.',
      'Le polder ou la wateringue.',
      'Der Polder oder die Wateringue.',
      'The polder or watering board.',
    ),
    what: named(
      'Polder- en wateringbelastingen.',
      'Les impôts des polders et wateringues.',
      'Polder- und Wateringsteuern.',
      'Polder and watering taxes.',
    ),
    proof: TAX_TITLE,
    window: named(
      'Twee jaar vanaf de dag waarop het kohier uitvoerbaar werd; een beslag binnen die tijd bewaart het voorrecht.',
      'Deux ans dès que le rôle est exécutoire\u00a0; une saisie dans ce délai conserve le privilège.',
      'Zwei Jahre ab der Vollstreckbarkeit der Heberolle; eine Pfändung in dieser Zeit erhält das Vorzugsrecht.',
      'Two years from the day on which the roll became enforceable; a seizure within that time preserves the privilege.',
    ),
    conflict: named(
      'Komt onmiddellijk na de directe belastingen van de Schatkist, dus vóór 19, 6°.',
      'Vient immédiatement après les impôts directs du Trésor, donc avant le 19, 6°.',
      'Kommt unmittelbar nach den direkten Steuern der Staatskasse, also vor 19, 6°.',
      'Comes directly after the direct taxes of the Treasury, so before 19, 6°.',
    ),
  }),
  'customs-excise': explain({
    who: named(
      'De administratie van douane en accijnzen.',
      'L’administration des douanes et accises.',
      'Die Zoll- und Akzisenverwaltung.',
      'The customs and excise administration.',
    ),
    what: named(
      'Rechten, accijnzen en boeten, op al het roerend goed.',
      'Les droits, accises et amendes, sur tous les meubles.',
      'Zölle, Akzisen und Geldbußen, auf das gesamte bewegliche Vermögen.',
      'Duties, excise and fines, on all movables.',
    ),
    conflict: AFTER_ARTICLES_19_20,
  }),
  'miscellaneous-duties': explain({
    who: TREASURY,
    what: named(
      'Het recht op geschriften.',
      'Le droit d’écriture.',
      'Die Abgabe auf Dokumente (Buch I).',
      'The duty on documents (book I).',
    ),
    proof: TAX_TITLE,
    conflict: AFTER_ARTICLES_19_20,
  }),
  'customs-representative': explain({
    who: named(
      'De expediteur of indirecte douanevertegenwoordiger.',
      'L’expéditeur ou le représentant en douane indirect.',
      'Der Spediteur oder indirekte Zollvertreter.',
      'The forwarder or indirect customs representative.',
    ),
    what: named(
      'De rechten die hij voor de schuldenaar aan de Staat betaalde.',
      'Les droits qu’il a payés à l’État pour le débiteur.',
      'Die Abgaben, die er für den Schuldner an den Staat zahlte.',
      'The duties he paid to the State for the debtor.',
    ),
    proof: named(
      'De douaneaangifte en het bewijs van betaling.',
      'La déclaration en douane et la preuve du paiement.',
      'Die Zollanmeldung und der Zahlungsnachweis.',
      'The customs declaration and the receipt.',
    ),
    window: named(
      'Eén jaar na de betaling aan de Staat.',
      'Un an après le paiement à l’État.',
      'Ein Jahr nach der Zahlung an den Staat.',
      'One year after the payment to the State.',
    ),
    conflict: named(
      'Komt onmiddellijk na de voorrechten van de Staat voor die rechten, en anders achteraan.',
      'Vient immédiatement après les privilèges de l’État pour ces droits, à défaut en fin de série.',
      'Kommt unmittelbar nach den Vorzugsrechten des Staates für diese Abgaben, sonst am Ende.',
      'Comes directly after the State’s privileges for those duties, failing which at the end.',
    ),
  }),
  'regional-environmental-levies': explain({
    who: named('De gewesten.', 'Les Régions.', 'Die Regionen.', 'The Regions.'),
    what: named(
      'Milieuheffingen en bestuurlijke geldboeten. Op al het roerend goed van de schuldenaar.',
      'Les taxes et amendes d’environnement. Sur tous les meubles du débiteur.',
      'Umweltabgaben und Verwaltungsgeldbußen. Auf das gesamte bewegliche Vermögen des Schuldners.',
      'Environmental levies and administrative fines. On all movables of the debtor.',
    ),
    proof: TAX_TITLE,
    conflict: AFTER_ARTICLES_19_20,
    notes: named(
      'Sommige Waalse teksten voegen eraan toe: na het voorrecht voor de btw.',
      'Certains textes wallons ajoutent\u00a0: après le privilège de la TVA.',
      'Einige wallonische Texte fügen hinzu: nach dem Vorzugsrecht der MwSt.',
      'Some Walloon texts add: after the privilege for VAT.',
    ),
  }),
} as const satisfies Record<string, Explanation>;
