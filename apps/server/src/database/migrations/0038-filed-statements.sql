-- What a creditor filed is kept whole from the moment the invitation is closed, beside whatever the office makes of it.
alter table statements add column filed jsonb check (jsonb_typeof(filed) = 'object');
comment on column statements.filed is
  'Fields, claims and documents as the creditor handed them over, in the words of the API; null while the creditor files.';

-- Of what was filed before, the amounts are known as they were filed, and so are claims that the office took out; of
-- everything else there is only what stands there now, which from here on counts as filed. It is no change by anybody,
-- so no version is counted.
alter table statements disable trigger statements_count_version;
update statements as statement set filed = jsonb_build_object(
  'fields', jsonb_build_object(
    'creditorType', creditor_type, 'firstName', first_name, 'lastName', last_name,
    'nationalNumber', national_number, 'corporateName', corporate_name, 'corporateForm', corporate_form,
    'kboNumber', enterprise_number, 'creditorReference', creditor_reference, 'language', language,
    'creditorAddress', jsonb_build_object(
      'street', creditor_address ->> 'street', 'housenumber', creditor_address ->> 'housenumber',
      'housenumberaddition', creditor_address ->> 'housenumberaddition', 'zipcode', creditor_address ->> 'zipcode',
      'city', creditor_address ->> 'city', 'country', creditor_address ->> 'country'
    )
  ) || jsonb_build_object(
    'totalAmountClaimed', coalesce(original_total_amount_claimed_cents, total_amount_claimed_cents) / 100.0,
    'isReserved', is_reserved, 'declarant', declarant, 'bailiffOfficeId', bailiffs_office_id,
    'bailiffOffice', bailiffs_office_name, 'paymentaccount', payment_account, 'paymentreference', payment_reference,
    'primaryEmail', primary_email, 'extraEmails', nullif(array_to_string(extra_emails, '; '), ''),
    'sendOption', send_option, 'sendSeparately', is_sent_separately, 'sendReportByEmail', is_report_sent_by_email,
    'sendDistributionFileAsAttachment', is_distribution_file_attached
  ),
  'claims', removed_claims || (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'type', claim_type, 'amountDemanded', original_amount_demanded_cents / 100.0,
      'privilegeId', privilege_id, 'assetDescription', asset_description, 'documentId', document_id,
      'since', since, 'limit', limit_cents / 100.0, 'assetId', null, 'isReserved', is_reserved
    ) order by position, id), '[]')
    from privileged_claims
    where statement_id = statement.id and original_amount_demanded_cents is not null
  ),
  'documents', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', document.id, 'fileName', file_name, 'documentType', document_type, 'sha256', file.sha256
    ) order by uploaded_at, document.id), '[]')
    from documents as document join files as file on file.id = document.file_id
    where statement_id = statement.id and uploaded_by is null
  )
)
where submitted_at is not null;
alter table statements enable trigger statements_count_version;
