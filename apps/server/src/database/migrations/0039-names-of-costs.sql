-- A report and an invoice speak one language, so a cost has a name in each. The one there was becomes the Dutch one.

alter table dossier_costs
  add column display_name_french text,
  add column display_name_german text,
  add column display_name_english text;
comment on column dossier_costs.display_name is 'In Dutch; the others are null until somebody has given them.';
alter table platform_costs
  add column display_name_french text,
  add column display_name_german text,
  add column display_name_english text;
comment on column platform_costs.display_name is 'In Dutch; the others are null until somebody has given them.';

-- The costs that every office started with bore two names in one, unless somebody has renamed them since.
update dossier_costs set
  display_name = named.dutch, display_name_french = named.french,
  display_name_german = named.german, display_name_english = named.english
from (values
  ('Dossierkosten / Frais de dossier', 'Administratieve dossierkosten', 'Frais administratifs de dossier',
   'Verwaltungskosten der Akte', 'Administrative costs'),
  ('Ereloon verdeling / Honoraires de distribution',
   'Ereloon voor de verdeling', 'Honoraires de répartition', 'Honorar für die Verteilung', 'Distribution fee'),
  ('PV van verdeling / PV de distribution', 'Proces-verbaal van verdeling', 'Procès-verbal de répartition',
   'Verteilungsprotokoll', 'Distribution report'),
  ('Uitnodiging / Invitation', 'Uitnodiging', 'Invitation', 'Aufforderung', 'Invitation'),
  ('Verwerking aangifte / Traitement de la déclaration', 'Verwerking van een aangifte',
   'Traitement d’une déclaration', 'Bearbeitung einer Forderungsanmeldung', 'Processing of a statement of claim'),
  ('Betaling / Paiement', 'Betaling', 'Paiement', 'Zahlung', 'Payment'),
  ('Aangetekende uitnodiging / Invitation recommandée', 'Aangetekende uitnodiging', 'Invitation par lettre recommandée',
   'Aufforderung per Einschreiben', 'Invitation by registered letter'),
  ('Aangetekend ontwerp / Projet recommandé', 'Aangetekende verzending van het ontwerp',
   'Envoi recommandé du projet de répartition', 'Verteilungsentwurf per Einschreiben', 'Draft by registered letter'),
  ('Raadpleging CBB / Consultation FCA', 'Raadpleging van het CBB', 'Consultation du FCA',
   'Einsichtnahme in die zentrale Datei der Meldungen', 'Consultation of the central file of notices'),
  ('Registratierecht / Droit d''enregistrement', 'Registratierecht', 'Droit d’enregistrement', 'Registrierungsgebühr',
   'Registration duty')
) as named (given, dutch, french, german, english)
where dossier_costs.display_name = named.given;

update platform_costs set
  display_name = named.dutch, display_name_french = named.french,
  display_name_german = named.german, display_name_english = named.english
from (values
  ('Aanmaak dossier / Création du dossier', 'Aanmaak van een dossier', 'Création d’un dossier', 'Anlegen einer Akte',
   'Creation of a dossier'),
  ('Aangetekende zending / Envoi recommandé', 'Aangetekende zending', 'Envoi recommandé', 'Einschreiben',
   'Registered letter'),
  ('E-mail', 'E-mail', 'E-mail', 'E-Mail', 'Email'),
  ('Analyse uittreksel / Analyse de l''extrait', 'Analyse van een uittreksel', 'Analyse d’un extrait',
   'Analyse eines Auszugs', 'Analysis of an extract')
) as named (given, dutch, french, german, english)
where platform_costs.display_name = named.given;
