import { useQueryClient } from '@tanstack/react-query'
import { Check, Play, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { FIRST_STEPS, type FirstStep } from '#shared/tasks/firstSteps.ts'
import { profileMutation } from '#web/profile/data.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { useChangeTask } from '../data.ts'
import { useFirstSteps } from './useFirstSteps.ts'
import styles from './FirstSteps.module.css'

type FirstStepsProps = {
  today: string
  isOver?: boolean
  /** What comes once all of them are done. */
  children: ReactNode
}

/** A dot for each of adding, starting and completing a task, with the next of them as a button. It can be closed. */
export function FirstSteps({ today, isOver = false, children }: FirstStepsProps) {
  const { done, next, isKnown } = useFirstSteps(today)
  const client = useQueryClient()
  const change = useChangeTask()
  const line = useRef<HTMLElement>(null)
  const close = () => {
    const mutation = client.getMutationCache().build(client, profileMutation(client))
    mutation.execute({ first_steps: 'closed' }).catch(() => {}) // a refusal has reverted it
  }
  const steps = FIRST_STEPS.flatMap((each) => (each === 'add' || done.has(each) ? [] : each))
  if (!isKnown || !done.has('add')) return null // until then the question is all there is
  return (
    <section
      ref={line}
      tabIndex={-1}
      className={styles.line}
      data-over={isOver || undefined}
      aria-label="First steps"
    >
      <ol>
        {FIRST_STEPS.map((each) => (
          <li key={each} data-done={done.has(each) || undefined}>
            <VisuallyHidden>{done.has(each) ? 'Done: ' : 'To do: '}</VisuallyHidden>
            {WORDS[each]}
          </li>
        ))}
      </ol>
      {next &&
        steps.map((step, index) => (
          <Button
            key={step}
            size="sm"
            look={index === 0 ? 'primary' : 'quiet'}
            icon={step === 'start' ? <Play /> : <Check />}
            onClick={() => {
              line.current?.focus() // the button goes, and the next step is one Tab away
              change({ kind: 'act', id: next.id, action: step })
            }}
          >
            {WORDS[step]} “{next.title}”
          </Button>
        ))}
      {done.has('complete') && children}
      <IconButton label="Close the first steps" size="sm" icon={<X />} onClick={close} />
    </section>
  )
}

const WORDS: Record<FirstStep, string> = { add: 'Add', start: 'Start', complete: 'Complete' }
