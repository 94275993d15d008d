-- A task as the wire tells it, written once with each change instead of at each reading: a list of a hundred tasks is
-- then read about as fast as a hundred short texts. See server/tasks/rows.ts for what is added when it is read.

-- Immutable, other than to_char and to_json in general: neither a zone nor a setting changes what they say. In plpgsql,
-- since PostgreSQL prepares the body of an SQL function anew for each row.
create function instant_as_told(moment timestamptz) returns text immutable strict parallel safe language plpgsql as
  $$ begin return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'); end $$;
create function date_as_told(day date) returns text immutable strict parallel safe language plpgsql as
  $$ begin return to_char(day::timestamp, 'YYYY-MM-DD'); end $$;
create function text_as_told(words text) returns text immutable strict parallel safe language plpgsql as
  $$ begin return to_json(words)::text; end $$;

-- Everything but `recurrence`, which stands in another table, and the brace that ends it.
alter table tasks add column told text not null generated always as (
  '{"id":"' || id::text
  || '","user_id":"' || user_id::text
  || '","title":' || text_as_told(title)
  || ',"description":' || text_as_told(description)
  || ',"category":"' || category
  || '","priority":"' || priority
  || '","status":"' || status
  || '","estimated_duration":' || estimated_duration::text
  || ',"scheduled_date":' || coalesce('"' || date_as_told(scheduled_date) || '"', 'null')
  || ',"scheduled_time":' || coalesce('"' || scheduled_time || '"', 'null')
  || ',"startTime":' || coalesce('"' || scheduled_time || '"', 'null')
  || ',"endTime":' || coalesce('"' || lpad(((substr(scheduled_time, 1, 2)::int * 60 + substr(scheduled_time, 4, 2)::int + estimated_duration)
      / 60 % 24)::text, 2, '0') || ':' ||
    lpad(((substr(scheduled_time, 4, 2)::int + estimated_duration) % 60)::text, 2, '0') || '"', 'null')
  || ',"due_date":' || coalesce('"' || date_as_told(due_date) || '"', 'null')
  || ',"xp_reward":' || xp_reward::text
  || ',"accountability_type":"' || accountability_type
  || '","completed_at":' || coalesce('"' || instant_as_told(completed_at) || '"', 'null')
  || ',"actual_duration":' || coalesce(actual_duration::text, 'null')
  || ',"elapsed_seconds":' || case when status = 'completed' then '0' else (tracked_ms / 1000)::text end
  || ',"running_since":' || coalesce('"' || instant_as_told(running_since) || '"', 'null')
  || ',"goal_id":' || coalesce('"' || goal_id::text || '"', 'null')
  || ',"domain_id":' || coalesce('"' || domain_id::text || '"', 'null')
  || ',"recurrence_id":' || coalesce('"' || recurrence_id::text || '"', 'null')
  || ',"version":' || version::text
  || ',"deleted_at":' || coalesce('"' || instant_as_told(deleted_at) || '"', 'null')
  || ',"created_at":"' || instant_as_told(created_at)
  || '","updated_at":"' || instant_as_told(updated_at)
  || '"'
) stored;
