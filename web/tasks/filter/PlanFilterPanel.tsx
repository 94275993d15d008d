import type { RefObject } from 'react'
import { CATEGORIES, type Category } from '#shared/tasks/fields.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { CategoryMark } from '#web/kit/ui/marks/CategoryMark.tsx'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { usePopover } from '#web/kit/ui/overlays/usePopover.ts'
import { isFiltering } from './planFilter.ts'
import { usePlanFilter } from './usePlanFilter.ts'
import styles from './PlanFilterPanel.module.css'

type PlanFilterPanelProps = { anchor: RefObject<HTMLButtonElement | null>; onClose: () => void }

/** Hides what is done, or all but some categories. What is chosen shows at once and is kept in the address. */
export function PlanFilterPanel({ anchor, onClose }: PlanFilterPanelProps) {
  const { filter, setFilter } = usePlanFilter()
  const panel = usePopover(anchor.current ?? document.body, onClose, () => anchor.current)
  const { hidesDone, categories } = filter
  const toggle = (category: Category) =>
    setFilter({
      hidesDone,
      categories: categories.includes(category)
        ? categories.filter((each) => each !== category)
        : [...categories, category],
    })
  return (
    <dialog ref={panel} popover="auto" aria-label="Filter" className={styles.panel}>
      <Checkbox
        label="Hide done"
        checked={hidesDone}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this panel
        autoFocus
        onChange={() => setFilter({ categories, hidesDone: !hidesDone })}
      />
      <fieldset>
        <legend>Only these categories</legend>
        <div className={styles.categories}>
          {CATEGORIES.map((category) => (
            <Checkbox
              key={category}
              label={<CategoryMark category={category} />}
              checked={categories.includes(category)}
              onChange={() => toggle(category)}
            />
          ))}
        </div>
      </fieldset>
      <Button
        size="sm"
        disabled={!isFiltering(filter)}
        onClick={() => setFilter({ hidesDone: false, categories: [] })}
      >
        Show all tasks
      </Button>
    </dialog>
  )
}
