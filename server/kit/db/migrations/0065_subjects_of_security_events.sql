-- What a security event is about: the name of a token, the source of an import.
alter table security_events add column subject text;
