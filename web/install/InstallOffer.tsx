import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { LedgerPage } from '#shared/progress/stats.ts'
import { apiOf } from '#web/kit/api.ts'
import { Banner } from '#web/kit/ui/Banner.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { useRunningTask } from '#web/tasks/data.ts'
import { useIsRunningKnown } from '#web/tasks/timer/useIsRunningKnown.ts'
import { type Installing, useInstalling } from './installing.ts'
import { InstallSteps } from './InstallSteps.tsx'
import { keepOffered, wasOffered } from './offered.ts'

/** Dates with something completed after which it is offered. */
const DAYS = 3

/**
 * Offers once on a device to install the product, when the person has completed something on three days, and never while a task
 * runs (docs/rules/screens.md).
 */
export function InstallOffer() {
  const installing = useInstalling()
  const isRunning = useRunningTask() !== undefined
  const isRunningKnown = useIsRunningKnown()
  const [isOver, setIsOver] = useState(wasOffered)
  const isAsked = installing !== null && !isOver
  const { data: days = 0 } = useQuery({
    queryKey: ['ledger', 'days done'],
    queryFn: async ({ client, signal }) =>
      daysDone(await apiOf(client).get('/api/xp-ledger?limit=200', LedgerPage, { signal })),
    enabled: isAsked,
  })
  if (!isAsked || isRunning || !isRunningKnown || days < DAYS) return null
  return <Offer installing={installing} onOver={() => setIsOver(true)} />
}

function daysDone({ items }: LedgerPage): number {
  return new Set(items.filter(({ amount }) => amount > 0).map(({ occurrence_date }) => occurrence_date)).size
}

function Offer({ installing, onOver }: { installing: Installing; onOver: () => void }) {
  const [areStepsOpen, setAreStepsOpen] = useState(false)
  useEffect(keepOffered, [])
  const install = async () => {
    if (installing.by === 'steps') return setAreStepsOpen(true)
    await installing.ask()
    onOver()
  }
  return (
    <>
      <Banner
        label="Install"
        icon={<Smartphone aria-hidden="true" />}
        tone="info"
        ways={
          <>
            <Button size="sm" onClick={() => void install()}>
              {installing.by === 'steps' ? 'Show how' : 'Install'}
            </Button>
            <Button size="sm" look="plain" onClick={onOver}>
              Not now
            </Button>
          </>
        }
      >
        <p>
          Three days done. {PRODUCT_NAME} can be an app on this device: in its own window, and there without a
          network.
        </p>
      </Banner>
      {areStepsOpen && <InstallSteps onClose={onOver} />}
    </>
  )
}
