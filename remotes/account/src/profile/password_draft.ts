import { passwordIssues } from '@sidepick/rules/password'

/** The three fields of changing a password; all empty means that it stays. */
export interface PasswordDraft {
  oldPassword: string
  newPassword: string
  confirmPassword: string
}

export type PasswordField = keyof PasswordDraft

/** Keys of the messages, as the rules of passwords name them. */
export type PasswordFault =
  | 'passwordMinLength'
  | 'passwordMaxLength'
  | 'passwordNoLowercase'
  | 'passwordNoUppercase'
  | 'passwordNoNumber'
  | 'passwordNoSymbol'
  /** The server alone knows which passwords everybody tries. */
  | 'passwordCommon'
  | 'passwordNoMatch'
  | 'passwordWrong'

export type PasswordFaults = Partial<Record<PasswordField, PasswordFault>>

export const EMPTY_PASSWORDS: PasswordDraft = {
  oldPassword: '',
  newPassword: '',
  confirmPassword: '',
}

export const wantsPassword = (draft: PasswordDraft) =>
  Object.values(draft).some((value) => value !== '')

const tooShort = (password: string) =>
  passwordIssues(password).some(({ rule }) => rule === 'passwordMinLength')

/**
 * What is wrong with a change of the password. An account without one leaves the old one empty, so that only what was typed
 * there is measured; how good the old one is was settled when it was new.
 */
export function checkPasswords(draft: PasswordDraft): PasswordFaults {
  const { oldPassword, newPassword, confirmPassword } = draft
  if (!wantsPassword(draft)) return {}
  const faults: PasswordFaults = {}
  if (oldPassword !== '' && tooShort(oldPassword)) faults.oldPassword = 'passwordMinLength'
  const [issue] = passwordIssues(newPassword)
  if (issue) faults.newPassword = issue.rule
  if (confirmPassword !== newPassword) faults.confirmPassword = 'passwordNoMatch'
  return faults
}
