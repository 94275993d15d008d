-- The latest instant that a tick of a development server was at (POST /dev/tick); null where there was none. What was set then is
-- far ahead of the clock, but no sign that the clock was turned back.
alter table job_clock add column ticked_until timestamptz;
