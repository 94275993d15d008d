import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Labelled.module.css'

export type FieldWords = {
  label: string
  /** What to enter, or why; read with the field. */
  hint?: ReactNode
  /** What is wrong, beside the field. Set it and the field counts as invalid. */
  error?: string | undefined
}

/** Label above, hint and error below: the frame of every field. */
export function Labelled({
  id,
  label,
  hint,
  error,
  children,
}: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}

/** The attributes that tie a control to its hint and error. */
export function described(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const by = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': by || undefined, 'aria-invalid': error ? (true as const) : undefined }
}
