import { Card } from '#web/kit/ui/Card.tsx'
import { AskButton } from './AskButton.tsx'
import styles from './People.module.css'

/** Who shows nothing and who does not exist look the same. */
export function NobodyToSee({ handle }: { handle: string }) {
  return (
    <Card label="Nobody to see">
      <p>
        There is nobody called @{handle} here, or they do not show themselves to you. If you know them, ask to
        be friends: if they are here, your request reaches them.
      </p>
      <div className={styles.ways}>
        <AskButton handle={handle} name={`@${handle}`} />
      </div>
    </Card>
  )
}
