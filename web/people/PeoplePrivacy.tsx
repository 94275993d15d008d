import { REQUESTS_FROM } from '#shared/settings/choices.ts'
import type { Settings } from '#shared/settings/settings.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Rows } from '#web/kit/ui/Row.tsx'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { useProfile } from '#web/profile/data.ts'
import { SettingRow } from '#web/settings/SettingRow.tsx'
import { useChooseSettings } from '#web/settings/useChooseSettings.ts'
import { useBlocks } from './data.ts'
import { PersonRow } from './PersonRow.tsx'
import { usePeopleActions } from './usePeopleActions.ts'

type RowProps = { settings: Settings }

/** What others see of this person and who may ask them (docs/rules/people.md, People). */
export function PeoplePrivacy({ settings }: RowProps) {
  return (
    <Card title="People and privacy">
      <Asking settings={settings} />
      {SWITCHES.map((each) => (
        <OneSwitch key={each.field} settings={settings} {...each} />
      ))}
      <PublicPage settings={settings} />
      <Blocked />
    </Card>
  )
}

type SwitchField =
  | 'show_presence'
  | 'share_activity'
  | 'leaderboard_friends'
  | 'leaderboard_everyone'
  | 'suggest_me'

const SWITCHES: readonly { field: SwitchField; label: string; hint: string }[] = [
  {
    field: 'show_presence',
    label: 'When I am here',
    hint: 'Friends see whether you are online and when you were last active. Off: nobody does.',
  },
  {
    field: 'share_activity',
    label: 'My activity',
    hint: 'Friends see what you reach, and can cheer. Off: nobody does.',
  },
  {
    field: 'leaderboard_friends',
    label: 'Leaderboard of friends',
    hint: 'Friends compare their week with yours. Off: you are on no friend’s board.',
  },
  {
    field: 'leaderboard_everyone',
    label: 'Leaderboard of everyone',
    hint: 'Strangers see your name, handle, avatar and the points of your week. Off: they do not.',
  },
  {
    field: 'suggest_me',
    label: 'Suggest me',
    hint: 'Friends of your friends may find you under “People you may know”. Off: nobody does.',
  },
]

type OneSwitchProps = RowProps & (typeof SWITCHES)[number]

function OneSwitch({ settings, field, label, hint }: OneSwitchProps) {
  const { choose, saves } = useChooseSettings(settings)
  return (
    <SettingRow saves={saves}>
      <Switch
        label={label}
        hint={hint}
        checked={settings[field]}
        onChange={(on) => choose({ [field]: on })}
      />
    </SettingRow>
  )
}

function PublicPage({ settings }: RowProps) {
  const { choose, saves } = useChooseSettings(settings)
  const { handle } = useProfile()
  return (
    <SettingRow saves={saves}>
      <Switch
        label="Public page"
        hint={`Everybody sees your name, your avatar and the goals that you published at ${location.host}/u/${handle}, also without an account. Off: there is no such page.`}
        checked={settings.public_page}
        onChange={(on) => choose({ public_page: on })}
      />
    </SettingRow>
  )
}

const WHO_ASKS: Record<(typeof REQUESTS_FROM)[number], string> = {
  everyone: 'Everyone',
  known: 'Friends of friends',
  nobody: 'Nobody',
}

function Asking({ settings }: RowProps) {
  const { choose, saves } = useChooseSettings(settings)
  return (
    <SettingRow saves={saves}>
      <Choice
        label="Who may ask to be friends"
        hint="Others can still ask, but it does not reach you, and they do not notice."
        options={REQUESTS_FROM.map((value) => ({ value, label: WHO_ASKS[value] }))}
        value={settings.requests_from}
        onChange={({ target }) => {
          const chosen = REQUESTS_FROM.find((each) => each === target.value)
          if (chosen) choose({ requests_from: chosen })
        }}
      />
    </SettingRow>
  )
}

function Blocked() {
  const { rows } = useBlocks()
  const { unblock } = usePeopleActions()
  if (rows.length === 0) return null
  return (
    <SettingRow>
      <p>Blocked: they cannot see you, and you cannot see them.</p>
      <Rows>
        {rows.map((person) => (
          <PersonRow
            key={person.user_id}
            person={person}
            actions={
              <Button size="sm" aria-label={`Unblock ${person.name}`} onClick={() => unblock(person)}>
                Unblock
              </Button>
            }
          />
        ))}
      </Rows>
    </SettingRow>
  )
}
