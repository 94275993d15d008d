import type { Domain } from '#shared/domains/domain.ts'
import type { Goal, Milestone, NewGoal } from '#shared/goals/goal.ts'
import { addDays } from '#shared/time/civil.ts'

/** Calls the demo's API. */
export type Call = <Answer = unknown>(method: string, path: string, body?: object) => Promise<Answer>

/** The goals of the sample days, by what they are about. */
export type SampleGoals = Record<'run' | 'talk' | 'language', string>

/** Words learned, in days from today: a bit more than the line asks for. */
const WORDS = [
  [-26, 60],
  [-19, 85],
  [-12, 70],
  [-5, 90],
  [-2, 20],
] as const
/** Steps of the talk, with the days from today on which the first ones were done. */
const STEPS = [
  ['Choose the subject', -5],
  ['Collect five examples', -3],
  ['Write the presentation', null],
  ['Rehearse it aloud', null],
] as const

/**
 * Adds the goals to which the sample tasks belong: one by linked tasks, one by milestones that runs a little late, one by a
 * number.
 *
 * @param setClock moves the app's clock to a moment of the person's day
 */
export async function addSampleGoals(
  call: Call,
  setClock: (date: string, time: string) => void,
  today: string,
): Promise<SampleGoals> {
  const day = (days: number) => addDays(today, days)
  setClock(day(-6), '07:00')
  const { items: domains } = await call<{ items: Domain[] }>('GET', '/api/domains')
  /** A goal belongs to the life domain that has its icon. */
  const create = async (goal: Partial<NewGoal>) => {
    const domain_id = domains.find(({ icon }) => icon === goal.icon)?.id
    return (await call<Goal>('POST', '/api/goals', { ...goal, domain_id })).id
  }
  const run = await create({
    title: 'Run along the river twice a week',
    why: 'I sleep better, and I see the water.',
    icon: 'Heart',
    start_date: day(-6),
    target_date: day(28),
  })
  const language = await create({
    title: 'Learn 500 Spanish words',
    why: 'To order dinner in Madrid without pointing at the menu.',
    icon: 'Brain',
    start_date: day(-28),
    target_date: day(20),
    metric: { kind: 'number', start: 0, target: 500, unit: 'words', aggregate: 'sum' },
  })
  for (const [days, value] of WORDS.filter(([when]) => when < -6))
    await call('POST', `/api/goals/${language}/check-ins`, { date: day(days), value })
  const talk = await create({
    title: 'Give a talk that people remember',
    why: 'I have something to say, and I want to say it well.',
    icon: 'Briefcase',
    start_date: day(-14),
    target_date: day(10),
    metric: { kind: 'milestones' },
  })
  for (const [title, days] of STEPS) {
    const { id } = await call<Milestone>('POST', `/api/goals/${talk}/milestones`, { title })
    if (days === null) continue
    setClock(day(days), '16:00')
    await call('PATCH', `/api/goals/${talk}/milestones/${id}`, { done: true })
  }
  for (const [days, value] of WORDS.filter(([when]) => when >= -6)) {
    setClock(day(days), '18:00')
    await call('POST', `/api/goals/${language}/check-ins`, { value })
  }
  return { run, talk, language }
}
