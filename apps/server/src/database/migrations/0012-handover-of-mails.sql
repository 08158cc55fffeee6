-- What a crash must not make us forget: whether the mail server may have a mail already.
alter table deliveries add column handed_over_at timestamptz(3);
comment on column deliveries.handed_over_at is
  'Set just before the end of a mail is sent, emptied once its outcome is known: while it is set, the server may have it.';
comment on column deliveries.next_attempt_at is
  'When it may be attempted; while an attempt runs, when that one counts as lost. Null once nothing is to be attempted.';
