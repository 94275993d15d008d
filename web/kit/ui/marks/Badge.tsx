import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type BadgeTone =
  | 'neutral'
  | 'faint'
  | 'accent'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'common'
  | 'rare'
  | 'epic'
  | 'legendary'

/** A small word in a pill. `mark` is the shape that says the same as the colour. */
export function Badge({
  tone = 'neutral',
  mark,
  children,
}: {
  tone?: BadgeTone
  mark?: string
  children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {mark && <span aria-hidden="true">{mark}</span>}
      {children}
    </span>
  )
}

/** High, Medium or Low with its shape (docs/rules/screens.md, Look). */
export function PriorityBadge({ priority }: { priority: 'low' | 'medium' | 'high' }) {
  const [tone, mark, word] = PRIORITIES[priority]
  return (
    <Badge tone={tone} mark={mark}>
      {word}
    </Badge>
  )
}

/** How rare an achievement is, with its shape. */
export function RarityBadge({ rarity }: { rarity: 'common' | 'rare' | 'epic' | 'legendary' }) {
  const [mark, word] = RARITIES[rarity]
  return (
    <Badge tone={rarity} mark={mark}>
      {word}
    </Badge>
  )
}

const PRIORITIES = {
  high: ['warning', '▲', 'High'],
  medium: ['neutral', '■', 'Medium'],
  low: ['faint', '▽', 'Low'],
} as const

const RARITIES = {
  common: ['●', 'Common'],
  rare: ['◆', 'Rare'],
  epic: ['✦', 'Epic'],
  legendary: ['★', 'Legendary'],
} as const
