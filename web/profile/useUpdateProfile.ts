import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileMutation } from './data.ts'

/** Changes the profile, see {@link profileMutation}. */
export const useUpdateProfile = () => useMutation(profileMutation(useQueryClient()))
