import type { SocialProvider } from '@sidepick/rules/types'

/** A provider's identity. */
export interface SocialPerson {
  provider: SocialProvider
  /** The stable subject, the only identifier. */
  subject: string
  /** Trimmed and lower-cased. */
  email: string | null
  /** Whether the provider has verified the address. */
  emailVerified: boolean
}
