import { Copy } from 'lucide-react'
import type { Kind } from '#shared/planning/availability.ts'
import { DAYS_PER_WEEK } from '#shared/time/civil.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { type Draft, type TypedWindow, weekInWords } from './draft.ts'
import { KIND_NAMES } from './kindNames.ts'
import { WindowsField } from './WindowsField.tsx'
import styles from './Availability.module.css'

type WeekHoursProps = {
  kind: Kind
  week: Draft['work']
  /** The day with which weeks begin, 0 Sunday to 6 Saturday. */
  weekStart: number
  faults: ReadonlyMap<string, string>
  onChange: (week: Draft['work']) => void
}

/** The hours of one kind, day by day: one line until it is opened. */
export function WeekHours({ kind, week, weekStart, faults, onChange }: WeekHoursProps) {
  const name = KIND_NAMES[kind]
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, at) => (at + weekStart) % DAYS_PER_WEEK)
  const isWrong = days.some((day) => faults.has(`${kind}.${day}`))
  const set = (which: readonly number[], windows: readonly TypedWindow[]) =>
    onChange(week.map((before, day) => (which.includes(day) ? windows : before)))
  return (
    <details className={styles.group} open={isWrong || undefined}>
      <summary>
        <span>{name}</span> <small>{weekInWords(week, weekStart)}</small>
      </summary>
      {days.map((day) => {
        const weekday = WEEKDAY_NAMES[day] ?? ''
        const windows = week[day] ?? []
        return (
          <WindowsField
            key={day}
            name={`${weekday}, ${name.toLowerCase()}`}
            shown={weekday}
            kind={kind}
            windows={windows}
            error={faults.get(`${kind}.${day}`)}
            onChange={(next) => set([day], next)}
          >
            <Menu
              label={`Copy ${weekday} to other days, ${name.toLowerCase()}`}
              size="sm"
              trigger={<Copy aria-hidden="true" />}
              items={[
                { label: 'Monday to Friday', onSelect: () => set(WEEKDAYS, windows) },
                { label: 'Every day', onSelect: () => set(days, windows) },
                'line',
                ...days
                  .filter((other) => other !== day)
                  .map((other) => ({
                    label: WEEKDAY_NAMES[other] ?? '',
                    onSelect: () => set([other], windows),
                  })),
              ]}
            />
          </WindowsField>
        )
      })}
    </details>
  )
}

const WEEKDAYS = [1, 2, 3, 4, 5]
