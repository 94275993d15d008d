import { useId } from 'react'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { intentOf, useDeclarableTasks } from './useDeclaredTask.ts'

type IntentFieldProps = { value: string; error?: string | undefined; onChange: (value: string) => void }

/** What somebody will do, in a few words, or one of today's tasks. */
export function IntentField({ value, error, onChange }: IntentFieldProps) {
  const list = useId()
  const titles = [...new Set(useDeclarableTasks().map(intentOf))]
  const isTask = titles.includes(value.trim())
  return (
    <>
      <Field
        label="What will you do?"
        list={list}
        maxLength={140}
        autoComplete="off"
        value={value}
        error={error}
        hint={
          isTask
            ? 'A task of today: its timer runs while the room does.'
            : 'Everybody in the room reads it. Choose a task of today and its timer runs along.'
        }
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {titles.map((title) => (
          <option key={title}>{title}</option>
        ))}
      </datalist>
    </>
  )
}
