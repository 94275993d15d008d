import { Check, Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import styles from './AuthForms.module.css'

type PasswordFieldProps = {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** Puts a green check in the place of the eye: it matches what was entered before. */
  matches?: boolean
}

/** A password with a button that shows it, and a hint while Caps Lock is on. */
export function PasswordField({ value, onChange, matches = false, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const eye = (
    <IconButton
      label={shown ? 'Hide password' : 'Show password'}
      icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      hint={capsLock ? 'Caps Lock is on' : undefined}
      trailing={matches ? <Match /> : eye}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
    />
  )
}

function Match() {
  return (
    <output className={styles.match}>
      <Check aria-hidden="true" />
      <VisuallyHidden>Passwords match</VisuallyHidden>
    </output>
  )
}
