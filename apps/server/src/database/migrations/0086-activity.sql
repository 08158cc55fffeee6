-- What the people of an office tell each other about a dossier: who handles it, notes, tasks, reminders of one's own, and what each of
-- them is told. None of it is in the report, in the trail or on a page of a creditor; it goes with the dossier.
create table dossier_handlers (
  dossier_id uuid primary key references dossiers on delete cascade,
  handler_id uuid not null references users,
  assigned_by uuid not null references users,
  assigned_at timestamptz(3) not null
);
comment on table dossier_handlers is 'Who works on a dossier. A bailiff answers for it and signs; without a row nobody else was named.';
create index dossier_handlers_handler on dossier_handlers (handler_id);
create index dossier_handlers_assigned_by on dossier_handlers (assigned_by);

create table dossier_followers (
  dossier_id uuid not null references dossiers on delete cascade,
  user_id uuid not null references users,
  primary key (dossier_id, user_id)
);
create index dossier_followers_user on dossier_followers (user_id);

create table notes (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  subject_kind text check (subject_kind in ('statement', 'document', 'invitation', 'delivery')),
  subject_id uuid,
  body text not null check (btrim(body) <> ''),
  is_pinned boolean not null default false,
  author_id uuid not null references users,
  written_at timestamptz(3) not null,
  edited_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  constraint notes_subject check ((subject_kind is null) = (subject_id is null))
);
comment on column notes.subject_id is 'The thing in the dossier on which it hangs. It outlives the thing.';
create index notes_dossier on notes (dossier_id, written_at);
create index notes_author on notes (author_id);
create unique index notes_pinned on notes (dossier_id) where is_pinned;
create trigger notes_count_version before update on notes for each row execute function count_version();

create table note_mentions (
  note_id uuid not null references notes on delete cascade,
  user_id uuid not null references users,
  primary key (note_id, user_id)
);
create index note_mentions_user on note_mentions (user_id);

create table tasks (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  body text not null check (btrim(body) <> ''),
  due_on date,
  assignee_id uuid references users,
  created_by uuid not null references users,
  created_at timestamptz(3) not null,
  done_by uuid references users,
  done_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  constraint tasks_done check ((done_by is null) = (done_at is null))
);
create index tasks_dossier on tasks (dossier_id);
create index tasks_assignee on tasks (assignee_id, due_on) where done_at is null;
create index tasks_due on tasks (due_on) where done_at is null;
create index tasks_created_by on tasks (created_by);
create index tasks_done_by on tasks (done_by);
create trigger tasks_count_version before update on tasks for each row execute function count_version();

create table reminders (
  id uuid primary key,
  dossier_id uuid not null references dossiers on delete cascade,
  user_id uuid not null references users,
  body text not null check (btrim(body) <> ''),
  due_on date not null,
  created_at timestamptz(3) not null
);
comment on table reminders is 'What somebody wants to be reminded of, seen by nobody else. Done is gone.';
create index reminders_dossier on reminders (dossier_id);
create index reminders_user on reminders (user_id, due_on);
create index reminders_due on reminders (due_on);

create domain notification_kind as text
  check (value in ('filed', 'returned', 'termEnds', 'mentioned', 'assigned', 'reminder'));

create table notification_settings (
  user_id uuid not null references users,
  kind notification_kind not null,
  in_product boolean not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);
comment on table notification_settings is 'A kind without a row is told in the product and by mail.';

create table notifications (
  id uuid primary key,
  user_id uuid not null references users,
  dossier_id uuid not null references dossiers on delete cascade,
  kind notification_kind not null,
  occasion text not null,
  happened_at timestamptz(3) not null,
  actor_id uuid references users,
  about text,
  term text check (term in ('invitation', 'filing', 'draft', 'contestation')),
  due_on date,
  note_id uuid references notes on delete cascade,
  task_id uuid references tasks on delete cascade,
  reminder_id uuid references reminders on delete cascade,
  statement_id uuid references statements on delete set null,
  is_in_product boolean not null,
  read_at timestamptz(3),
  awaits_mail boolean not null,
  unique (user_id, kind, occasion)
);
comment on column notifications.occasion is 'What it tells of, so that nobody is told twice.';
comment on column notifications.about is 'Whose statement was filed, or to whom the mail or letter was that came back.';
comment on column notifications.awaits_mail is 'Goes out with the mail of the next morning.';
create index notifications_dossier on notifications (dossier_id);
create index notifications_user on notifications (user_id, happened_at) where is_in_product;
create index notifications_unread on notifications (user_id) where is_in_product and read_at is null;
create index notifications_mail on notifications (user_id) where awaits_mail;
create index notifications_actor on notifications (actor_id);
create index notifications_note on notifications (note_id);
create index notifications_task on notifications (task_id);
create index notifications_reminder on notifications (reminder_id);
create index notifications_statement on notifications (statement_id);
