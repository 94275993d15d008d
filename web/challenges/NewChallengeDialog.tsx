import { useId, useState } from 'react'
import {
  type ChallengeKind,
  type Metric,
  MOST_DAYS,
  MOST_DAYS_AHEAD,
  type NewChallenge,
} from '#shared/challenges/challenge.ts'
import { challengePath } from '#shared/paths.ts'
import type { PersonOfOthers } from '#shared/people/card.ts'
import { addDays } from '#shared/time/civil.ts'
import { fieldErrorsOf } from '#web/kit/fieldErrors.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { newId } from '#web/kit/newId.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { RadioCards } from '#web/kit/ui/fields/RadioCards.tsx'
import { refusalOf } from '#web/people/usePeopleActions.ts'
import { useToday } from '#web/profile/today.ts'
import { useIsGamified } from '#web/settings/gamification.ts'
import { useMakeChallenge, useOwnTeams } from './data.ts'
import { FriendPicker } from './FriendPicker.tsx'
import type { Template } from './templates.ts'
import { METRIC_NAMES } from './words.ts'
import styles from './Challenges.module.css'

type NewChallengeDialogProps = {
  template: Template
  /** Who is invited at first. */
  friend?: PersonOfOthers
  onClose: () => void
}

const FRIENDS = 'friends'

/** Makes a challenge: what is counted, from when, for whom. */
export function NewChallengeDialog({ template, friend, onClose }: NewChallengeDialogProps) {
  const [id] = useState(newId)
  const formId = useId()
  const today = useToday()
  const form = useChallengeForm(template, friend, today)
  const { mutate, error, isPending } = useMakeChallenge(id)
  const send = () =>
    mutate(form.asked(), {
      onSuccess: () => {
        onClose()
        goTo(challengePath(id))
      },
    })
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" busy={isPending}>
        Begin
      </Button>
    </>
  )
  return (
    <Dialog open title="New challenge" onClose={onClose} footer={footer}>
      <Form id={formId} noValidate className={styles.form} onSubmit={send}>
        <Fields form={form} today={today} errors={fieldErrorsOf(error)} />
        {error && Object.keys(fieldErrorsOf(error)).length === 0 && <p role="alert">{refusalOf(error)}</p>}
      </Form>
    </Dialog>
  )
}

type ChallengeForm = ReturnType<typeof useChallengeForm>

/** What is typed and chosen, as texts, and what is asked of the server. */
function useChallengeForm(template: Template, friend: PersonOfOthers | undefined, today: string) {
  const [values, setValues] = useState({
    name: template.name,
    kind: template.kind,
    metric: template.metric,
    startsOn: today,
    days: String(template.days),
    target: template.target === null ? '' : String(template.target),
    audience: FRIENDS,
    invited: friend?.user_id ? [friend.user_id] : [],
  })
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const asked = (): Omit<NewChallenge, 'id'> => ({
    name: values.name,
    kind: values.kind,
    metric: values.metric,
    starts_on: values.startsOn,
    days: Number(values.days),
    target: values.target.trim() === '' ? null : Number(values.target),
    ...(values.audience === FRIENDS ? { invite: values.invited } : { team_id: values.audience }),
  })
  return { values, set, asked }
}

type FieldsProps = { form: ChallengeForm; today: string; errors: Record<string, string> }

function Fields({ form: { values, set }, today, errors }: FieldsProps) {
  const isTogether = values.kind === 'together'
  return (
    <>
      <Field
        label="Name"
        value={values.name}
        error={errors.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <RadioCards<ChallengeKind>
        label="How"
        value={values.kind}
        onChange={(kind) => set({ kind })}
        options={[
          { value: 'race', label: 'A race', hint: 'Each for themselves' },
          { value: 'together', label: 'Together', hint: 'One bar that all fill' },
        ]}
      />
      <WhatCounts metric={values.metric} onChange={(metric) => set({ metric })} />
      <div className={styles.pair}>
        <Field
          label={isTogether ? 'Target together' : 'Target each (optional)'}
          inputMode="numeric"
          value={values.target}
          error={errors.target}
          onChange={({ target }) => set({ target: target.value })}
        />
        <Field
          label="Days"
          type="number"
          min={1}
          max={MOST_DAYS}
          value={values.days}
          error={errors.days}
          onChange={({ target }) => set({ days: target.value })}
        />
      </div>
      <Field
        label="Begins on"
        type="date"
        min={today}
        max={addDays(today, MOST_DAYS_AHEAD)}
        value={values.startsOn}
        error={errors.starts_on}
        onChange={({ target }) => set({ startsOn: target.value })}
      />
      <Audience form={{ values, set }} errors={errors} />
    </>
  )
}

function WhatCounts({ metric, onChange }: { metric: Metric; onChange: (metric: Metric) => void }) {
  const isGamified = useIsGamified()
  const options = Object.entries(METRIC_NAMES)
    .filter(([value]) => isGamified || value !== 'xp')
    .map(([value, label]) => ({ value, label }))
  return (
    <Choice
      label="What counts"
      options={options}
      value={metric}
      onChange={({ target }) => onChange(target.value as Metric)}
    />
  )
}

/** Friends one by one, or a team whose members may all join. */
function Audience({
  form: { values, set },
  errors,
}: Pick<FieldsProps, 'errors'> & { form: Omit<ChallengeForm, 'asked'> }) {
  const teams = useOwnTeams()
  return (
    <>
      {teams.length > 0 && (
        <Choice
          label="For"
          error={errors.team_id}
          options={[
            { value: FRIENDS, label: 'Friends' },
            ...teams.map(({ id, name }) => ({ value: id, label: `Team ${name}` })),
          ]}
          value={values.audience}
          onChange={({ target }) => set({ audience: target.value })}
        />
      )}
      {values.audience === FRIENDS && (
        <FriendPicker
          invited={values.invited}
          error={errors.invite}
          onChange={(invited) => set({ invited })}
        />
      )}
    </>
  )
}
