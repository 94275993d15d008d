import styles from './Avatar.module.css'

type AvatarProps = {
  /** An emoji. */
  picture: string
  name: string
  size?: 'sm' | 'md' | 'lg'
  status?: 'online' | 'away' | 'offline'
}

/** Somebody's emoji in a circle. A status always comes with its word. */
export function Avatar({ picture, name, size = 'md', status }: AvatarProps) {
  const words = status ? `${name}, ${status}` : name
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an emoji is text, not a file
    <span className={styles.avatar} data-size={size} role="img" aria-label={words}>
      <span aria-hidden="true">{picture}</span>
      {status && <i data-status={status} title={status} />}
    </span>
  )
}
