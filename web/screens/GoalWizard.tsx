import { ArrowLeft, WandSparkles } from 'lucide-react'
import { PATHS } from '#shared/paths.ts'
import { ASSISTANT_NAME } from '#shared/product.ts'
import { QuickAdd } from '#web/tasks/quickAdd/QuickAdd.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import styles from './GoalWizard.module.css'

/** The goal wizard. Without an AI provider it says so, and offers what works without one. */
export function GoalWizard() {
  return (
    <ScreenFrame
      title="Goal Wizard"
      lead="From a goal to steps on your calendar."
      width="column"
      back={
        <div className={styles.back}>
          <ButtonLink to={PATHS.dashboard} look="plain" size="sm" icon={<ArrowLeft aria-hidden="true" />}>
            Back to dashboard
          </ButtonLink>
        </div>
      }
    >
      <article className={styles.message} aria-label={`${ASSISTANT_NAME} says`}>
        <span className={styles.sign}>
          <WandSparkles aria-hidden="true" />
        </span>
        <div>
          <h2>{ASSISTANT_NAME}</h2>
          <p>
            The AI wizard is off on this server. The people who run it can turn it on by setting up an AI
            provider.
          </p>
          <p>
            Until then, write down the next step yourself. I understand days, times, lengths and repetitions.
          </p>
        </div>
      </article>
      <Card title="Quick add">
        <QuickAdd />
      </Card>
    </ScreenFrame>
  )
}
