import { useState } from 'react'
import { colorByChance, type Domain, lastPosition, MOST_DOMAINS, NewDomain } from '#shared/domains/domain.ts'
import { CATEGORIES, type Category } from '#shared/tasks/fields.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { capitalised } from '#shared/text/capitalised.ts'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { EmblemPicker } from '#web/kit/ui/fields/EmblemPicker.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { domains } from './data.ts'
import styles from './Domains.module.css'

type Values = Pick<Domain, 'name' | 'icon' | 'color' | 'categories' | 'position'>
type DomainFormProps = { domain?: Domain; onSave: (values: Values) => void; onCancel?: () => void }

/** The fields of a domain: an empty one with a colour by chance, or one to change. */
export function DomainForm({ domain, onSave, onCancel }: DomainFormProps) {
  const { rows } = domains.useRows()
  const [values, setValues] = useState<Values>(
    () =>
      domain ?? {
        name: '',
        icon: 'Target',
        color: colorByChance(Math.random()),
        categories: [],
        position: lastPosition(rows.map(({ position }) => position)),
      },
  )
  const set = (change: Partial<Values>) => setValues({ ...values, ...change })
  const { name, icon, color, categories, position } = values
  const error = NewDomain.safeParse({ name, icon, color, categories, position }).error?.issues[0]?.message
  const isFull = !domain && rows.length >= MOST_DOMAINS
  const toggle = (category: Category, isOn: boolean) =>
    set({ categories: CATEGORIES.filter((one) => (one === category ? isOn : categories.includes(one))) })

  return (
    <Form
      className={styles.form}
      onSubmit={() => onSave({ name: name.trim(), icon, color, categories, position })}
    >
      <Field
        label="Name"
        placeholder="Domain name (e.g., Spirituality, Hobbies, Travel)"
        value={name}
        error={name.trim() === '' ? undefined : error}
        onChange={({ target }) => set({ name: target.value })}
      />
      <EmblemPicker icon={icon} color={color} onChange={set} />
      <details>
        <summary>Categories whose tasks count here ({categories.length})</summary>
        <p>A category belongs to one domain. Choosing it here takes it from the other.</p>
        <div className={styles.categories}>
          {CATEGORIES.map((each) => (
            <Checkbox
              key={each}
              label={labelOf(each, rows, domain)}
              checked={categories.includes(each)}
              onChange={({ target }) => toggle(each, target.checked)}
            />
          ))}
        </div>
      </details>
      <div className={styles.buttons}>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" look="primary" disabled={error !== undefined || isFull}>
          {domain ? 'Save Changes' : 'Add Domain'}
        </Button>
        {isFull && <small>There can be {MOST_DOMAINS} domains. Delete one to make room.</small>}
      </div>
    </Form>
  )
}

/** A category, and the domain that has it now. */
function labelOf(category: Category, rows: readonly Domain[], edited: Domain | undefined): string {
  const owner = rows.find(({ id, categories }) => id !== edited?.id && categories.includes(category))
  return owner ? `${capitalised(category)} (now in ${owner.name})` : capitalised(category)
}
