import { useState } from 'react'
import type { ItemsSelection } from '#shared/accountability/accountability.ts'
import { ClaimsToJudge } from '#web/claims/ClaimsToJudge.tsx'
import { AnsweredClaims, OwedClaims } from '#web/claims/MyClaims.tsx'
import { isDemo } from '#web/demo/mode.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { PartnersCard } from '#web/partners/PartnersCard.tsx'
import { TaskDefaults } from '#web/settings/TaskDefaults.tsx'
import { useChosenSettings } from '#web/settings/useChooseSettings.ts'
import { Breakdown } from './Breakdown.tsx'
import { useAccountability } from './data.ts'
import { ItemsDialog } from './ItemsDialog.tsx'
import { ScoreCard } from './ScoreCard.tsx'
import styles from './Accountability.module.css'

/** What others wait for, what the person owes, how it was kept, and who witnesses. */
export function AccountabilityTab() {
  return (
    <div className={styles.tab}>
      <div>
        {isDemo() && <p className={styles.note}>The people here are samples: they do not answer.</p>}
        <ClaimsToJudge />
        <OwedClaims />
      </div>
      <div className={styles.scores}>
        <Scores />
      </div>
      <div>
        <AnsweredClaims />
        <PartnersCard />
        <Defaults />
      </div>
    </div>
  )
}

function Scores() {
  const { accountability, load } = useAccountability()
  const [opened, setOpened] = useState<ItemsSelection | null>(null)
  if (!accountability)
    return (
      <Card title="Your score">
        <LoadNote load={load} what="Your score" />
      </Card>
    )
  return (
    <>
      <ScoreCard accountability={accountability} onOpen={setOpened} />
      <Breakdown breakdown={accountability.breakdown} onOpen={setOpened} />
      {opened && <ItemsDialog selection={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function Defaults() {
  const { settings, load } = useChosenSettings()
  return settings ? <TaskDefaults settings={settings} /> : <LoadNote load={load} what="Your settings" />
}
