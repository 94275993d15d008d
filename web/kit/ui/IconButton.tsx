import type { ComponentProps, ReactNode } from 'react'
import styles from './IconButton.module.css'

type IconButtonProps = {
  /** What it does, in words: read aloud, and shown as a tip on hover. */
  label: string
  icon: ReactNode
  look?: 'plain' | 'quiet' | 'primary'
  size?: 'md' | 'sm'
} & ComponentProps<'button'>

/** A button with a picture alone. */
export function IconButton({ label, icon, look = 'plain', size = 'md', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-look={look}
      data-size={size}
      className={styles.button}
      {...props}
    >
      {icon}
    </button>
  )
}
