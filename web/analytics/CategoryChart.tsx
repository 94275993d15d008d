import type { CategoryFigures } from '#shared/analytics/week.ts'
import { BarChart } from '#web/ui/BarChart.tsx'
import { Card } from '#web/ui/Card.tsx'
import { capitalised, CategoryMark } from '#web/ui/CategoryMark.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { inWords } from './insight.ts'

/** What this week's plan is made of. */
export function CategoryChart({ categories }: { categories: readonly CategoryFigures[] }) {
  const [first] = categories
  if (!first)
    return (
      <Card title="Goal categories">
        <EmptyState title="Nothing planned this week">
          Plan a task on the calendar, and its category appears here.
        </EmptyState>
      </Card>
    )
  return (
    <Card title="Goal categories">
      <BarChart
        title="This week’s tasks by category"
        summary={largestInWords(categories, first.planned)}
        columns={['Category', 'Completed of planned']}
        direction="along"
        max={first.planned}
        bars={categories.map((each) => ({
          label: capitalised(each.category),
          value: each.completed,
          of: each.planned,
          text: ofPlanned(each),
          mark: <CategoryMark category={each.category} wordless />,
        }))}
      />
    </Card>
  )
}

/** What the plan holds most of. Several with as many tasks are all named. */
function largestInWords(categories: readonly CategoryFigures[], most: number): string {
  const largest = categories.filter(({ planned }) => planned === most)
  const figures = largest.map((each) => `${capitalised(each.category)}: ${ofPlanned(each)}`).join(', ')
  const planned = categories.reduce((sum, each) => sum + each.planned, 0)
  const share = 2 * most > planned ? 'Most' : 'The largest part'
  if (largest.length === 1) return `${share} of this week’s plan is ${figures}.`
  const all = inWords(largest.map(({ category }) => capitalised(category)))
  return `${all} have as many tasks this week, ${most} each. ${figures}.`
}

const ofPlanned = ({ completed, planned }: CategoryFigures) => `${completed} of ${planned} done`
