import type { Kind } from '#shared/planning/availability.ts'

/** The two kinds of hours, as screens call them. */
export const KIND_NAMES: Record<Kind, string> = { work: 'Working hours', personal: 'Personal hours' }
