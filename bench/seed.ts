import type pg from 'pg'
import { benchTasks, clock, type Spread } from './tasks.ts'

/** Gives a person the tasks that every contestant of the calendar benchmark shows, in one statement. */
export async function seedTasks(pool: pg.Pool, userId: string, count: number, spread: Spread) {
  const rows = benchTasks(count, spread).map((task) => ({
    id: task.id,
    title: task.title,
    scheduled_date: task.date,
    scheduled_time: clock(task.start),
    estimated_duration: task.minutes,
    category: task.category,
    xp_reward: task.xp,
    status: task.done ? 'completed' : 'pending',
    completed_at: task.done ? `${task.date}T${clock(task.start)}:00Z` : null,
  }))
  await pool.query(
    `insert into tasks (user_id, id, title, scheduled_date, scheduled_time, estimated_duration, category, xp_reward, status, completed_at, priority, accountability_type, created_at, updated_at)
     select $1, id, title, scheduled_date, scheduled_time, estimated_duration, category, xp_reward, status, completed_at, 'medium', 'self', now(), now()
     from json_to_recordset($2) as row (id uuid, title text, scheduled_date date, scheduled_time text, estimated_duration int, category text, xp_reward int, status text, completed_at timestamptz)`,
    [userId, JSON.stringify(rows)],
  )
  await pool.query('analyze tasks')
}
