import type { Analytics } from '#shared/analytics/analytics.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { capitalised } from '#shared/text/capitalised.ts'
import { CategoryMark } from '#web/kit/ui/marks/CategoryMark.tsx'
import { BarList } from '#web/kit/ui/charts/BarList.tsx'
import { CardTools } from './CardTools.tsx'
import { CARD_NAMES } from './definitions.ts'
import { counted } from '#shared/text/counted.ts'
import { namesInWords } from '#shared/text/namesInWords.ts'
import { useNumberAddress } from './useAnalyticsPlace.ts'
import styles from './Analytics.module.css'

type Categories = Analytics['categories']

/** What the completed tasks of a period are made of. */
export function GoalCategories({ categories }: { categories: Categories }) {
  const addressOf = useNumberAddress()
  const most = Math.max(1, ...categories.map(({ completed }) => completed))
  return (
    <Card title={CARD_NAMES.categories} aside={<CardTools card="categories" />}>
      {categories.length === 0 ? (
        <p className={styles.nothing}>
          Nothing completed in this period. The category of each task that you complete appears here.
        </p>
      ) : (
        <BarList
          title="Completed tasks by category"
          summary={summaryOf(categories, most)}
          head={['Category', 'Completed', 'Share', 'Focus time']}
          lines={categories.map(({ category, completed, minutes, share }) => {
            const cells = [counted(completed, 'task'), `${share} %`, minutesInWords(minutes)]
            return {
              key: category,
              label: <CategoryMark category={category} />,
              name: capitalised(category),
              bars: [{ share: completed / most }],
              figures: (
                <>
                  <strong>{number(completed)}</strong> · {share} %
                  {minutes > 0 && ` · ${minutesInWords(minutes)}`}
                </>
              ),
              cells,
              words: `${capitalised(category)}: ${cells.join(', ')}`,
              to: addressOf(`category:${category}`),
            }
          })}
        />
      )}
    </Card>
  )
}

/** Several categories with as many tasks are all named. */
function summaryOf(categories: Categories, most: number): string {
  const total = categories.reduce((sum, { completed }) => sum + completed, 0)
  const largest = categories.filter(({ completed }) => completed === most)
  const names = namesInWords(largest.map(({ category }) => capitalised(category)))
  return largest.length === 1
    ? `${names} has the most completed tasks, ${number(most)} of ${number(total)}.`
    : `${names} have as many completed tasks, ${number(most)} each of ${number(total)}.`
}

const number = (value: number) => value.toLocaleString('en')
