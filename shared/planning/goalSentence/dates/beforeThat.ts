import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { addDays } from '#shared/time/civil.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'

/**
 * `my daughter starts school in September and before that I want to teach her to swim`: before a time that is no single day is until
 * it begins.
 */
export function beforeThat(found: readonly Found[], words: readonly Word[]): Found[] {
  const then = found.find(({ kind, from }) => kind === 'then' && SIDE.test(words[from]?.plain ?? ''))
  if (!then) return [...found]
  const last = found.findLast(({ kind, from }) => kind === 'deadline' && from < then.from)
  return found.map((one): Found => {
    if (one !== last || one.kind !== 'deadline' || !('date' in one.value)) return one
    const { from, isWhole } = one.value
    return from === undefined || isWhole ? one : { ...one, value: { date: addDays(from, -1) } }
  })
}
const SIDE = /^(?:before|by|until|till|til)$/
