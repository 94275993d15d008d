-- The start of an interval as the clock of a device had it: by that a start that is sent again is known, though the
-- moment by our clock differs with the time that each request was on its way.
alter table focus_sessions add column noted_at timestamptz;
