import * as z from 'zod/mini'
import { nullWithoutGamification } from '#shared/progress/gamified.ts'
import { CATEGORIES } from '#shared/tasks/fields.ts'
import { Insight, INSIGHT_KEYS } from './insightSchemas.ts'
import { PERIODS } from './period.ts'

/** A path on this server that lists what a number counts, a page at a time; its form is the server's own business. */
const Rows = z.string()
const Category = z.enum(CATEGORIES)
const Share = z.nullable(z.int())

/** `previous` is the same figure of the compared period, `change` the difference; null where one of the two is. */
const FIGURE = {
  value: z.nullable(z.number()),
  previous: z.nullable(z.number()),
  change: z.nullable(z.number()),
  rows: Rows,
}

/** The answer of `GET /api/analytics` (docs/rules/analytics.md, Analytics). Percents are whole; a figure without data is null. */
export const Analytics = z.object({
  period: z.enum(PERIODS),
  /** The whole period, also the dates to come; figures end today. */
  from: z.string(),
  to: z.string(),
  today: z.string(),
  compared: z.object({ from: z.string(), to: z.string() }),
  cards: z.object({
    /** Percent of the tasks and habits due that are done; `open` are those of today that still can be. */
    completion_rate: z.object({ ...FIGURE, due: z.int(), done: z.int(), open: z.int() }),
    tasks_completed: z.object(FIGURE),
    /** 1 decimal. */
    focus_hours: z.object(FIGURE),
    best_streak: nullWithoutGamification(z.object(FIGURE)),
  }),
  /** One a date, of a year one a month. */
  bars: z.array(
    z.object({ from: z.string(), to: z.string(), completed: z.int(), planned: z.int(), rows: Rows }),
  ),
  /** What the bars' axis reaches at least. */
  scale: z.int(),
  /** Most completed first. The shares add up to 100. */
  categories: z.array(
    z.object({
      category: Category,
      completed: z.int(),
      /** Whole minutes on the timer. */
      minutes: z.int(),
      share: z.int(),
      rows: Rows,
    }),
  ),
  /** Each domain in the person's order, then what belongs to none. */
  domains: z.array(
    z.object({
      domain_id: z.nullable(z.uuid()),
      name: z.nullable(z.string()),
      due: z.int(),
      done: z.int(),
      percent: z.nullable(z.int()),
      /** On the timer, 1 decimal; the shares add up to 100, or are null where there is none. */
      hours: z.number(),
      share: Share,
      rows: Rows,
    }),
  ),
  best_hours: z.object({
    from: z.string(),
    to: z.string(),
    /** By weekday, 0 Sunday to 6 Saturday, and by hour: of the tasks planned then, those completed on their very date. */
    cells: z.array(z.array(z.nullable(z.object({ sample: z.int(), percent: z.int() })))),
    rows: Rows,
  }),
  /** Minutes. The ratio is null where the sample is too small. */
  planned_actual: z.array(
    z.object({
      category: Category,
      planned: z.int(),
      actual: z.int(),
      ratio: z.nullable(z.number()),
      sample: z.int(),
      rows: Rows,
    }),
  ),
  /** Those that apply, the most relevant first; `tip` names that one. */
  insights: z.array(Insight),
  tip: z.nullable(z.enum(INSIGHT_KEYS)),
})
export type Analytics = z.infer<typeof Analytics>

/** The cards that can be downloaded as CSV. */
export const EXPORTED_CARDS = [
  'completion_rate',
  'tasks_completed',
  'focus_hours',
  'best_streak',
  'bars',
  'categories',
  'domains',
  'best_hours',
  'planned_actual',
  'insights',
] as const
export type ExportedCard = (typeof EXPORTED_CARDS)[number]
