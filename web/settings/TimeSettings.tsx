import { MapPin } from 'lucide-react'
import { dayName } from '#shared/time/format.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { useProfile } from '#web/profile/data.ts'
import { useUpdateProfile } from '#web/profile/useUpdateProfile.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { zoneInWords, zoneOfDevice, zonesToChooseFrom, zoneWithOffset } from './zones.ts'
import styles from './Settings.module.css'
import { shownTime, useTimeFormat } from '#web/kit/ui/time/timeFormat.ts'

const WEEK_STARTS = WEEKDAY_NAMES.map((label, day) => ({ value: String(day), label }))
const DAY_STARTS = Array.from({ length: 13 }, (_, half) => {
  const value = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  return { value, label: value }
})

/** How this person's days are counted: zone, first day of the week, and when a day begins. */
export function TimeSettings() {
  const { timezone, week_start, day_start } = useProfile()
  const { mutate, error } = useUpdateProfile()
  const now = useNow(60_000)
  const here = zoneOfDevice()
  const zones = zonesToChooseFrom(timezone).map((value) => ({ value, label: zoneWithOffset(value, now) }))
  useTimeFormat()
  const starts = DAY_STARTS.some(({ value }) => value === day_start)
    ? DAY_STARTS
    : [{ value: day_start, label: day_start }, ...DAY_STARTS]
  return (
    <Card title="Time">
      <div className={styles.form}>
        <Choice
          label="Time zone"
          options={zones}
          value={timezone}
          error={error?.message}
          onChange={({ target }) => mutate({ timezone: target.value })}
        />
        {here !== timezone && (
          <div className={styles.ways}>
            <Button size="sm" icon={<MapPin aria-hidden="true" />} onClick={() => mutate({ timezone: here })}>
              Use this device’s zone, {zoneInWords(here)}
            </Button>
          </div>
        )}
        <Choice
          label="The week starts on"
          options={WEEK_STARTS}
          value={String(week_start)}
          onChange={({ target }) => mutate({ week_start: Number(target.value) })}
        />
        <Choice
          label="A day starts at"
          options={starts.map(({ value }) => ({
            value,
            label: value === '00:00' ? `${shownTime(value)}, midnight` : shownTime(value),
          }))}
          value={day_start}
          hint={<DayStartInWords dayStart={day_start} />}
          onChange={({ target }) => mutate({ day_start: target.value })}
        />
      </div>
    </Card>
  )
}

function DayStartInWords({ dayStart }: { dayStart: string }) {
  const today = useToday()
  if (dayStart === '00:00') return 'A new day begins at midnight.'
  return `Tonight until ${shownTime(dayStart)} still counts as ${dayName(today)}.`
}
