import { Check, Eye } from 'lucide-react'
import { useState } from 'react'
import { PasswordMeter } from '#web/auth/PasswordMeter.tsx'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Field, TextArea } from '#web/kit/ui/fields/Field.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { RadioCards } from '#web/kit/ui/fields/RadioCards.tsx'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { Columns, Section } from './Section.tsx'

const PRIORITIES = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
]

/** All form controls. */
export function Fields() {
  const [on, setOn] = useState(true)
  const [pick, setPick] = useState('gold')
  return (
    <Section title="Fields">
      <Columns>
        <Field label="Title" defaultValue="Morning stretch" />
        <Field label="Empty" placeholder="What will you do?" hint="With a hint beneath" />
        <Field label="Email" defaultValue="ada@" error="Please enter your email address" />
        <Field
          label="Password"
          type="password"
          autoComplete="off"
          defaultValue="secret"
          trailing={<IconButton label="Show password" icon={<Eye aria-hidden="true" />} />}
        />
        <Field label="Confirmed" defaultValue="secret" trailing={<Check aria-label="It matches" />} />
        <Field label="Disabled" defaultValue="Nothing to change" disabled />
        <Choice label="Priority" options={PRIORITIES} defaultValue="medium" />
        <Choice label="Priority, wrong" options={PRIORITIES} error="Choose a priority" />
        <Choice label="Priority, disabled" options={PRIORITIES} disabled />
        <TextArea label="Notes" defaultValue="Several lines of text." />
      </Columns>
      <Columns>
        {['', 'abcdef', 'abcdef1', 'Abcdef1', 'Abcdef1!'].map((password) => (
          <PasswordMeter key={password} password={password} />
        ))}
      </Columns>
      <Columns>
        <Switch label="Reduced motion" hint="Things change without moving" checked={on} onChange={setOn} />
        <Switch label="Sounds" hint="A soft chime" checked={!on} onChange={(next) => setOn(!next)} />
        <Switch label="Not yours to switch" checked={false} disabled onChange={setOn} />
        <Checkbox label="Repeat every week" hint="On the same weekday" defaultChecked />
        <Checkbox label="Unchecked" />
        <Checkbox label="Disabled" disabled />
      </Columns>
      <RadioCards
        label="Theme"
        value={pick}
        onChange={setPick}
        options={[
          { value: 'gold', label: 'Gold' },
          { value: 'blue', label: 'Blue', hint: 'Calm' },
          { value: 'green', label: 'Green' },
        ]}
      />
    </Section>
  )
}
