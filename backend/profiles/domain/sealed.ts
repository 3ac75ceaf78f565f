import { seal as sealFor, unseal as unsealFor } from '#shared/privacy/seal'

/** The player and field of a sealed value. */
export interface Place {
  userId: string
  field: string
}

export const seal = (value: string, place: Place): string => sealFor(value, purposeOf(place))

/** @throws when no configured key opens it: a retired one is missing */
export const unseal = (sealed: string, place: Place): string => unsealFor(sealed, purposeOf(place))

/** What a value is sealed for. */
export const purposeOf = ({ userId, field }: Place) => `profiles:${field}:${userId}`
