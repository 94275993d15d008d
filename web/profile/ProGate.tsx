import type { ReactNode } from 'react'
import { useProfile } from './data.ts'
import styles from './ProGate.module.css'

/** Whether the person may use what belongs to the plan Pro: by their plan, or since they try the product before others. */
export function useHasPro(): boolean {
  const { plan, betaAccess } = useProfile()
  return plan === 'pro' || betaAccess
}

type ProGateProps = {
  /** What it is called. */
  name: string
  /** Leaves it out instead of dimming it. */
  isHidden?: boolean
  children: ReactNode
}

/** What belongs to the plan Pro: for others it is dimmed, cannot be used, and says why. */
export function ProGate({ name, isHidden = false, children }: ProGateProps) {
  if (useHasPro()) return children
  if (isHidden) return null
  return (
    <span className={styles.gate} title="Upgrade to Pro to unlock this feature">
      <span inert className={styles.dimmed}>
        {children}
      </span>
      <span className={styles.overlay}>
        <span>{name}</span>
        <span>Pro Feature</span>
      </span>
    </span>
  )
}
