-- What platform administrators may set. Defaults and built-in texts live in the code; rows here override them.

create table parameters (
  key text primary key,
  version integer not null default 1,
  value jsonb not null,
  updated_by uuid not null references users,
  updated_at timestamptz(3) not null default now()
);
create trigger parameters_count_version before update on parameters
  for each row execute function count_version();

create table parameter_changes (
  id uuid primary key,
  key text not null,
  before jsonb,
  after jsonb,
  changed_by uuid not null references users,
  changed_at timestamptz(3) not null default now()
);
comment on table parameter_changes is 'Every change of a parameter. Null stands for the default.';
create index parameter_changes_key on parameter_changes (key, changed_at);
create trigger parameter_changes_stay before update or delete on parameter_changes
  for each row execute function refuse_change();

create table template_versions (
  id uuid primary key,
  template_key text not null,
  language language not null,
  version integer not null check (version > 0),
  subject text,
  body text,
  saved_by uuid not null references users,
  saved_at timestamptz(3) not null default now(),
  constraint template_versions_sequence unique (template_key, language, version)
);
comment on table template_versions is
  'The texts of mails and letters as administrators saved them; the highest version counts. Two who save at once both
   try the same next version, and one is refused.';
comment on column template_versions.body is 'Markdown with Liquid; null is a reset to the built-in text.';
create trigger template_versions_stay before update or delete on template_versions
  for each row execute function refuse_change();
