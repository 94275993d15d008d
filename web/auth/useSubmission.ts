import { type FormEvent, useRef, useState } from 'react'
import { type FormErrors, stillWrong } from '#shared/auth/credentials.ts'
import { useFirstError } from './useFirstError.ts'

type Submission<Field extends string> = {
  /** The errors of the form's present values, by field. */
  check: () => FormErrors<Field>
  send: () => Promise<void>
  /** The sentence for whatever `send` threw. */
  explain: (error: unknown) => string
}

/**
 * A form's submission: checks and sends it, and keeps each error at its field until that is corrected, with the focus on
 * the first. `done` once it was accepted.
 */
export function useSubmission<Field extends string>({ check, send, explain }: Submission<Field>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors<Field>>({})
  const [failure, setFailure] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  useFirstError(form, errors)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = check()
    setErrors(found)
    setFailure('')
    if (Object.keys(found).length > 0) return
    setState('sending')
    try {
      await send()
      setState('done')
    } catch (error) {
      setFailure(explain(error))
      setState('open')
    }
  }
  return {
    form,
    errors: stillWrong(errors, check()),
    failure,
    state,
    submit: (event: FormEvent) => void submit(event),
  }
}
