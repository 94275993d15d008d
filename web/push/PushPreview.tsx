import { Logo } from '#web/kit/ui/Logo.tsx'
import styles from './Push.module.css'

/** What a push will look like, before anybody is asked to allow one. @param title of what the person is to be reminded of */
export function PushPreview({ title = 'Focus Work Block', body = 'Today at 09:00' }) {
  return (
    <figure className={styles.preview}>
      <div className={styles.picture} aria-hidden="true">
        <Logo />
        <strong>{title}</strong>
        <span>{body}</span>
        <ul>
          <li>Done</li>
          <li>Snooze 10 min</li>
        </ul>
      </div>
      <figcaption>So it will look: what it is, when, and the next step.</figcaption>
    </figure>
  )
}
