-- Whoever contested a draft that was voided or replaced holds nothing any more: what takes its place is contested anew.
create or replace view holding_contestations as
select contestations.id, contestations.dossier_id, contestations.result_id, proceedings.id is not null as is_consigned
from contestations
join calculation_results on calculation_results.id = contestations.result_id and voided_at is null
left join proceedings on proceedings.result_id = contestations.result_id and contestations.state = 'referred'
where way <> 'letter' and timeliness <> 'late' and (
  contestations.state = 'registered'
  or contestations.state = 'referred' and proceedings.state <> 'paid'
  or contestations.state = 'settled' and needs_new_draft
);
