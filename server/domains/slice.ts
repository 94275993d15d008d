import { Domain, DomainPatch, NewDomain } from '#shared/domains/domain.ts'
import { entitySlice } from '#server/kit/entity/entitySlice.ts'
import { domain } from './domain.ts'

/** Life domains (docs/rules/domains.md, Life domains). */
export const domains = entitySlice({
  tag: 'Life domains',
  path: '/api/domains',
  name: 'Domain',
  entity: domain,
  schemas: { create: NewDomain, patch: DomainPatch, item: Domain },
})
