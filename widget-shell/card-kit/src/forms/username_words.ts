import { usernameIssue } from '@sidepick/rules/username'
import type { FormMessage } from './form_text'

type Issue = NonNullable<ReturnType<typeof usernameIssue>>

/** What is said of each issue of a username. */
export const USERNAME_WORDS: Record<Issue, FormMessage> = {
  empty: 'emptyUsername',
  too_short: 'username_too_short',
  too_long: 'username_too_long',
  invalid: 'username_invalid',
  reserved: 'username_reserved',
}

/** What is wrong with a username; null when it may be asked for. */
export function usernameFault(username: string): FormMessage | null {
  const issue = usernameIssue(username)
  return issue && USERNAME_WORDS[issue]
}
