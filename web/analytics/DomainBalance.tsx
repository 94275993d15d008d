import type { Analytics } from '#shared/analytics/analytics.ts'
import type { ColorName } from '#shared/look/emblem.ts'
import { domains as allDomains } from '#web/domains/data.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { BarList, type BarLine } from '#web/kit/ui/charts/BarList.tsx'
import { ShareBar } from '#web/kit/ui/charts/ShareBar.tsx'
import { CardTools } from './CardTools.tsx'
import { CARD_NAMES } from './definitions.ts'
import { NO_DOMAIN } from './numbers.ts'
import { useNumberAddress } from './useAnalyticsPlace.ts'
import styles from './Analytics.module.css'

type DomainFigure = Analytics['domains'][number]

/** How a period's work and time are shared out among the parts of the person's life. */
export function DomainBalance({ domains }: { domains: readonly DomainFigure[] }) {
  const { rows } = allDomains.useRows()
  const addressOf = useNumberAddress()
  const colorOf = ({ domain_id }: DomainFigure): ColorName | 'none' =>
    rows.find(({ id }) => id === domain_id)?.color ?? 'none'
  const shown = domains.filter(({ domain_id, due, hours }) => domain_id !== null || due > 0 || hours > 0)
  const shares = shown.flatMap((each) =>
    each.share ? [{ key: each.domain_id ?? 'none', percent: each.share, color: colorOf(each) }] : [],
  )
  return (
    <Card title={CARD_NAMES.domains} aside={<CardTools card="domains" />}>
      <div className={styles.stack}>
        {shares.length > 0 && <ShareBar shares={shares} />}
        <BarList
          title="Done of what was due, by life domain"
          summary={focusInWords(shown)}
          head={['Life domain', 'Done', 'Focus time', 'Share of focus time']}
          lines={shown.map((each) =>
            lineOf(each, addressOf(`domain:${each.domain_id ?? 'none'}`), colorOf(each)),
          )}
        />
      </div>
    </Card>
  )
}

function focusInWords(domains: readonly DomainFigure[]): string {
  const shared = domains.filter(({ share }) => share)
  if (shared.length === 0)
    return 'No focus time in this period. Start a task’s timer, and its time is shared out here.'
  return `Focus time: ${shared.map(({ name, share }) => `${name ?? NO_DOMAIN} ${share} %`).join(', ')}.`
}

function lineOf(domain: DomainFigure, to: string, color: ColorName | 'none'): BarLine {
  const { domain_id, due, done, percent, hours, share } = domain
  const name = domain.name ?? NO_DOMAIN
  const isDue = percent === null ? 'nothing due' : `${number(done)} of ${number(due)} done`
  const cells = [isDue, `${number(hours)} h`, share === null ? 'none' : `${share} %`]
  return {
    key: domain_id ?? 'none',
    label: <span dir="auto">{name}</span>,
    name,
    bars: [{ share: (percent ?? 0) / 100 }],
    figures: (
      <>
        {percent === null ? (
          'Nothing due'
        ) : (
          <>
            <strong>
              {number(done)} of {number(due)}
            </strong>{' '}
            done
          </>
        )}
        {hours > 0 && ` · ${number(hours)} h`}
      </>
    ),
    cells,
    words: `${name}: ${isDue}${hours > 0 ? `, ${number(hours)} h of focus` : ''}`,
    to,
    color,
  }
}

const number = (value: number) => value.toLocaleString('en')
