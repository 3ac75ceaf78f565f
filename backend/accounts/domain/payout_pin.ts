import { randomInt, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#shared/privacy/keyed_hash'

const DIGITS = 6

/** A PIN confirms one address for one player. */
export interface PinPurpose {
  userId: string
  email: string
}

export const newPin = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')

/** The stored form: a keyed hash, because a plain hash of six digits is easily guessed. */
export function pinHmac(pin: string, { userId, email }: PinPurpose): string {
  return keyedHash(['payout_pin', userId, email, pin].join('\n'))
}

export function isPin(pin: string, purpose: PinPurpose, hmac: string): boolean {
  return timingSafeEqual(Buffer.from(pinHmac(pin, purpose)), Buffer.from(hmac))
}
