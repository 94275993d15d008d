import { Suspense, useState } from 'react'
import { dayInShort } from '#shared/time/format.ts'
import { Now } from '#web/now/Now.tsx'
import { StatsLine, type StatsPart } from '#web/progress/StatsLine.tsx'
import styles from './CompactHead.module.css'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

const StatsDialog = partOnDemand(async () => (await import('./StatsDialog.tsx')).StatsDialog)
const DayDialog = partOnDemand(async () => (await import('./DayDialog.tsx')).DayDialog)

type CompactHeadProps = { today: string; onGo: (date: string) => void }

/** Date and figures in one line; each part opens its detail. */
export function CompactHead({ today, onGo }: CompactHeadProps) {
  const [opened, setOpened] = useState<StatsPart | 'day' | null>(null)
  const close = () => setOpened(null)
  return (
    <header className={styles.line}>
      <h1>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpened('day')}>
          {dayInShort(today)}
        </button>
      </h1>
      <StatsLine onOpen={setOpened} />
      <Now part="chip" />
      <Suspense>
        {opened === 'day' && <DayDialog today={today} onGo={onGo} onClose={close} />}
        {opened !== null && opened !== 'day' && <StatsDialog part={opened} onClose={close} />}
      </Suspense>
    </header>
  )
}
