import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'

type CheckboxProps = { label: ReactNode; hint?: ReactNode } & Omit<ComponentProps<'input'>, 'type'>

/** A box to tick, with its words beside it. */
export function Checkbox({ label, hint, id, ...props }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  return (
    <div className={styles.row}>
      <span className={styles.frame}>
        <input
          id={boxId}
          type="checkbox"
          className={styles.box}
          aria-describedby={hint === undefined ? undefined : `${boxId}-hint`}
          {...props}
        />
        <Check aria-hidden="true" />
      </span>
      <label htmlFor={boxId}>{label}</label>
      {hint !== undefined && (
        <p id={`${boxId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
