import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Profile } from '#shared/profile/profile.ts'
import { shrinkPicture } from '#web/files/shrinkPicture.ts'
import { uploadPicture } from '#web/files/uploadPicture.ts'
import { useUploadProgress } from '#web/files/uploadProgress.ts'
import { useApi } from '#web/kit/api.ts'
import { isRetryable } from '#web/kit/networkFailure.ts'
import { newId } from '#web/kit/newId.ts'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { profileQuery } from '#web/profile/data.ts'

/** Uploads and removes one's picture. The screen shows the new one when it is there. */
export function useProfilePicture() {
  const [api, client, say] = [useApi(), useQueryClient(), useToast()]
  const uploading = useMutation({
    mutationFn: async ({ file, id }: { file: File; id: string }) => {
      await uploadPicture(api, await shrinkPicture(file, 'avatar'), { id, purpose: 'avatar' })
      return api.put('/api/profile/avatar', { file_id: id }, Profile)
    },
    retry: (count, error) => isRetryable(error) && count < 2,
    networkMode: 'always',
    onSuccess(profile) {
      client.setQueryData(profileQuery.queryKey, profile)
      say({ text: 'Your picture is saved.', tone: 'success' })
    },
  })
  const removing = useMutation({
    mutationFn: () => api.delete('/api/profile/avatar'),
    networkMode: 'always',
    async onSuccess() {
      await client.invalidateQueries({ queryKey: profileQuery.queryKey })
      say({ text: 'Your picture is removed.', tone: 'success' })
    },
  })
  return {
    choose: (file: File) => uploading.mutate({ file, id: newId() }),
    remove: () => removing.mutate(),
    isUploading: uploading.isPending,
    percent: useUploadProgress(uploading.variables?.id ?? null),
    isRemoving: removing.isPending,
    failure: uploading.error?.message ?? removing.error?.message ?? null,
  }
}
