import type { SocialProvider } from '@sidepick/rules/types'

/** Somebody as a provider knows them. */
export interface SocialPerson {
  provider: SocialProvider
  /** Never another person's, and never changed; the only thing that tells who it is. */
  subject: string
  /** Trimmed and lower-cased. */
  email: string | null
  /** Whether the provider vouches for the address. */
  emailVerified: boolean
}
