-- The words and shapes that all tables use. Each closed list of the API is one domain here, named after its type in
-- packages/domain/src/vocabulary.ts; a test holds both equal. A domain over text rather than an enum: a word can be
-- added or dropped by replacing one check, and drivers see plain text.

-- Search by part of a word, search without accents, and periods that may not overlap. All three are trusted
-- extensions: whoever owns the database may create them.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

-- Closed lists

create domain language as text check (value in ('nl', 'fr', 'de', 'en'));
create domain dossier_language as text check (value in ('nl', 'fr', 'en'));
create domain dossier_status as text check (value in (
  'Created', 'InvitesSent', 'Provisioned', 'Calculated', 'Signed', 'PvSent', 'ToPay', 'Paid', 'Cancelled'
));
create domain invitation_status as text check (value in (
  'Created', 'Sent', 'Opened', 'ClosedAndSubmitted', 'ClosedAndNotSubmitted', 'Finished'
));
create domain email_send_status as text check (value in (
  'Pending', 'Failed', 'Skipped', 'Success', 'Sent', 'FailedToSend', 'Delivered', 'Bounced', 'Suppressed',
  'Quarantined', 'FilteredSpam', 'Expanded', 'Undefined'
));
create domain registered_letter_status as text check (value in (
  'Undefined', 'Processing', 'Error', 'Dropped', 'Ongoing', 'Received', 'Delivered', 'Sent', 'Failed', 'Returned',
  'Pending', 'Skipped'
));
create domain transaction_kind as text check (value in ('sale', 'seizureByThirdParties'));
create domain payment_type as text check (value in ('oneOff', 'recurring'));
create domain distribution_type as text check (value in ('proportional', 'ranking'));
create domain creditor_type as text check (value in (
  'person', 'organization', 'trader', 'governmentInstance', 'legalEntity'
));
create domain claim_type as text check (value in ('specific', 'general', 'chirographic'));
create domain document_type as text check (value in ('settlement', 'title', 'other'));
create domain send_option as text check (value in ('RegisteredLetter', 'EmailLink', 'EmailAttachment'));
create domain send_method as text check (value in ('Email', 'RegisteredLetter'));
create domain user_type as text check (value in ('Employee', 'CandidateBailiff', 'Bailiff'));
create domain approval_state as text check (value in ('pending', 'approved', 'disapproved'));
create domain legal_entity_type as text check (value in ('government', 'naturalPerson'));
create domain legal_form as text check (value in (
  'BV', 'COMMV', 'CV', 'MAATSCHAP', 'NV', 'VOF', 'VZW', 'IVZW', 'HANDELAAR', 'OV', 'CVBA', 'CVOA', 'BVBA', 'VME',
  'AV', 'SE', 'FV', 'VVZRL'
));
create domain dossier_cost_kind as text check (value in ('Fees', 'Expenses', 'Government'));
create domain dossier_cost_type as text check (value in ('fixed', 'layered'));
create domain cost_frequency as text check (value in (
  'once', 'perStatement', 'perCreditor', 'perCreditorSentAsRegisteredLetter', 'perInvitation',
  'perInvitationSentAsRegisteredLetter'
));
create domain platform_cost_type as text check (value in (
  'creation', 'registeredLetterPort', 'emailPort', 'analysis'
));

-- A dossier has one or both kinds of transaction; an array of a domain would reach drivers as unparsed text.
create domain transaction_kinds as text[] check (
  value <@ array['sale', 'seizureByThirdParties'] and array_position(value, null) is null
);

-- Shapes. Checksums are the business of packages/domain; the shape keeps out what no check has seen.

create domain cents as bigint check (value >= 0);
comment on domain cents is 'Euro cents. Nothing in this product is owed negatively.';

create domain parts_per_million as bigint check (value between 0 and 1000000);
comment on domain parts_per_million is 'A percentage with four decimals, exactly: 8 % is 80000.';

create domain national_number as text check (value ~ '^[0-9]{11}$');
create domain enterprise_number as text check (value ~ '^[01][0-9]{9}$');
create domain iban as text check (value ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$');
create domain email_address as text check (value ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(value) <= 254);
create domain sha256 as text check (value ~ '^[0-9a-f]{64}$');

-- Every address of the API has the same nine fields, of which an entry fills those it knows. They are read and
-- written together, so they travel as one value.
create domain address as jsonb check (
  jsonb_typeof(value) = 'object'
  and value - array[
    'addressee', 'address1', 'address2', 'street', 'housenumber', 'housenumberaddition', 'zipcode', 'city', 'country'
  ] = '{}'::jsonb
  and not jsonb_path_exists(value, '$.* ? (@.type() <> "string" && @.type() <> "null")')
  and coalesce(value ->> 'country', 'BE') ~ '^[A-Z]{2}$'
);

-- Text as people search it: without accents or capitals. Immutable, so that it can be indexed; that holds as long
-- as nobody changes the dictionary of the unaccent extension.
create function fold(text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, $1) collate "und-x-icu");

-- Optimistic locking: a row counts its own changes, so no feature can forget to. An edit names the version it was
-- made on (`update ... where id = $1 and version = $2`); no row changed means someone else was first.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end;
$$;

-- For evidence: what was written stays as it was written.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end;
$$;
