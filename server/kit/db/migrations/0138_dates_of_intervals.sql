-- The person's own date on which an interval began, as it was then: it stays when they move. Null for what was written before and
-- for what an import brought, whose date follows from where they live now.
alter table focus_sessions add column began_on date;
