import type { Birthday } from '@sidepick/card-kit/forms/birthday_field'

/** What a player has filled in so far. */
export interface Draft {
  email: string
  password: string
  username: string
  birthday: Birthday
  usResidency: boolean | null
  /** ISO 3166-1 code, empty while not chosen; the same for the state. */
  country: string
  state: string
  tosSigned: boolean
}

export const emptyDraft = (email = ''): Draft => ({
  email,
  password: '',
  username: '',
  birthday: { month: '', day: '', year: '' },
  usResidency: null,
  country: '',
  state: '',
  tosSigned: false,
})

/** The country whose states we ask for. */
export const HOME = 'US'

/** YYYY-MM-DD; what is no date comes out as none. */
export function isoBirthday({ year, month, day }: Birthday): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
