import encryption from '@adonisjs/core/services/encryption'

/** The player and field of a sealed value: moved elsewhere, it cannot be decrypted. */
export interface Place {
  userId: string
  field: string
}

/** Encrypts values that must not be readable in the database. */
export function seal(value: string, place: Place): string {
  return encryption.encrypt(value, { purpose: purposeOf(place) })
}

/** @throws when no configured key decrypts it: a retired one is missing */
export function unseal(sealed: string, place: Place): string {
  const value = encryption.decrypt<string>(sealed, purposeOf(place))
  if (value === null) throw new Error(`no key opens the ${place.field} of ${place.userId}`)
  return value
}

const purposeOf = ({ userId, field }: Place) => `profiles:${field}:${userId}`
