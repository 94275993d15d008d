import { applyEntityChange, rowIdOf } from '#shared/entity/change.ts'
import { initialValues } from '#shared/entity/fields.ts'
import { takenFromOthers } from '#shared/domains/categories.ts'
import { Domain, DOMAIN_FIELDS, type DomainPatch, type NewDomain } from '#shared/domains/domain.ts'
import { NO_FIGURES } from '#shared/domains/figures.ts'
import { createCollection } from '#web/kit/collection/createCollection.ts'

type Asked = Pick<NewDomain, 'name'> & Required<Pick<NewDomain, 'color' | 'position'>> & Partial<NewDomain>

/** Life domains on this device (docs/rules/domains.md, Life domains). */
export const domains = createCollection<Domain, Asked, DomainPatch>({
  name: 'domains',
  path: '/api/domains',
  schema: Domain,
  fields: DOMAIN_FIELDS,
  noun: 'life domain',
  titleOf: ({ name }) => name,
  begin: (asked, row) => ({
    ...initialValues(DOMAIN_FIELDS),
    categories: [],
    ...NO_FIGURES,
    isDefault: false,
    ...asked,
    ...row,
  }),
  apply: (rows, change, begin) => takenFromOthers(applyEntityChange(rows, change, begin), rowIdOf(change)),
  order: inListOrder,
  derivedFrom: ['tasks', 'goals', 'habits'],
})

/** By position; of those with the same the older one first. A comparison for sorting. */
export function inListOrder(a: Domain, b: Domain): number {
  return a.position - b.position || (a.created_at < b.created_at ? -1 : 1)
}
