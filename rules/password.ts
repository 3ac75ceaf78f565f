/** Message keys of the forms, so that each rule can be shown in the player's language. */
type PasswordRule =
  | 'passwordMinLength'
  | 'passwordMaxLength'
  | 'passwordNoLowercase'
  | 'passwordNoUppercase'
  | 'passwordNoNumber'
  | 'passwordNoSymbol'

interface PasswordIssue {
  rule: PasswordRule
  message: string
}

/** In graphemes; the maximum limits the cost of hashing. */
const LIMITS = { minLength: 8, maxLength: 128 }

const NEEDED: [RegExp, PasswordRule, string][] = [
  [/\p{Ll}/u, 'passwordNoLowercase', 'lowercase character'],
  [/\p{Lu}/u, 'passwordNoUppercase', 'uppercase character'],
  [/\p{Nd}/u, 'passwordNoNumber', 'number'],
  [/[\p{P}\p{S}]/u, 'passwordNoSymbol', 'symbol'],
]

/** Every rule that a new password breaks; empty when it is valid. */
export function passwordIssues(password: string, limits = LIMITS): PasswordIssue[] {
  const length = [...password].length
  const issues: PasswordIssue[] = []
  if (length < limits.minLength) {
    const message = `Password must be at least ${limits.minLength} characters long`
    issues.push({ rule: 'passwordMinLength', message })
  }
  if (length > limits.maxLength) {
    const message = `Password must be at most ${limits.maxLength} characters long`
    issues.push({ rule: 'passwordMaxLength', message })
  }
  for (const [pattern, rule, what] of NEEDED) {
    if (!pattern.test(password)) {
      issues.push({ rule, message: `Password must have at least one ${what}` })
    }
  }
  return issues
}
