-- The timer's intervals of a period, whatever their task.
create index focus_sessions_by_start on focus_sessions (user_id, started_at);
