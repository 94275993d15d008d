import { dayInWords } from '#shared/time/format.ts'
import { StatsStrip } from '#web/progress/StatsStrip.tsx'

/** Today's date and the figures in cards. */
export function WideHead({ today }: { today: string }) {
  return (
    <>
      <h1>{dayInWords(today)}</h1>
      <StatsStrip />
    </>
  )
}
