import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './SettingRow.module.css'

type SettingRowProps = {
  /** How often it was saved here: each time a tick shows and fades. */
  saves?: number
  children: ReactNode
}

/** One setting of a group: search finds it by its words (SettingsSearch.tsx), and a tick says that it is saved. */
export function SettingRow({ saves = 0, children }: SettingRowProps) {
  return (
    <div className={styles.row} data-setting>
      {children}
      {saves > 0 && (
        <span key={saves} className={styles.tick} aria-hidden="true">
          <Check />
        </span>
      )}
    </div>
  )
}
