-- What an office adds to its reports in its own words, where the law leaves room; the highest version counts. Two who save
-- at once both try the same next version, and one is refused.
create table office_text_versions (
  id uuid primary key,
  organization_id uuid not null references organizations,
  place text not null check (place in ('introduction', 'remarks')),
  language language not null,
  version integer not null check (version > 0),
  text text check (btrim(text) <> '' and length(text) <= 2000),
  saved_by uuid not null references users,
  saved_at timestamptz(3) not null,
  constraint office_text_versions_sequence unique (organization_id, place, language, version)
);
comment on column office_text_versions.text is 'Plain text with paragraphs; null leaves it out of the reports.';
create trigger office_text_versions_stay before update or delete on office_text_versions
  for each row execute function refuse_change();
