/** What a player fills in. */
export type Field =
  | 'email'
  | 'password'
  | 'confirmPassword'
  | 'username'
  | 'birthday'
  | 'usResidency'
  | 'country'
  | 'state'
  | 'tosSigned'

/** What is wrong with the form, in the player's language. */
export type Faults = Partial<Record<Field, string>>
