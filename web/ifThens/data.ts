import { initialValues } from '#shared/entity/fields.ts'
import { IF_THEN_FIELDS, IfThen, type IfThenPatch, type NewIfThen } from '#shared/ifThens/ifThen.ts'
import { createCollection } from '#web/kit/collection/createCollection.ts'
import { causeInShort, effectInShort } from './words.ts'

type Asked = Pick<NewIfThen, 'if' | 'then'> & Partial<NewIfThen>

/** If-then plans on this device (docs/rules/ifThens.md, If-then plans). */
export const ifThens = createCollection<IfThen, Asked, IfThenPatch>({
  name: 'if_thens',
  path: '/api/if-thens',
  schema: IfThen,
  fields: IF_THEN_FIELDS,
  noun: 'if-then plan',
  titleOf: (plan) => `${causeInShort(plan)}: ${effectInShort(plan.then)}`,
  begin: (asked, row) => ({ ...initialValues(IF_THEN_FIELDS), taken: 0, kept: 0, ...asked, ...row }),
  order: (a, b) => (a.created_at < b.created_at ? -1 : 1),
  derivedFrom: ['suggestions', 'tasks', 'habits', 'goals'],
  inWords: (name, value) => {
    if (typeof value === 'string') return value
    return typeof value === 'boolean' ? (value ? 'on' : 'off') : `another “${name}”`
  },
})
