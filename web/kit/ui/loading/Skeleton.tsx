import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length. Give the true size, so that nothing moves when the content comes. */
  width?: string
  height?: string
  shape?: 'line' | 'block' | 'circle'
}

/** A placeholder while something is loading. Appears after 150 ms, so that fast answers show no flicker. */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-shape={shape}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
