import type { ReactNode } from 'react'
import type { Analytics } from '#shared/analytics/analytics.ts'
import { rangeInWords } from '#shared/time/format.ts'
import { Link } from '#web/kit/navigation.tsx'
import { CardTools } from './CardTools.tsx'
import { CARD_NAMES } from './definitions.ts'
import { counted } from '#shared/text/counted.ts'
import { useNumberAddress } from './useAnalyticsPlace.ts'
import styles from './Analytics.module.css'
import { isGamified } from '#web/settings/gamification.ts'

type CardKey = keyof Analytics['cards']

/** How the figure of a card is written, its change, and what is said where there is none. */
const FIGURES: Record<
  CardKey,
  { write: (value: number) => string; change: (by: number) => string; none: string }
> = {
  completion_rate: {
    write: (value) => `${value} %`,
    change: (by) => counted(by, 'point'),
    none: 'Nothing was due.',
  },
  tasks_completed: { write: number, change: (by) => counted(by, 'task'), none: 'Nothing is known.' },
  focus_hours: {
    write: (value) => `${number(value)} h`,
    change: (by) => `${number(by)} h`,
    none: 'Nothing is known.',
  },
  best_streak: {
    write: (value) => counted(value, 'day'),
    change: (by) => counted(by, 'day'),
    none: 'There was no streak.',
  },
}

/** The four figures of a period, each with its change. */
export function SummaryCards({ analytics }: { analytics: Analytics }) {
  const { due, done, open } = analytics.cards.completion_rate
  return (
    <div className={styles.figures}>
      <FigureCard card="completion_rate" analytics={analytics}>
        {due > 0 && `${number(done)} of ${number(due)} due`}
        {open > 0 && `, ${number(open)} still open today`}
      </FigureCard>
      <FigureCard card="tasks_completed" analytics={analytics} />
      <FigureCard card="focus_hours" analytics={analytics} />
      {isGamified() && <FigureCard card="best_streak" analytics={analytics} />}
    </div>
  )
}

type FigureCardProps = { card: CardKey; analytics: Analytics; children?: ReactNode }

function FigureCard({ card, analytics, children }: FigureCardProps) {
  const addressOf = useNumberAddress()
  const figure = analytics.cards[card]
  if (!figure) return null
  const { value } = figure
  const name = CARD_NAMES[card]
  const { write, none } = FIGURES[card]
  return (
    <section className={styles.figure} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <CardTools card={card} />
      </header>
      {value === null ? (
        <p>{none}</p>
      ) : (
        <p>
          <Link to={addressOf(card)} className={styles.number}>
            {write(value)} {children && <small>{children}</small>}
          </Link>
        </p>
      )}
      <Change card={card} figure={figure} analytics={analytics} />
    </section>
  )
}

type ChangeProps = {
  card: CardKey
  figure: NonNullable<Analytics['cards'][CardKey]>
  analytics: Analytics
}

/** The change against the period before, which is cut to as many dates as have passed. */
function Change({ card, figure, analytics: { cards, compared } }: ChangeProps) {
  const { value, previous, change } = figure
  const before = rangeInWords(compared)
  const { write, change: inWords, none } = FIGURES[card]
  // What is still open today is not missed: until the day is over the rate can only be too low.
  const isTooEarly = card === 'completion_rate' && cards.completion_rate.open > 0
  if (change === null || (isTooEarly && change < 0))
    return value === null ? null : (
      <p className={styles.change}>
        {before}: {previous === null ? none : write(previous)}
      </p>
    )
  if (change === 0) return <p className={styles.change}>The same as {before}</p>
  return (
    <p className={styles.change} data-rise={change > 0 || undefined}>
      <span>
        {change > 0 ? '▲ +' : '▼ −'}
        {inWords(Math.abs(change))}
      </span>{' '}
      from {before}
    </p>
  )
}

function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 1 })
}
