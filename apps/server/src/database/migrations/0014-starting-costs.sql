-- The costs with which every office starts: Royal Decree of 18 May 2024, in force since 1 October 2024, as far as it
-- could be found. No amount was read in the text of the tariff itself, so all are marked as not verified. The ids say
-- in which order the costs stand.

with cost (place, name, display_name, kind, type, is_vat_applicable, frequency, cost_cents) as (values
  (1, 'file-cost', 'Dossierkosten / Frais de dossier', 'Fees', 'fixed', true, 'once', 5000),
  (2, 'distribution-fee', 'Ereloon verdeling / Honoraires de distribution', 'Fees', 'layered', true, 'once', 4218),
  -- The class above 5,000 euros, which is also that of an undetermined amount.
  (3, 'distribution-report', 'PV van verdeling / PV de distribution', 'Fees', 'fixed', true, 'once', 25000),
  (4, 'invitation', 'Uitnodiging / Invitation', 'Fees', 'fixed', true, 'perInvitation', 1500),
  (5, 'statement', 'Verwerking aangifte / Traitement de la déclaration', 'Fees', 'fixed', true, 'perStatement', 1500),
  (6, 'payment', 'Betaling / Paiement', 'Fees', 'fixed', true, 'perCreditor', 1000),
  (7, 'registered-invitation', 'Aangetekende uitnodiging / Invitation recommandée', 'Expenses', 'fixed', false,
   'perInvitationSentAsRegisteredLetter', 1000),
  (8, 'registered-draft', 'Aangetekend ontwerp / Projet recommandé', 'Expenses', 'fixed', false,
   'perCreditorSentAsRegisteredLetter', 1000),
  (9, 'register-consultation', 'Raadpleging CBB / Consultation FCA', 'Expenses', 'fixed', false, 'once', 1200),
  (10, 'registration-duty', 'Registratierecht / Droit d''enregistrement', 'Government', 'fixed', false, 'once', 5000)
),
stored as (
  insert into dossier_costs (id, name, display_name, kind, type, is_vat_applicable, frequency, is_verified)
  select ('01924000-0000-7000-8000-' || lpad(place::text, 12, '0'))::uuid, name, display_name,
         kind::dossier_cost_kind, type::dossier_cost_type, is_vat_applicable, frequency::cost_frequency, false
  from cost
  where not exists (select from dossier_costs)
  returning id, name
),
period as (
  insert into dossier_cost_periods (id, dossier_cost_id, valid_from, cost_cents)
  select gen_random_uuid(), stored.id, '2024-10-01', cost.cost_cents
  from stored join cost using (name)
  returning id, dossier_cost_id
)
insert into dossier_cost_layers (id, dossier_cost_period_id, upper_limit_cents, rate_parts_per_million)
select gen_random_uuid(), period.id, layer.upper_limit_cents, layer.rate_parts_per_million
from period
join stored on stored.id = period.dossier_cost_id and stored.name = 'distribution-fee'
cross join (values
  (250000, 80000), (500000, 50000), (1000000, 20000), (5000000, 10000), (10000000, 5000), (null, 1000)
) as layer (upper_limit_cents, rate_parts_per_million);

-- Every event has a price from the start, for without one it could not happen. The platform charges nothing until its
-- administrators have set their prices.
with cost (place, name, display_name, type) as (values
  (1, 'creation', 'Aanmaak dossier / Création du dossier', 'creation'),
  (2, 'registered-letter', 'Aangetekende zending / Envoi recommandé', 'registeredLetterPort'),
  (3, 'email', 'E-mail', 'emailPort'),
  (4, 'analysis', 'Analyse uittreksel / Analyse de l''extrait', 'analysis')
),
stored as (
  insert into platform_costs (id, name, display_name, type)
  select ('01924000-0000-7000-8000-' || lpad(place::text, 12, '0'))::uuid, name, display_name, type::platform_cost_type
  from cost
  where not exists (select from platform_costs)
  returning id
)
insert into platform_cost_periods (id, platform_cost_id, valid_from, cost_cents)
select gen_random_uuid(), id, '2024-10-01', 0 from stored;
