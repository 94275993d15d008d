-- Whether who may judge it has heard of a claim: several of one person are told together.
alter table claims_to_judge add column told boolean not null default false;
alter table team_claims add column told boolean not null default false;
