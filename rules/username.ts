import { isProfane } from './profanity.js'

type UsernameIssue = 'empty' | 'too_short' | 'too_long' | 'invalid' | 'reserved'

/** In code points after normalisation. */
const LIMITS = { minLength: 2, maxLength: 30 }

/** A letter with its combining marks, two at most: names of Indic, Khmer, Myanmar, pointed Hebrew and Arabic script have them. */
const ALLOWED = /^(?:\p{L}[\p{Mn}\p{Mc}]{0,2}|[\p{Nd}._-])+$/u
/** Refuses fillers such as U+1160, which count as letters and are invisible. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/** The name as it is stored and shown. */
export function normalizeUsername(name: string): string {
  return name.normalize('NFKC').trim()
}

/** The first fault of a name, or null. Only the server knows whether it is reserved or taken. */
export function usernameIssue(name: string, limits = LIMITS): UsernameIssue | null {
  const normal = normalizeUsername(name)
  const length = [...normal].length
  if (length === 0) return 'empty'
  if (length < limits.minLength) return 'too_short'
  if (length > limits.maxLength) return 'too_long'
  if (!ALLOWED.test(normal) || INVISIBLE.test(normal)) return 'invalid'
  return isProfane(normal) ? 'reserved' : null
}

/** The unique key of a name. Upper case first, because only that folds ß with ss and ı with i. */
export function usernameKey(name: string): string {
  return normalizeUsername(name).toUpperCase().toLowerCase().normalize('NFKC')
}
