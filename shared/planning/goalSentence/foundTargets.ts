import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found, Subject } from './found.ts'

/** A bound stays in the title; the days on which there may be some are left out. */
export function boundFound({ limit, budget }: Subject, from: number, to: number): Found[] {
  const allowed = limit === null ? budget?.allowed : undefined
  return [
    { kind: 'target', from, to, value: true },
    ...(allowed ? [{ kind: 'not on', from: to, to, value: allowed } as const] : []),
  ]
}

/** `sleep 8 hours every night`: that it is each night is a rhythm. */
export function targetFound(words: readonly Word[], from: number, to: number): Found[] {
  const isNightly =
    words[to - 1]?.plain === 'night' && /^(?:a|per|each|every)$/.test(words[to - 2]?.plain ?? '')
  if (!isNightly) return [{ kind: 'target', from, to, value: true }]
  return [
    { kind: 'target', from, to: to - 2, value: true },
    { kind: 'rhythm', from: to - 2, to, value: { perWeek: 7, weekdays: null, isDaily: true } },
  ]
}
