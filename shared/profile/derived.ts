import { PRODUCT_NAME } from '#shared/product.ts'
import { avatarOf } from './avatar.ts'
import type { Profile } from './profile.ts'

/** The signed-in user as the session has it, without the profile. */
export type SignedInUser = {
  id: string
  email?: string | undefined
  created_at: string
  user_metadata: Record<string, unknown>
}

/**
 * The profile to use when the real one cannot be fetched (docs/rules/profile.md, Profiles): the name comes from the metadata's
 * name, then full_name, then the part of the email before @, else the product's name.
 *
 * @param timezone the device's IANA zone
 */
export function derivedProfile(user: SignedInUser, timezone: string): Profile {
  const { name, full_name } = user.user_metadata
  const email = user.email ?? ''
  return {
    id: user.id,
    email,
    name: filled(name) ?? filled(full_name) ?? filled(email.split('@')[0]) ?? PRODUCT_NAME,
    handle: '',
    plan: 'free',
    avatar: avatarOf(user.user_metadata),
    avatar_url: null,
    created_at: user.created_at,
    level: 1,
    xp: 0,
    joinDate: user.created_at,
    betaAccess: true,
    timezone,
    week_start: 0,
    day_start: '00:00',
    first_steps: 'closed', // not asked of somebody who may be using it for years
    deletion_at: null,
  }
}

/** Timeout of the profile request (docs/rules/profile.md, Profiles). Milliseconds. */
export const PROFILE_TIMEOUT_MS = 10_000

/** Why a profile could not be fetched (docs/rules/profile.md, Profiles). */
export type ProfileFailure = {
  code: 'NETWORK_ERROR' | 'TIMEOUT_ERROR' | 'OTHER'
  message: string
}

/** Codes and messages of a failed profile request (docs/rules/profile.md, Profiles). */
export const PROFILE_FAILURES = {
  network: {
    code: 'NETWORK_ERROR',
    message: 'Network connection error. Please check your internet connection and backend configuration.',
  },
  timeout: {
    code: 'TIMEOUT_ERROR',
    message: 'Request timed out. Please check your internet connection and try again.',
  },
  other: { code: 'OTHER', message: 'Error fetching user profile' },
} as const satisfies Record<string, ProfileFailure>

function filled(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
