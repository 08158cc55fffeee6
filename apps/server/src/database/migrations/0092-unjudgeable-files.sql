-- Files that the scanner will not judge, as when one is longer than it takes, and which of all that wait were asked about last: the
-- same few stood first every minute, and nothing behind them was ever judged.

alter domain file_verdict drop constraint file_verdict_check;
alter domain file_verdict add constraint file_verdict_check
  check (value in ('unscanned', 'quarantined', 'unjudgeable', 'clean', 'infected'));

alter table files add column judging_tried_at timestamptz(3);
comment on column files.judging_tried_at is 'When the scanner was last asked about a file that waits for its word; who was asked about last comes last.';
comment on column files.verdict is
  'Unscanned: no scanner looked at it, because we made it ourselves or none is set. Quarantined: nobody may be shown or sent it
   until the scanner has judged; such a row is at once the job to ask it again. Unjudgeable: the scanner answered that it does not judge
   it; sealed as well, and asked about again now and then. Infected: sealed until somebody takes it away.';

drop index files_quarantined;
create index files_without_verdict on files (judging_tried_at nulls first, id) where verdict in ('quarantined', 'unjudgeable');
