import * as z from 'zod/mini'
import { answerShape } from '#shared/entity/answer.ts'
import { type Field, newSchema, patchSchema, type ValuesOf } from '#shared/entity/fields.ts'
import { ROW } from '#shared/entity/row.ts'
import { COLORS, ICONS } from '#shared/look/emblem.ts'
import { CATEGORIES } from '#shared/tasks/fields.ts'
import { text } from '#shared/text/text.ts'

/** A new domain takes one of these by chance; rose is for people to choose. */
const CHANCE_COLORS = 5
export const MOST_DOMAINS = 20

const Category = z.enum(CATEGORIES, 'Unknown category')

/** What a person may set of a life domain (docs/rules/domains.md, Life domains). */
export const DOMAIN_FIELDS = {
  name: {
    schema: text([1, 'Name is required'], [60, 'A name has at most 60 characters']),
    sql: 'text',
    label: 'Name',
  },
  icon: { schema: z.enum(ICONS, 'Unknown icon'), initial: 'Target', sql: 'text', label: 'Icon' },
  color: { schema: z.enum(COLORS, 'Unknown colour'), chosen: true, sql: 'text', label: 'Colour' },
  /** The task categories that this domain collects; each belongs to one domain. */
  categories: {
    schema: z
      .array(Category)
      .check(z.refine((all) => new Set(all).size === all.length, 'A category is named once')),
    initial: [],
    sql: 'text[]',
    label: 'Categories',
  },
  /** Its place in the list. */
  position: {
    schema: z
      .int('A position is a whole number')
      .check(z.gte(0, 'A position is 0 to 1000'), z.lte(1000, 'A position is 0 to 1000')),
    chosen: true,
    sql: 'int',
    label: 'Position',
  },
} as const satisfies Record<string, Field>

export const NewDomain = newSchema(DOMAIN_FIELDS)
export type NewDomain = z.infer<typeof NewDomain>
export const DomainPatch = patchSchema(DOMAIN_FIELDS)
export type DomainPatch = z.infer<typeof DomainPatch>

/** What a domain says of the last seven dates, today last. */
export const DomainFigures = z.object({
  /** Its goals that are achieved, and all that are neither dropped, archived nor in the trash. */
  completed: z.int(),
  total: z.int(),
  /** Whole percent of what was due each date that is done; 0 where nothing was due, which `weekly_due` tells. */
  weeklyProgress: z.array(z.int()),
  weekly_due: z.array(z.int()),
  weekly_average: z.nullable(z.int()),
  label: z.nullable(z.enum(['Excellent', 'Good', 'Needs Focus'])),
})
export type DomainFigures = z.infer<typeof DomainFigures>

/** A life domain as the server answers it. */
export const Domain = z.object({
  ...ROW,
  ...answerShape(DOMAIN_FIELDS),
  /** One of the five that everybody begins with; it can be changed and not deleted. */
  isDefault: z.boolean(),
  ...DomainFigures.shape,
})
export type Domain = z.infer<typeof Domain>

/** The five that everybody begins with. */
export const DEFAULT_DOMAINS: readonly ValuesOf<typeof DOMAIN_FIELDS>[] = [
  { name: 'Fitness & Health', icon: 'Heart', color: 'teal', categories: ['health', 'fitness'], position: 0 },
  {
    name: 'Career & Work',
    icon: 'Briefcase',
    color: 'indigo',
    categories: ['work', 'technology', 'learning'],
    position: 1,
  },
  { name: 'Wealth & Finance', icon: 'DollarSign', color: 'lime', categories: ['finance'], position: 2 },
  { name: 'Social & Relationships', icon: 'Users', color: 'orange', categories: ['social'], position: 3 },
  { name: 'Mental Health', icon: 'Brain', color: 'cyan', categories: [], position: 4 },
]

/** The colour of a new domain. @param chance from 0 up to 1 */
export function colorByChance(chance: number): Domain['color'] {
  return COLORS[Math.floor(chance * CHANCE_COLORS)] ?? 'indigo'
}

/** The position of a new domain: behind the last one. */
export function lastPosition(positions: readonly number[]): number {
  return Math.min(1000, Math.max(-1, ...positions) + 1)
}
