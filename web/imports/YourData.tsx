import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import type { Import } from '#shared/imports/import.ts'
import { FormMessage } from '#web/auth/FormMessage.tsx'
import { DownloadData } from '#web/exports/DownloadData.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { failureText } from '#web/security/account.ts'
import { usePreview } from './data.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { newInWords } from './importWords.ts'
import { PastImports } from './PastImports.tsx'
import styles from './Imports.module.css'

/** All data out, and data from elsewhere in. */
export function YourData() {
  const say = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<Import | null>(null)
  const { mutate, isPending, error, reset } = usePreview()

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = '' // the same file may be chosen again
    if (file) mutate(file, { onSuccess: setPreview })
  }

  return (
    <Card title="Your data">
      <div className={styles.data}>
        <p className={styles.note}>
          One file with everything of yours: to keep, to read without us, or to bring into another account.
        </p>
        <DownloadData />
        <p className={styles.note}>
          Bring in such a file, or tasks from a CSV table whose first line names a column “title”. You see the
          numbers before anything changes.
        </p>
        <FormMessage tone="danger" text={error ? failureText(error) : ''} />
        <input ref={input} type="file" accept=".zip,.csv,text/csv,application/zip" hidden onChange={choose} />
        <Button
          icon={<Upload aria-hidden="true" />}
          busy={isPending}
          onClick={() => {
            reset()
            input.current?.click()
          }}
        >
          {isPending ? 'Looking at the file' : 'Import a file'}
        </Button>
        <PastImports />
      </div>
      {preview && (
        <ImportDialog
          preview={preview}
          onClose={() => setPreview(null)}
          onDone={(done) => {
            setPreview(null)
            say({ text: `Imported: ${newInWords(done)}.`, tone: 'success' })
          }}
        />
      )}
    </Card>
  )
}
