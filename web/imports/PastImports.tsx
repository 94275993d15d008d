import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Import } from '#shared/imports/import.ts'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useProfile } from '#web/profile/data.ts'
import { failureText } from '#web/security/account.ts'
import { formatDateTime } from '#web/security/formatTime.ts'
import { useImportAction, useImports } from './data.ts'
import { newInWords, SOURCE_NAMES } from './importWords.ts'
import styles from './Imports.module.css'

/** What was imported lately, each with the way back while there is one. */
export function PastImports() {
  const imports = useImports()
  const say = useToast()
  const { timezone } = useProfile()
  const now = useNow(60_000).toISOString()
  const [asking, setAsking] = useState<Import | null>(null)
  const { mutate, isPending, error } = useImportAction('undo')
  if (imports.length === 0) return null

  function undo({ id }: Import) {
    mutate(id, {
      onSuccess: ({ kept }) =>
        say({
          text: kept
            ? `The import is taken back. What you have changed since stays: ${kept.toLocaleString('en')} rows.`
            : 'The import is taken back.',
          tone: 'success',
        }),
    })
  }

  return (
    <>
      <FormMessage tone="danger" text={error ? failureText(error) : ''} />
      <ul className={styles.imports} aria-label="Imports">
        {imports.map((row) => (
          <li key={row.id}>
            <span>
              {row.status === 'undone' ? 'Taken back' : 'Imported'}: {newInWords(row)}
              <small>
                from {SOURCE_NAMES[row.source] ?? row.source},{' '}
                {formatDateTime(row.applied_at ?? row.created_at, timezone)}
              </small>
            </span>
            {row.status === 'done' && row.undo_until !== null && row.undo_until > now && (
              <Button
                size="sm"
                icon={<Undo2 aria-hidden="true" />}
                busy={isPending}
                onClick={() => setAsking(row)}
              >
                Take it all back
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        title="Take this import back?"
        open={asking !== null}
        confirmLabel="Take Back"
        danger
        onConfirm={() => asking && undo(asking)}
        onClose={() => setAsking(null)}
      >
        What it brought is removed. What you have changed since stays.
      </Confirm>
    </>
  )
}
