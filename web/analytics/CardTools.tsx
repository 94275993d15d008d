import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ExportedCard } from '#shared/analytics/analytics.ts'
import { Definition } from '#web/kit/ui/Definition.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useDownload } from './data.ts'
import { CARD_NAMES, DEFINITIONS } from './definitions.ts'
import { useAnalyticsPlace } from './useAnalyticsPlace.ts'
import styles from './Analytics.module.css'

type CardToolsProps = {
  card: ExportedCard
  /** What the card is called, where that depends on the period. */
  name?: string
}

/** What a card means, and its figures as a file. */
export function CardTools({ card, name = CARD_NAMES[card] }: CardToolsProps) {
  const place = useAnalyticsPlace()
  const download = useDownload()
  const say = useToast()
  const [isBusy, setIsBusy] = useState(false)
  async function save() {
    setIsBusy(true)
    const isDone = await download(card, place)
    setIsBusy(false)
    if (!isDone)
      say({
        text: `${name} could not be downloaded: the server cannot be reached right now.`,
        tone: 'warning',
      })
  }
  return (
    <span className={styles.tools}>
      <Definition of={name}>{DEFINITIONS[card]}</Definition>
      <IconButton
        label={`Download ${name} as CSV`}
        icon={<Download aria-hidden="true" />}
        size="sm"
        disabled={isBusy}
        onClick={() => void save()}
      />
    </span>
  )
}
