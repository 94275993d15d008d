-- As of which version of a claim a model was asked about its proof: once for each, also when a server ends meanwhile.
alter table claims add column asked_version int;

-- What goes out to a provider may be a proof, too.
alter table assistant_requests drop constraint assistant_requests_purpose_check;
alter table assistant_requests add constraint assistant_requests_purpose_check
  check (purpose in ('chat', 'speech', 'transcription', 'proof'));
