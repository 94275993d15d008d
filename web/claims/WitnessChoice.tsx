import type { Task } from '#shared/tasks/task.ts'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { useActivePartners } from '#web/partners/data.ts'
import { useTeams } from '#web/teams/data.ts'

type WitnessChoiceProps = {
  type: Task['accountability_type']
  /** The partner's or the team's id; empty is who is asked by default. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Who confirms a task that answers to a partner or a team. Nothing for the other types. */
export function WitnessChoice({ type, ...props }: WitnessChoiceProps) {
  if (type === 'partner') return <PartnerChoice {...props} />
  return type === 'team' ? <TeamChoice {...props} /> : null
}

type OneProps = Omit<WitnessChoiceProps, 'type'>

function PartnerChoice(props: OneProps) {
  const partners = useActivePartners()
  const usual = partners.find(({ is_default }) => is_default)
  return (
    <Witness
      {...props}
      label="Partner"
      usual={usual ? `${usual.name} (by default)` : 'Nobody by default'}
      witnesses={partners.flatMap(({ user_id: id, name }) => (id === null ? [] : [{ id, name }]))}
      hint={partners.length === 0 ? 'You find one in Settings, Accountability' : undefined}
    />
  )
}

function TeamChoice(props: OneProps) {
  const { teams } = useTeams()
  const usual = teams.find(({ is_default }) => is_default)
  return (
    <Witness
      {...props}
      label="Team"
      usual={usual ? `${usual.name} (by default)` : 'No team by default'}
      witnesses={teams}
      hint={teams.length === 0 ? 'You join one in Settings, Teams' : undefined}
    />
  )
}

type WitnessProps = OneProps & {
  label: string
  usual: string
  witnesses: readonly { id: string; name: string }[]
  hint: string | undefined
}

function Witness({ label, usual, witnesses, value, error, hint, onChange }: WitnessProps) {
  const isKnown = value === '' || witnesses.some(({ id }) => id === value)
  return (
    <Choice
      label={label}
      hint={hint}
      error={error}
      options={[
        { value: '', label: usual },
        ...witnesses.map(({ id, name }) => ({ value: id, label: name })),
        ...(isKnown ? [] : [{ value, label: 'Somebody else' }]),
      ]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
