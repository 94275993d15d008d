import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { useAddTasks } from '../quickAdd/useAddTasks.ts'
import { useReadingContext } from '../quickAdd/useReadingContext.ts'
import { useFirstSteps } from './useFirstSteps.ts'
import styles from './FirstSteps.module.css'

const loadGrammar = async () => {
  const [{ parseQuickAdd }, { guessCategory }] = await Promise.all([
    import('#shared/tasks/quickAdd/quickAdd.ts'),
    import('#shared/tasks/categoryGuess.ts'),
  ])
  return { parseQuickAdd, guessCategory }
}

/** One click away for those who would rather not type. */
const IDEAS = ['Walk 20 min', 'Answer one email 10 min', 'Tidy one drawer 15 min']

type FirstQuestionProps = {
  today: string
  /** It lies over the plan. */
  isOver?: boolean
}

/** Asks for the first task, and nothing else does meanwhile. What names no day is for today. */
export function FirstQuestion({ today, isOver = false }: FirstQuestionProps) {
  const { done, isKnown } = useFirstSteps(today)
  const context = useReadingContext()
  const addTasks = useAddTasks()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const add = async (line: string) => {
    if (isAdding) return
    setIsAdding(true)
    const grammar = await loadGrammar().catch(() => null)
    setIsAdding(false)
    if (!grammar) {
      setError('This could not be loaded. Check the network, then try again.')
      return
    }
    const { title, task, reminders } = grammar.parseQuickAdd(line, context)
    const guessed = grammar.guessCategory(title, []) // there is no past yet
    const dated = { ...task, title, scheduled_date: task.scheduled_date ?? today, reminders }
    const refusal = addTasks([guessed === null ? dated : { category: guessed, ...dated }])
    if (refusal !== null) setError(refusal)
  }
  if (!isKnown || done.has('add')) return null
  return (
    <section
      className={styles.question}
      data-over={isOver || undefined}
      aria-label="First task"
      data-first-question=""
    >
      <Form className={styles.form} onSubmit={() => void add(text)}>
        <Field
          label="What is one thing you want done today?"
          placeholder="Water the plants 18:00"
          value={text}
          error={error}
          onChange={({ target }) => {
            setText(target.value)
            setError(undefined)
            void loadGrammar().catch(() => {}) // it is here before the line is sent
          }}
        />
        <Button type="submit" look="primary" icon={<Plus />} disabled={text.trim() === ''}>
          Add it
        </Button>
        <div className={styles.ideas}>
          {IDEAS.map((idea) => (
            <Button key={idea} size="sm" onClick={() => void add(idea)}>
              {idea}
            </Button>
          ))}
        </div>
      </Form>
    </section>
  )
}
