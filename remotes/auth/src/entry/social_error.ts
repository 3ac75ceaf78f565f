import type { AuthMessage, AuthText } from './auth_text'

const MESSAGES: Record<string, AuthMessage> = {
  access_denied: 'access_denied',
  provider_error: 'provider_error',
  email_missing: 'email_missing',
  link_required: 'link_required',
  blocked: 'blocked',
}

/** Why signing in with another account failed, by the code that its way back left in the address. */
export function socialError(code: string | undefined, text: AuthText): string | null {
  if (!code) return null
  return text(Object.hasOwn(MESSAGES, code) ? MESSAGES[code]! : 'provider_error')
}
