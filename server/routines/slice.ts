import { NewRoutine, Routine, RoutinePatch } from '#shared/routines/routine.ts'
import { entitySlice } from '#server/kit/entity/entitySlice.ts'
import { routine } from './routine.ts'

/** Routines (docs/rules/routines.md, Routines). */
export const routines = entitySlice({
  tag: 'Routines',
  path: '/api/routines',
  name: 'Routine',
  entity: routine,
  schemas: { create: NewRoutine, patch: RoutinePatch, item: Routine },
})
