import { type RefObject, useEffect } from 'react'

/** Puts the focus into a form's first field when it appears in the place of the button that asked for it. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus(), [form])
}
