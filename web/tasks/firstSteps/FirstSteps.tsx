import { Check, Play, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FIRST_STEPS, type FirstStep } from '#shared/tasks/firstSteps.ts'
import { useUpdateProfile } from '#web/profile/data.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { useChangeTask } from '../data.ts'
import { FirstQuestion } from './FirstQuestion.tsx'
import { useFirstSteps } from './useFirstSteps.ts'
import styles from './FirstSteps.module.css'

/** The first run: one question while there is no task, then a dot for each of adding, starting and completing one. */
export function FirstSteps({ today }: { today: string }) {
  const { done, next } = useFirstSteps()
  const { mutate } = useUpdateProfile()
  const change = useChangeTask()
  const wasAsked = useRef(!done.has('add'))
  const act = useRef<HTMLButtonElement>(null)
  const hasTask = done.has('add')

  // The field of the question is gone: the focus goes on to the next step.
  useEffect(() => {
    if (!hasTask || !wasAsked.current) return
    wasAsked.current = false
    act.current?.focus()
  }, [hasTask])

  const step = next && FIRST_STEPS.find((each) => each !== 'add' && !done.has(each))
  return (
    <section className={styles.steps} aria-label="First steps">
      {!hasTask && <FirstQuestion today={today} />}
      <div className={styles.line}>
        <ol>
          {FIRST_STEPS.map((each) => (
            <li key={each} data-done={done.has(each) || undefined}>
              <VisuallyHidden>{done.has(each) ? 'Done: ' : 'To do: '}</VisuallyHidden>
              {WORDS[each]}
            </li>
          ))}
        </ol>
        {step && (
          <Button
            ref={act}
            size="sm"
            look="primary"
            icon={step === 'start' ? <Play /> : <Check />}
            onClick={() =>
              change({ kind: 'act', id: next.id, action: step === 'start' ? 'start' : 'complete' })
            }
          >
            {step === 'start' ? 'Start' : 'Complete'} “{next.title}”
          </Button>
        )}
        {done.size === FIRST_STEPS.length && <p>That is all there is to it.</p>}
        <IconButton
          label="Close the first steps"
          size="sm"
          icon={<X />}
          onClick={() => mutate({ first_steps: 'closed' })}
        />
      </div>
    </section>
  )
}

const WORDS: Record<FirstStep, string> = { add: 'Add', start: 'Start', complete: 'Complete' }
