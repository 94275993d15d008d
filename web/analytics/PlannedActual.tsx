import type { Analytics } from '#shared/analytics/analytics.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { capitalised } from '#shared/text/capitalised.ts'
import { CategoryMark } from '#web/kit/ui/marks/CategoryMark.tsx'
import { BarList } from '#web/kit/ui/charts/BarList.tsx'
import { CardTools } from './CardTools.tsx'
import { CARD_NAMES } from './definitions.ts'
import { counted } from '#shared/text/counted.ts'
import { useNumberAddress } from './useAnalyticsPlace.ts'
import styles from './Analytics.module.css'

type Categories = Analytics['planned_actual']

/** How long timed tasks were meant to take, and how long they took. */
export function PlannedActual({ categories }: { categories: Categories }) {
  const addressOf = useNumberAddress()
  const most = Math.max(1, ...categories.flatMap(({ planned, actual }) => [planned, actual]))
  return (
    <Card title={CARD_NAMES.planned_actual} aside={<CardTools card="planned_actual" />}>
      {categories.length === 0 ? (
        <p className={styles.nothing}>
          No completed task of this period was timed. Start a timer, and what was planned is compared here
          with what it took.
        </p>
      ) : (
        <BarList
          title="Planned and actual time by category"
          summary={summaryOf(categories)}
          head={['Category', 'Planned', 'Actual', 'Ratio', 'Tasks']}
          lines={categories.map(({ category, planned, actual, ratio, sample }) => {
            const inWords = ratioInWords(ratio)
            const times = [minutesInWords(planned), minutesInWords(actual)] as const
            return {
              key: category,
              label: <CategoryMark category={category} />,
              name: capitalised(category),
              bars: [{ share: planned / most, look: 'whole' }, { share: actual / most }],
              figures: (
                <>
                  <strong>{ratio === null ? '' : `${ratio} ×`}</strong> {times[1]} of {times[0]}
                </>
              ),
              cells: [...times, ratio === null ? 'too few' : String(ratio), String(sample)],
              words: `${capitalised(category)}: ${times[1]} of ${times[0]} planned, ${inWords}, ${counted(sample, 'task')}`,
              to: addressOf(`planned:${category}`),
            }
          })}
        />
      )}
    </Card>
  )
}

function ratioInWords(ratio: number | null): string {
  if (ratio === null) return 'too few tasks for a ratio'
  return ratio === 1 ? 'as planned' : `${ratio} times the plan`
}

function summaryOf(categories: Categories): string {
  const sum = (which: 'planned' | 'actual') => categories.reduce((total, each) => total + each[which], 0)
  const few = categories.some(({ ratio }) => ratio === null)
  return `${minutesInWords(sum('planned'))} were planned, ${minutesInWords(sum('actual'))} it took. The paler bar is the plan.${
    few ? ' A ratio needs 5 tasks.' : ''
  }`
}
