import type { Host } from '@sidepick/card-kit'
import type { EmailCheck } from '@sidepick/rules/generated_wire'
import type { AuthMessage } from '../entry/auth_text'

/**
 * What keeps an e-mail from signing up, asked before anything else is typed. Advice only: without an answer the sign-up
 * itself decides.
 */
export async function emailIssue({ http }: Host, typed: string): Promise<AuthMessage | null> {
  const email = typed.trim()
  const unanswered: EmailCheck = { valid: true, available: true }
  const { valid, available } = await http('POST /auth/validate_email', { body: { email } }).catch(
    () => unanswered
  )
  if (!valid) return 'email_invalid'
  return available ? null : 'email_taken'
}
