import { PRODUCT_NAME } from '#shared/product.ts'
import styles from './Logo.module.css'

/** The mark, a path that leads up to a star, with the product's name. */
export function Logo({ size = 'md' }: { size?: 'md' | 'lg' }) {
  return (
    <span className={styles.logo} data-size={size}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          className={styles.star}
          d="M19.5 1.5l3.1 7.9 7.9 3.1-7.9 3.1-3.1 7.9-3.1-7.9-7.9-3.1 7.9-3.1z"
        />
        <path className={styles.way} d="M3.5 28.5C7.5 28.3 10.5 26 12 22.5" />
      </svg>
      {PRODUCT_NAME}
    </span>
  )
}
