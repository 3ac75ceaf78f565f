import encryption from '@adonisjs/core/services/encryption'

/** Where a sealed value belongs: moved to another player or another field, it opens no more. */
export interface Place {
  userId: string
  field: string
}

/** Encrypts what the database must not show. */
export function seal(value: string, place: Place): string {
  return encryption.encrypt(value, { purpose: purposeOf(place) })
}

/** @throws when no key of the configuration opens it: a retired one is missing */
export function unseal(sealed: string, place: Place): string {
  const value = encryption.decrypt<string>(sealed, purposeOf(place))
  if (value === null) throw new Error(`no key opens the ${place.field} of ${place.userId}`)
  return value
}

const purposeOf = ({ userId, field }: Place) => `profiles:${field}:${userId}`
