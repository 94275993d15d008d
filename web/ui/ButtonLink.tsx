import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { ButtonLook } from './Button.tsx'
import styles from './Button.module.css'

function Anchor({ look = 'quiet', size = 'md', icon, children, ...props }: ButtonLook & ComponentProps<'a'>) {
  return (
    <a data-look={look} data-size={size} className={styles.button} {...props}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </a>
  )
}

/** A link to another screen that looks like a button. Takes the router's `to`. */
export const ButtonLink = createLink(Anchor)
