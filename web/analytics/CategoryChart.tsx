import type { CategoryFigures } from '#shared/analytics/week.ts'
import { BarChart } from '#web/ui/BarChart.tsx'
import { Card } from '#web/ui/Card.tsx'
import { capitalised, CategoryMark } from '#web/ui/CategoryMark.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

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
        summary={`Most of this week’s plan is ${capitalised(first.category)}: ${ofPlanned(first)}.`}
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

const ofPlanned = ({ completed, planned }: CategoryFigures) => `${completed} of ${planned} done`
