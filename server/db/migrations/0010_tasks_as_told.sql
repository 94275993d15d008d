-- A task as the wire tells it, written once with each change instead of at each reading: a list of a hundred tasks is
-- then read about as fast as a hundred short texts. See server/tasks/rows.ts for what is added when it is read.

-- Everything but `recurrence`, which stands in another table, and the brace that ends it. Immutable, other than to_char
-- and to_json in general: neither a zone nor a setting changes what it says. One function, and in plpgsql, since
-- PostgreSQL reads a column's own expression and an SQL function's body anew for each statement.
create function task_as_told(
  id uuid, user_id uuid, title text, description text, category text, priority text, status text, estimated_duration int,
  scheduled_date date, scheduled_time text, due_date date, xp_reward int, accountability_type text,
  completed_at timestamptz, actual_duration int, tracked_ms bigint, running_since timestamptz, goal_id uuid,
  domain_id uuid, recurrence_id uuid, version int, deleted_at timestamptz, created_at timestamptz, updated_at timestamptz
) returns text immutable parallel safe language plpgsql as $$
declare
  instant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  minutes int := substr(scheduled_time, 1, 2)::int * 60 + substr(scheduled_time, 4, 2)::int + estimated_duration;
  ends text := lpad((minutes / 60 % 24)::text, 2, '0') || ':' || lpad((minutes % 60)::text, 2, '0');
begin
  return concat(
    '{"id":"', id, '"',
    ',"user_id":"', user_id, '"',
    ',"title":', to_json(title),
    ',"description":', to_json(description),
    ',"category":"', category, '"',
    ',"priority":"', priority, '"',
    ',"status":"', status, '"',
    ',"estimated_duration":', estimated_duration,
    ',"scheduled_date":', coalesce('"' || to_char(scheduled_date::timestamp, 'YYYY-MM-DD') || '"', 'null'),
    ',"scheduled_time":', coalesce('"' || scheduled_time || '"', 'null'),
    ',"startTime":', coalesce('"' || scheduled_time || '"', 'null'),
    ',"endTime":', coalesce('"' || ends || '"', 'null'),
    ',"due_date":', coalesce('"' || to_char(due_date::timestamp, 'YYYY-MM-DD') || '"', 'null'),
    ',"xp_reward":', xp_reward,
    ',"accountability_type":"', accountability_type, '"',
    ',"completed_at":', coalesce('"' || to_char(completed_at at time zone 'UTC', instant) || '"', 'null'),
    ',"actual_duration":', coalesce(actual_duration::text, 'null'),
    ',"elapsed_seconds":', case when status = 'completed' then 0 else tracked_ms / 1000 end,
    ',"running_since":', coalesce('"' || to_char(running_since at time zone 'UTC', instant) || '"', 'null'),
    ',"goal_id":', coalesce('"' || goal_id || '"', 'null'),
    ',"domain_id":', coalesce('"' || domain_id || '"', 'null'),
    ',"recurrence_id":', coalesce('"' || recurrence_id || '"', 'null'),
    ',"version":', version,
    ',"deleted_at":', coalesce('"' || to_char(deleted_at at time zone 'UTC', instant) || '"', 'null'),
    ',"created_at":"', to_char(created_at at time zone 'UTC', instant), '"',
    ',"updated_at":"', to_char(updated_at at time zone 'UTC', instant), '"'
  );
end $$;

alter table tasks add column told text not null generated always as (task_as_told(
  id, user_id, title, description, category, priority, status, estimated_duration, scheduled_date, scheduled_time,
  due_date, xp_reward, accountability_type, completed_at, actual_duration, tracked_ms, running_since, goal_id,
  domain_id, recurrence_id, version, deleted_at, created_at, updated_at
)) stored;
