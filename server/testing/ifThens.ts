import { IfThen } from '#shared/ifThens/ifThen.ts'
import { Suggestions } from '#shared/ifThens/suggestion.ts'
import { read } from '#server/testing.ts'
import type { TestPerson } from './people.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
/** What a plan waits for and suggests where a test does not care: it has fired at the time of a test server's clock. */
export const AT_SEVEN = { type: 'moment', days: EVERY_DAY, time: '07:00' }
export const YOGA = { type: 'task', title: 'Yoga', estimated_duration: 20 }

/** A new if-then plan. */
export const createIfThen = (person: TestPerson, asked: object = {}) =>
  read(IfThen, person.post('/api/if-thens', { if: AT_SEVEN, then: YOGA, ...asked }))

export const readIfThen = (person: TestPerson, { id }: { id: string }) =>
  read(IfThen, person.get(`/api/if-thens/${id}`))

/** What is suggested, today or by a query such as `?date=2026-03-01`. */
export const suggestionsOf = async (person: TestPerson, query = '') =>
  (await read(Suggestions, person.get(`/api/suggestions${query}`))).items
