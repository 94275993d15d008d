import { capitalised } from '#shared/text/capitalised.ts'
import type { CategoryName } from './CategoryIcon.tsx'
import { optionalPart } from '#web/kit/ui/loading/optionalPart.tsx'
import styles from './CategoryMark.module.css'

const CategoryIcon = optionalPart(async () => (await import('./CategoryIcon.tsx')).CategoryIcon, {
  useIsWanted: () => true,
  meanwhile: <svg aria-hidden="true" />,
})

/** A category by its icon and colour, with its word unless that is already shown beside it. */
export function CategoryMark({ category, wordless = false }: { category: CategoryName; wordless?: boolean }) {
  return (
    <span className={styles.mark} data-category={category}>
      <CategoryIcon category={category} />
      {!wordless && <span>{capitalised(category)}</span>}
    </span>
  )
}
