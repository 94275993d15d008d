import styles from './NowLine.module.css'

/** Scrolls the now-line to the middle, once the days that were just chosen are drawn. */
export function scrollToNow(): void {
  requestAnimationFrame(() => document.querySelector('[data-now]')?.scrollIntoView({ block: 'center' }))
}

/** A line at the present time, which lies at a part of the height. */
export function NowLine({ time, share }: { time: string; share: number }) {
  return <div className={styles.line} style={{ top: `${100 * share}%` }} aria-hidden="true" data-now={time} />
}
