-- What a run's model is saying now, at most a second old, for streams at servers that do not work on the run.
alter table runs add column words jsonb;
