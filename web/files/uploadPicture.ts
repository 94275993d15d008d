import { type Purpose, StoredFile } from '#shared/files/file.ts'
import type { Api } from '#web/kit/api.ts'
import { withProgress } from './uploadProgress.ts'

/** A slow connection needs a while for a picture. Milliseconds. */
const UPLOAD_TIMEOUT_MS = 120_000

/** Uploads a picture. @param id made here, so that the same upload again makes no second one */
export function uploadPicture(
  api: Pick<Api, 'upload'>,
  picture: Blob,
  { id, purpose }: { id: string; purpose: Purpose },
): Promise<StoredFile> {
  const path = `/api/files?purpose=${purpose}&id=${id}`
  return api.upload(path, picture, StoredFile, {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    transport: withProgress(id),
  })
}
