import { useId, useState } from 'react'
import { CATEGORIES, type Category } from '#shared/tasks/fields.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { fieldErrorsOf } from '#web/kit/fieldErrors.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { refusalOf } from '#web/people/usePeopleActions.ts'
import styles from './Teams.module.css'
import { newTeamId, useCreateTeam } from './useTeamActions.ts'

type TeamFields = { name: string; category: Category }

/** Makes a team and opens it. */
export function CreateTeam({ onClose }: { onClose: () => void }) {
  const [id] = useState(newTeamId)
  const { mutate, isPending, error } = useCreateTeam()
  return (
    <TeamDialog
      title="Create Team"
      saveLabel="Create"
      before={{ name: '', category: 'general' }}
      isBusy={isPending}
      error={error}
      onSave={(fields) => mutate({ id, ...fields })}
      onClose={onClose}
    />
  )
}

type TeamDialogProps = {
  title: string
  saveLabel: string
  before: TeamFields
  isBusy: boolean
  error?: Error | null
  onSave: (fields: TeamFields) => void
  onClose: () => void
}

/** The name and category of a team. */
export function TeamDialog({ title, saveLabel, before, isBusy, error, onSave, onClose }: TeamDialogProps) {
  const formId = useId()
  const [fields, setFields] = useState(before)
  const errors = fieldErrorsOf(error)
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" busy={isBusy} disabled={fields.name.trim() === ''}>
        {saveLabel}
      </Button>
    </>
  )
  return (
    <Dialog title={title} open onClose={onClose} footer={footer} width="narrow">
      <Form id={formId} noValidate className={styles.form} onSubmit={() => onSave(fields)}>
        <Field
          label="Name"
          maxLength={60}
          value={fields.name}
          error={errors.name}
          hint="All members see it."
          onChange={({ target }) => setFields({ ...fields, name: target.value })}
        />
        <Choice
          label="Category"
          options={CATEGORIES.map((value) => ({ value, label: capitalised(value) }))}
          value={fields.category}
          onChange={({ target }) => setFields({ ...fields, category: target.value as Category })}
        />
        {error && Object.keys(errors).length === 0 && <p role="alert">{refusalOf(error)}</p>}
      </Form>
    </Dialog>
  )
}
