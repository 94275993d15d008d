import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import type { ToastLine } from './toasts.ts'
import { useCountdown } from './useCountdown.ts'
import styles from './Moment.module.css'

const SHOWN_FOR = 8_000
const PARTICLES = 12

type MomentProps = { moment: ToastLine; onShow: () => void; onClose: () => void }

/** The card of a celebrated moment: a level, a streak of 7 days. It closes by itself and blocks nothing. */
export function Moment({ moment, onShow, onClose }: MomentProps) {
  const { sign, text, detail, action, over } = moment
  const shown = useEffectEvent(onShow)
  useEffect(() => shown(), [])
  const pause = useCountdown(SHOWN_FOR, onClose)
  return (
    <div className={styles.moment} data-over={over} {...pause}>
      <span className={styles.particles} aria-hidden="true">
        {Array.from({ length: PARTICLES }, (_, i) => (
          <i key={i} style={{ rotate: `${i / PARTICLES}turn` }} />
        ))}
      </span>
      <span className={styles.sign} aria-hidden="true">
        {sign ?? '✦'}
      </span>
      <div className={styles.words}>
        <strong>{text}</strong>
        {detail && <p>{detail}</p>}
        {action && (
          <Button size="sm" onClick={action.onAction}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label="Dismiss" size="sm" icon={<X />} onClick={onClose} />
    </div>
  )
}
