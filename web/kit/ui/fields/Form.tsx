import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> & { onSubmit: () => void }

/**
 * A form whose fields keep what they show when it is sent. React resets a form after its `action`, and a select that it
 * controls then shows its first option.
 */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
