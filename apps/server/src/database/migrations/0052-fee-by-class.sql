-- The fee of an act goes by the class of the amount at stake: A up to 2,000 euros, B up to 5,000, C above (Royal Decree of
-- 18 May 2024, in force since 1 October 2024, as creno.be and others report it; the text itself was not read, so the cost
-- stays marked as not verified). The tariff is indexed every 1 January; the amounts of 2025 and 2026 were not found and are
-- not guessed. Offices started with the fee of class C whatever the amount. A price that somebody has changed or charged stays.

with report as (
  update dossier_costs set type = 'classed', tariff_article = 'KB/AR 18-05-2024'
  where name = 'distribution-report' and type = 'fixed'
    and not exists (select from dossier_cost_uses where dossier_cost_id = dossier_costs.id)
    and (
      select count(*) = 1 and bool_and(valid_from = '2024-10-01' and valid_until is null and cost_cents = 25000)
      from dossier_cost_periods where dossier_cost_id = dossier_costs.id
    )
  returning id
)
insert into dossier_cost_classes (id, dossier_cost_period_id, upper_limit_cents, cost_cents)
select gen_random_uuid(), period.id, class.upper_limit_cents, class.cost_cents
from report
join dossier_cost_periods period on period.dossier_cost_id = report.id
cross join (values (200000, 12500), (500000, 17500), (null, 25000)) as class (upper_limit_cents, cost_cents);

update dossier_costs set tariff_article = 'KB/AR 18-05-2024' where name = 'file-cost' and tariff_article is null;
