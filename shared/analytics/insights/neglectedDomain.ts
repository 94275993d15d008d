import { workWithin } from '#shared/habits/work.ts'
import type { Finding, Rule, Window } from './rule.ts'

/** The first domain in the person's order that has active goals, and nothing done for it in the window. */
export const neglectedDomain: Rule<'neglected_domain'> = (window, about) => {
  for (const { id, name } of window.domains) {
    if (about !== undefined && id !== about) continue
    const sample = window.goals.filter(({ domain_id, isActive }) => isActive && domain_id === id)
    const isNeglected = sample.length > 0 && !hasWork(window, id)
    if (isNeglected || about !== undefined)
      return { sample, minimum: 1, data: isNeglected ? { domain_id: id, name } : null, about: id }
  }
  return NOTHING
}

const NOTHING: Finding<'neglected_domain'> = { sample: [], minimum: 1, data: null }

function hasWork(window: Window, id: string): boolean {
  return (
    window.finished.some(({ domain_id }) => domain_id === id) ||
    window.habits.some(({ domain_id, judged }) => domain_id === id && workWithin(judged, window).kept > 0) ||
    window.goals.some(({ domain_id, isChecked }) => domain_id === id && isChecked)
  )
}
