/** Rules that a sequence may well never meet: a model that never goes there proves nothing about them. */
export const CORNERS = [
  'a ceiling of points',
  'a ceiling of gray',
  'gray becomes a ticket',
  'one home does not meet',
  'tickets that met nobody come back',
  'coins are paid',
  'a tie gives tickets back',
  'a pending result changes',
  'a paid result changes',
  'coins are missing',
  'gray is missing',
  'points are missing',
  'collected points go back',
  'collected points of an earlier week stay',
  'a pending win is canceled',
  'a white ticket goes into its lot',
  'a white ticket comes back after its lot',
  'nobody declared',
  'a referrer is paid',
  'shares differ from the usual',
] as const

export type Corner = (typeof CORNERS)[number]
