import { ListFilter } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { isFiltering } from './planFilter.ts'
import { usePlanFilter } from './usePlanFilter.ts'

const PlanFilterPanel = partOnDemand(async () => (await import('./PlanFilterPanel.tsx')).PlanFilterPanel)

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
