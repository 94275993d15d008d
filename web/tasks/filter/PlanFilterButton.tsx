import { ListFilter } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { isFiltering } from './planFilter.ts'
import { usePlanFilter } from './usePlanFilter.ts'

const loadPanel = () => import('./PlanFilterPanel.tsx')
const PlanFilterPanel = lazy(async () => ({ default: (await loadPanel()).PlanFilterPanel }))

/** Opens the choice of which tasks the plan shows. It is filled while some are hidden. */
export function PlanFilterButton() {
  const { filter } = usePlanFilter()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isOn = isFiltering(filter)
  return (
    <>
      <IconButton
        ref={button}
        label={isOn ? 'Filter, some tasks are hidden' : 'Filter'}
        look={isOn ? 'primary' : 'quiet'}
        icon={<ListFilter />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <Suspense>{isOpen && <PlanFilterPanel anchor={button} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
