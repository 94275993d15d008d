import type { Infeasible, Plan } from '#shared/planning/plan.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { offerInWords } from './itemWords.ts'
import styles from './Plans.module.css'

type MisfitsProps = {
  plan: Plan
  isOpen: boolean
  onOffer: (step: string, kind: Infeasible['offers'][number]['kind']) => void
}

/** What has no place, those of one cause in one line, and what would give all of them one. */
export function Misfits({ plan, isOpen, onOffer }: MisfitsProps) {
  const isOfGoal = plan.asked !== null
  return (
    <div className={styles.unfit}>
      <h3>Does not fit</h3>
      <ul>
        {plan.infeasible.map(({ step, count, title, minutes, message, offers }) => (
          <li key={step}>
            <p>
              {!isOfGoal && (
                <>
                  <b dir="auto">{title}</b> ({minutes} min).{' '}
                </>
              )}
              {message}
            </p>
            {isOpen && (
              <div className={styles.offers}>
                {offers.map((offer) => (
                  <Button key={offer.kind} size="sm" onClick={() => onOffer(step, offer.kind)}>
                    {offerInWords(offer, count)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
