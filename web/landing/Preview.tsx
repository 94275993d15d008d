import { Check, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { LevelBar, Meter } from '#web/kit/ui/Meter.tsx'
import { type StripDay, WeekStrip } from '#web/kit/ui/WeekStrip.tsx'
import styles from './Preview.module.css'

const WEEK: StripDay[] = [
  { date: '1', name: 'Sun', state: 'done' },
  { date: '2', name: 'Mon', state: 'done' },
  { date: '3', name: 'Tue', state: 'frozen' },
  { date: '4', name: 'Wed', state: 'done' },
  { date: '5', name: 'Thu', state: 'done', today: true },
  { date: '6', name: 'Fri', state: 'future' },
  { date: '7', name: 'Sat', state: 'future' },
]

/** A preview made of the product's own components, marked as an example. Nothing in it is interactive. */
export function Preview() {
  return (
    <figure className={styles.figure}>
      <figcaption>An example day: one task runs, one is done, two are planned.</figcaption>
      <div className={styles.window} aria-hidden="true" inert>
        <div className={styles.day}>
          <p className={styles.date}>Thursday</p>
          <Row category="work" title="Write the first chapter" facts="09:30 · 90 min · 50 XP" running>
            <span className={styles.timer}>24:07</span>
            <span className={styles.quiet}>
              <Pause />
            </span>
            <span className={styles.primary}>Complete</span>
          </Row>
          <Row category="fitness" title="Run along the river" facts="12:30 · 45 min · 40 XP">
            <Badge tone="warning" mark="▲">
              High
            </Badge>
          </Row>
          <Row category="learning" title="Twenty new words" facts="08:00 · 30 min · 25 XP" done>
            <Badge tone="success" mark="✓">
              +25 XP
            </Badge>
          </Row>
          <Row category="social" title="Call grandmother" facts="18:00 · 15 min · 20 XP">
            <Badge tone="neutral" mark="■">
              Medium
            </Badge>
          </Row>
        </div>
        <div className={styles.side}>
          <div className={styles.stat}>
            <p>Today</p>
            <strong>1/4</strong>
            <Meter label="Example: completed today" value={1} max={4} text="1 of 4" />
          </div>
          <div className={styles.stat}>
            <p>Level</p>
            <strong>4</strong>
            <LevelBar level={4} xp={745} from={600} to={1000} />
          </div>
          <div className={styles.stat}>
            <p>This week</p>
            <WeekStrip label="Example: this week" days={WEEK} />
          </div>
        </div>
      </div>
    </figure>
  )
}

type RowProps = {
  category: 'work' | 'fitness' | 'learning' | 'social'
  title: string
  facts: string
  running?: boolean
  done?: boolean
  children: ReactNode
}

function Row({ category, title, facts, running, done, children }: RowProps) {
  return (
    <div className={styles.row} data-category={category} data-running={running} data-done={done}>
      <i className={styles.rail} />
      <div className={styles.words}>
        <span>
          {done && <Check />}
          {title}
        </span>
        <small>{facts}</small>
      </div>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
