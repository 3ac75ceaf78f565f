import hash from '@adonisjs/core/services/hash'
import { fieldProblem, type Problem } from '#shared/problem'
import { failure, success, type Result } from '#shared/result'
import { isCommonPassword, type PasswordOwner } from '#auth/domain/common_password'

export type CommonPasswordError = { type: 'common_password' }

/** Checks and hashes a new password. An existing one is only verified, however common it is. */
export async function hashNewPassword(
  password: string,
  owner: PasswordOwner
): Promise<Result<string, CommonPasswordError>> {
  if (await isCommonPassword(password, owner)) return failure({ type: 'common_password' })
  return success(await hash.make(password))
}

/** Reported like the other rules of a password, at its field. */
export function commonPassword(field: 'password' | 'new_password'): Problem {
  const message = 'This password is too easy to guess'
  return fieldProblem('E_VALIDATION', field, message, 'passwordCommon')
}
