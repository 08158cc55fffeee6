-- What the signature of a report brought along, as it was checked when it came back: its level (PAdES), whose certificate,
-- the time stamp, and what the authority said of the certificate. Null for reports that were signed before it was read.
alter table calculation_results
  add column signature jsonb check (jsonb_typeof(signature) = 'object'),
  add constraint calculation_results_signature_of_signed check (signature is null or signed_at is not null);
