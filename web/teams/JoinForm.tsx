import { useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { refusalOf } from '#web/people/usePeopleActions.ts'
import styles from './Teams.module.css'
import { useJoinTeam } from './useTeamActions.ts'

/** Joins a team by a code. @param code as the link that was followed has it */
export function JoinForm({ code = '' }: { code?: string }) {
  const [typed, setTyped] = useState(code)
  const { mutate, isPending, error, reset } = useJoinTeam()
  return (
    <Form noValidate className={styles.join} onSubmit={() => mutate(typed)}>
      <Field
        label="Code of a team"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        hint="Eight letters and digits, from somebody in the team."
        error={error ? refusalOf(error) : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          reset()
        }}
      />
      <Button type="submit" look="primary" busy={isPending} disabled={typed.trim() === ''}>
        Join Team
      </Button>
    </Form>
  )
}
