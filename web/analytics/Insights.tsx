import { Lightbulb } from 'lucide-react'
import type { Analytics } from '#shared/analytics/analytics.ts'
import { dayAndMonth } from '#shared/time/names.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { CardTools } from './CardTools.tsx'
import { CARD_NAMES } from './definitions.ts'
import { insightInWords, nameOfInsight, sampleInWords, tipOf } from './insightWords.ts'
import { useNumberAddress } from './useAnalyticsPlace.ts'
import styles from './Analytics.module.css'

/** What is unusual, each with its data, and one thing to do about it. */
export function Insights({ analytics: { insights, tip, to, today } }: { analytics: Analytics }) {
  const addressOf = useNumberAddress()
  const end = to < today ? to : today
  return (
    <Card title={CARD_NAMES.insights} aside={<CardTools card="insights" />}>
      {insights.length === 0 ? (
        <p className={styles.nothing}>
          Nothing stands out in the 28 days up to {dayAndMonth(end, today)}. Insights appear once there is
          enough to go by.
        </p>
      ) : (
        <>
          <p className={styles.nothing}>From the 28 days up to {dayAndMonth(end, today)}.</p>
          <ul className={styles.insights}>
            {insights.map((insight) => (
              <li key={insight.key}>
                <h3>{nameOfInsight(insight.key)}</h3>
                <p>{insightInWords(insight)}</p>
                <Link
                  to={addressOf(`insight:${insight.key}`)}
                  className={styles.link}
                  title={`It needs at least ${insight.minimum}`}
                >
                  From {sampleInWords(insight)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {tip && (
        <p className={styles.tip}>
          <Lightbulb aria-hidden="true" />
          <span>
            <strong>Tip:</strong> {tipOf(tip)}
          </span>
        </p>
      )}
    </Card>
  )
}
