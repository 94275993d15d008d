-- Who handed a team over to its owner, so that the same request once more is answered alike.
alter table teams add column handed_over_by uuid;
