-- The German and English names that costs were given at first, in the words that all other texts use. Names that somebody gave are left alone.

update dossier_costs set display_name_german = named.say
from (values
  ('Einladung', 'Aufforderung'),
  ('Einladung per Einschreiben', 'Aufforderung per Einschreiben'),
  ('Einsichtnahme in die Zentraldatei (CBB/FCA)', 'Einsichtnahme in die zentrale Datei der Meldungen')
) as named (given, say)
where display_name_german = named.given;

update dossier_costs set display_name_english = named.say
from (values
  ('Fee for the distribution', 'Distribution fee'),
  ('Report of distribution', 'Distribution report'),
  ('Consultation of the central register (CBB/FCA)', 'Consultation of the central file of notices')
) as named (given, say)
where display_name_english = named.given;

update platform_costs set display_name_german = 'Analyse eines Auszugs' where display_name_german = 'Auswertung eines Auszugs';

update platform_costs set display_name_english = named.say
from (values ('Opening of a file', 'Creation of a dossier'), ('E-mail', 'Email')) as named (given, say)
where display_name_english = named.given;
