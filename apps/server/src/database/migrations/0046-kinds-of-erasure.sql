-- What the nights erase: dossiers, texts of mails, extracts, and parties whom nobody met for long.
alter table erasures drop constraint erasures_kind_check;
alter table erasures add constraint erasures_kind_check check (kind in ('dossier', 'mailTexts', 'extracts', 'parties'));
