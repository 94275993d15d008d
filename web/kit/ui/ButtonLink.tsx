import type { ComponentProps } from 'react'
import { Link } from '#web/kit/navigation.tsx'
import type { ButtonLook } from './Button.tsx'
import styles from './Button.module.css'

/** A link to another screen that looks like a button. */
export function ButtonLink({
  look = 'quiet',
  size = 'md',
  icon,
  children,
  ...props
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link data-look={look} data-size={size} className={styles.button} {...props}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  )
}
