-- The purpose of a mail or letter is in the front matter of its text: a new one needs no migration.
alter table deliveries drop constraint deliveries_purpose_check;
alter table deliveries add constraint deliveries_purpose_shape check (purpose ~ '^[a-z]+(-[a-z]+)*$');

-- Mails to users are stored as those of dossiers are: by template, with the values that it shows.
update deliveries set content = jsonb_build_object(
  'template', purpose,
  'values', case purpose
    when 'user-awaits-approval' then jsonb_build_object(
      'applicant.name', content -> 'userName',
      'applicant.organization', content -> 'organizationName',
      'applicant.isOrganizationPending', content -> 'isOrganizationPending')
    when 'user-approved' then jsonb_build_object('applicant.organization', content -> 'organizationName')
    when 'user-disapproved' then jsonb_build_object(
      'applicant.organization', content -> 'organizationName', 'decision.reason', content -> 'reason')
    when 'organization-approved' then jsonb_build_object('organization.name', content -> 'organizationName')
    else jsonb_build_object('organization.name', content -> 'organizationName', 'decision.reason', content -> 'reason')
  end,
  'sealed', null,
  'enclosures', '[]'::jsonb
)
where user_id is not null and content -> 'template' is null;
