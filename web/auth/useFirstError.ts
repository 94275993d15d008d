import { type RefObject, useEffect } from 'react'

/** After each submit that found errors, puts the focus on the first field that has one, which reads its error aloud. */
export function useFirstError(form: RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, errors])
}
