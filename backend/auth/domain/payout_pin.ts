import { randomInt, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#shared/privacy/keyed_hash'

const DIGITS = 6

/** What a PIN is good for: it confirms one address for one player. */
export interface PinPurpose {
  userId: string
  email: string
}

export const newPin = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')

/** What is stored. A million PINs are tried in no time, so a plain hash would hide nothing. */
export function pinHmac(pin: string, { userId, email }: PinPurpose): string {
  return keyedHash(['payout_pin', userId, email, pin].join('\n'))
}

export function isPin(pin: string, purpose: PinPurpose, hmac: string): boolean {
  return timingSafeEqual(Buffer.from(pinHmac(pin, purpose)), Buffer.from(hmac))
}
