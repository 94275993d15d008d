import { useId, useState } from 'react'
import type { PlanPhase } from '#shared/planning/plan.ts'
import { daysBetween } from '#shared/time/civil.ts'
import { minutesInWords, rangeInWords } from '#shared/time/format.ts'
import styles from './Phases.module.css'

/** The phases of a plan as a bar over its dates: each is as wide as it is long, and opens to what it is for. */
export function Phases({ phases }: { phases: readonly PlanPhase[] }) {
  const id = useId()
  const [opened, setOpened] = useState<number | null>(null)
  const shown = opened === null ? undefined : phases[opened]
  const columns = phases.map((phase) => `minmax(1.5rem, ${daysOf(phase)}fr)`).join(' ')
  return (
    <div className={styles.phases}>
      <ol aria-label="Phases" style={{ gridTemplateColumns: columns }}>
        {phases.map((phase, index) => (
          <li key={phase.from}>
            <button
              type="button"
              aria-expanded={opened === index}
              aria-controls={id}
              aria-label={`${phase.title}, ${inWords(phase)}`}
              title={`${phase.title}, ${inWords(phase)}`}
              style={{ ['--share' as string]: `${shareOf(index, phases.length)}%` }}
              onClick={() => setOpened(opened === index ? null : index)}
            >
              <span aria-hidden="true" />
              <b dir="auto">{phase.title}</b>
            </button>
          </li>
        ))}
      </ol>
      <div id={id} className={styles.about}>
        {shown && (
          <>
            <p>
              <b dir="auto">{shown.title}</b> {inWords(shown)}
            </p>
            <p dir="auto">{shown.focus}</p>
            <p dir="auto" className={styles.why}>
              Why: {shown.why}
            </p>
          </>
        )}
      </div>
    </div>
  )
}

const daysOf = ({ from, to }: PlanPhase) => daysBetween(from, to) + 1

function inWords({ from, to, sessions, minutes }: PlanPhase): string {
  const count = `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`
  return `${rangeInWords({ from, to })}, ${count}${minutes > 0 ? `, ${minutesInWords(minutes)}` : ''}`
}

/** One hue, from a little of it to all of it. */
const shareOf = (index: number, count: number) =>
  count < 2 ? 100 : Math.round(45 + (55 * index) / (count - 1))
