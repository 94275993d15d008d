import { initialValues } from '#shared/entity/fields.ts'
import { Routine, ROUTINE_FIELDS } from '#shared/routines/routine.ts'
import { createCollection } from '#web/kit/collection/createCollection.ts'

type Asked = Pick<Routine, 'name' | 'habit_ids'> & Partial<Pick<Routine, 'icon' | 'targetTime'>>

/** Routines on this device (docs/rules/routines.md, Routines). */
export const routines = createCollection<Routine, Asked, Partial<Asked>>({
  name: 'routines',
  path: '/api/routines',
  schema: Routine,
  fields: ROUTINE_FIELDS,
  noun: 'routine',
  titleOf: ({ name }) => name,
  begin: (asked, row) => ({ ...initialValues(ROUTINE_FIELDS), ...asked, ...row }),
  order: (a, b) =>
    (a.targetTime ?? '~').localeCompare(b.targetTime ?? '~') || (a.created_at < b.created_at ? -1 : 1),
})
