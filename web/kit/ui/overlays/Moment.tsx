import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { DAYS_PER_WEEK } from '#shared/time/civil.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import type { ToastLine } from './toasts.ts'
import { useCountdown } from '#web/kit/ui/time/useCountdown.ts'
import styles from './Moment.module.css'

const SHOWN_FOR = 8_000
const PARTICLES = 12
const RAYS = 16

type MomentProps = { moment: ToastLine; onShow: () => void; onClose: () => void }

/** The card of a celebrated moment: a level, a streak of 7 days, a goal. It closes by itself or by Escape, and blocks nothing. */
export function Moment({ moment, onShow, onClose }: MomentProps) {
  const { text, detail, action, over } = moment
  const shown = useEffectEvent(onShow)
  useEffect(() => shown(), [])
  const pause = useCountdown(SHOWN_FOR, onClose)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it while the focus is on one of its buttons
    <div
      className={styles.moment}
      data-over={over}
      data-scene={moment.scene}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      {...pause}
    >
      <Scene moment={moment} />
      <div className={styles.words}>
        <strong>{text}</strong>
        {detail && <p>{detail}</p>}
        {action && (
          <Button size="sm" onClick={action.onAction}>
            {action.label}
          </Button>
        )}
      </div>
      <span className={styles.dismiss}>
        <IconButton label="Dismiss" size="sm" icon={<X />} onClick={onClose} />
      </span>
    </div>
  )
}

/** The sign in its picture, and twelve sparks that fly once. Without motion it shows its last frame. */
function Scene({ moment: { scene, sign = '✦' } }: { moment: ToastLine }) {
  return (
    <span className={styles.scene} aria-hidden="true">
      <span className={styles.particles}>
        {Array.from({ length: PARTICLES }, (_, i) => (
          <i key={i} style={{ rotate: `${i / PARTICLES}turn` }} />
        ))}
      </span>
      <svg viewBox="0 0 80 80">
        {scene === 'goal' &&
          Array.from({ length: RAYS }, (_, i) => (
            <path key={i} data-part="ray" d="M40 6V1" transform={`rotate(${(360 / RAYS) * i} 40 40)`} />
          ))}
        <circle data-part="track" cx="40" cy="40" r="32" />
        <circle data-part="ring" cx="40" cy="40" r="32" />
      </svg>
      <span className={styles.sign}>{sign}</span>
      {scene === 'streak' && (
        <span className={styles.week}>
          {Array.from({ length: DAYS_PER_WEEK }, (_, day) => (
            <i key={day} style={{ animationDelay: `calc(${day} * var(--quick))` }} />
          ))}
        </span>
      )}
    </span>
  )
}
