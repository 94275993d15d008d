import { PRODUCT_NAME } from '#shared/product.ts'
import styles from './Logo.module.css'

/** The mark, a path that leads up to a star, with the product's name. */
export function Logo({ size = 'md' }: { size?: 'md' | 'lg' }) {
  return (
    <span className={styles.logo} data-size={size}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.star} d="M20 2.5l2.6 6.9 6.9 2.6-6.9 2.6-2.6 6.9-2.6-6.9-6.9-2.6 6.9-2.6z" />
        <path className={styles.way} d="M3 28.5c4.5.5 7-.9 7.2-3.7.2-2.5 1.4-4.3 4.3-5.2" />
        <circle className={styles.here} cx="3.6" cy="28.4" r="1.9" />
      </svg>
      {PRODUCT_NAME}
    </span>
  )
}
