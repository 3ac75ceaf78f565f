import { SOCIAL_PROVIDERS, type SocialProvider } from '@sidepick/rules/types'

interface ProviderTerms {
  /** Whether its answer is a signed token that carries our nonce. */
  signsNonce: boolean
  /** Whether it takes a proof key for the code exchange (PKCE, RFC 7636). */
  takesPkce: boolean
  /** Whether its page posts the answer to us, which brings no cookie along but one for every site. */
  posts: boolean
}

/** How each provider answers. Apple documents no PKCE; its client secret is a signed statement of our own. */
export const PROVIDER_TERMS: Record<SocialProvider, ProviderTerms> = {
  google: { signsNonce: true, takesPkce: true, posts: false },
  facebook: { signsNonce: false, takesPkce: true, posts: false },
  apple: { signsNonce: true, takesPkce: false, posts: true },
  microsoft: { signsNonce: true, takesPkce: true, posts: false },
}

/** What the name of a provider in a path may be. */
export const PROVIDER_PATH = {
  provider: { description: 'Name of the provider.', enum: SOCIAL_PROVIDERS },
}
