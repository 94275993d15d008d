import { useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { keepSentence } from '#web/sentenceToPlan.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { GOAL_EXAMPLES } from './goalExamples.ts'
import styles from './AskForGoal.module.css'

/** Asks what somebody wants to reach, with examples; the goal wizard plans it. */
export function AskForGoal() {
  const [text, setText] = useState('')
  const plan = (sentence: string) => {
    if (sentence.trim() === '') return
    keepSentence(sentence)
    goTo(PATHS.goalWizard)
  }
  return (
    <div className={styles.ask}>
      <Form className={styles.form} onSubmit={() => plan(text)}>
        <Field
          label="What do you want to reach?"
          placeholder="Run 10 km by June, 3 times a week"
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          Plan it
        </Button>
      </Form>
      <ul aria-label="Examples">
        {GOAL_EXAMPLES.map((example) => (
          <li key={example}>
            <Button size="sm" look="plain" onClick={() => plan(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
