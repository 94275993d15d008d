import type { ColorName } from '#shared/look/emblem.ts'
import styles from './ShareBar.module.css'

/** A part of the whole, in percent. */
export type Share = { key: string; percent: number; color: ColorName | 'none' }

/** Parts of one whole in a bar. A drawing alone: the words and figures are beside it. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const startOf = (at: number) => shares.slice(0, at).reduce((sum, { percent }) => sum + percent, 0)
  return (
    <svg className={styles.bar} aria-hidden="true">
      {shares.map(({ key, percent, color }, at) =>
        percent > 0 ? (
          <rect key={key} data-color={color} x={`${startOf(at)}%`} width={`${percent}%`} height="100%" />
        ) : null,
      )}
    </svg>
  )
}
