import type { Draft } from './draft.ts'

/** A plan as somebody may make it: the form shows its words where they are typed, and the sentence before the first plan. */
export const EXAMPLE = {
  obstacle: 'Too tired after work',
  cause: 'moment',
  days: [1, 2, 3, 4, 5],
  time: '18:00',
  effect: 'task',
  title: 'put on my running shoes',
  minutes: '15',
} as const satisfies Partial<Draft>
