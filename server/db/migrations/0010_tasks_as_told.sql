-- A task as the wire tells it, written once with each change instead of at each reading: a list of a hundred tasks is
-- then read about as fast as a hundred short texts. See server/tasks/rows.ts for what is added when it is read.

-- These are immutable, other than to_char and to_json in general: neither a zone nor a setting changes what they say.
create function instant_as_told(moment timestamptz) returns text immutable parallel safe language sql
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
create function date_as_told(day date) returns text immutable parallel safe language sql
  return to_char(day::timestamp, 'YYYY-MM-DD');
create function text_as_told(words text) returns text immutable parallel safe language sql
  return to_json(words)::text;
create function quoted_or_null(words text) returns text immutable parallel safe language sql
  return coalesce('"' || words || '"', 'null');

-- Everything but `recurrence`, which stands in another table, and the brace that ends it.
alter table tasks add column told text not null generated always as (
  '{"id":"' || id::text
  || '","user_id":"' || user_id::text
  || '","title":' || text_as_told(title)
  || ',"description":' || text_as_told(description)
  || ',"category":' || text_as_told(category)
  || ',"priority":"' || priority
  || '","status":"' || status
  || '","estimated_duration":' || estimated_duration::text
  || ',"scheduled_date":' || quoted_or_null(date_as_told(scheduled_date))
  || ',"scheduled_time":' || quoted_or_null(scheduled_time)
  || ',"startTime":' || quoted_or_null(scheduled_time)
  || ',"endTime":' || quoted_or_null(
    lpad(((substr(scheduled_time, 1, 2)::int * 60 + substr(scheduled_time, 4, 2)::int + estimated_duration)
      / 60 % 24)::text, 2, '0') || ':' ||
    lpad(((substr(scheduled_time, 4, 2)::int + estimated_duration) % 60)::text, 2, '0'))
  || ',"due_date":' || quoted_or_null(date_as_told(due_date))
  || ',"xp_reward":' || xp_reward::text
  || ',"accountability_type":"' || accountability_type
  || '","completed_at":' || quoted_or_null(instant_as_told(completed_at))
  || ',"actual_duration":' || coalesce(actual_duration::text, 'null')
  || ',"elapsed_seconds":' || case when status = 'completed' then '0' else (tracked_ms / 1000)::text end
  || ',"running_since":' || quoted_or_null(instant_as_told(running_since))
  || ',"goal_id":' || quoted_or_null(goal_id::text)
  || ',"domain_id":' || quoted_or_null(domain_id::text)
  || ',"recurrence_id":' || quoted_or_null(recurrence_id::text)
  || ',"version":' || version::text
  || ',"deleted_at":' || quoted_or_null(instant_as_told(deleted_at))
  || ',"created_at":"' || instant_as_told(created_at)
  || '","updated_at":"' || instant_as_told(updated_at) || '"'
) stored;
