import { usernameKey } from '@sidepick/rules/username'
import { nameIssue } from '#shared/http/validation/reserved_names'
import { findUser } from '#profiles/queries/find_user'

export interface UsernameAnswer {
  available: boolean
  reason?: 'taken' | 'invalid' | 'reserved'
}

/** Whether a name is free now. Only advice: at sign-up the unique index decides. */
export async function checkUsername(username: string): Promise<UsernameAnswer> {
  const issue = nameIssue(username)
  if (issue !== null) {
    return { available: false, reason: issue === 'reserved' ? 'reserved' : 'invalid' }
  }
  const owner = await findUser('username_key', usernameKey(username))
  return owner === null ? { available: true } : { available: false, reason: 'taken' }
}
