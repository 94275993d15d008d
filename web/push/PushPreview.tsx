import styles from './Push.module.css'

/** What a push will look like, before anybody is asked to allow one. */
export function PushPreview() {
  return (
    <figure className={styles.preview}>
      <div className={styles.picture} aria-hidden="true">
        <img src="/icon-48.png" alt="" width="40" height="40" />
        <strong>Focus Work Block</strong>
        <span>Today at 09:00</span>
        <ul>
          <li>Done</li>
          <li>Snooze 10 min</li>
        </ul>
      </div>
      <figcaption>This is how it will look: what it is, when, and the next step.</figcaption>
    </figure>
  )
}
