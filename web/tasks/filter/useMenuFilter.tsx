import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { isFiltering } from './planFilter.ts'
import { PlanFilterButton } from './PlanFilterButton.tsx'
import { usePlanFilter } from './usePlanFilter.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

const PlanFilterPanel = partOnDemand(async () => (await import('./PlanFilterPanel.tsx')).PlanFilterPanel)

type MenuFilter = {
  /** The menu's item that opens the filter. */
  item: { label: string; onSelect: () => void }
  /** The filter's own button, while it hides something. */
  button: ReactNode
  panel: ReactNode
}

/** The filter as an item of a menu, where there is no room for a button. @param within holds the menu's button */
export function useMenuFilter(within: RefObject<HTMLElement | null>): MenuFilter {
  const { filter } = usePlanFilter()
  const [isOpen, setIsOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const open = () => {
    anchor.current = within.current?.querySelector<HTMLButtonElement>('[aria-haspopup=menu]') ?? null
    setIsOpen(true)
  }
  return {
    item: { label: 'Filter…', onSelect: open },
    button: isFiltering(filter) && <PlanFilterButton />,
    panel: (
      <Suspense>{isOpen && <PlanFilterPanel anchor={anchor} onClose={() => setIsOpen(false)} />}</Suspense>
    ),
  }
}
