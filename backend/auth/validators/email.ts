import vine, { SimpleMessagesProvider } from '@vinejs/vine'

/** Longest address that mail can carry (RFC 5321). */
const MAX_LENGTH = 254

export const emailSchema = () => vine.string().trim().toLowerCase().email().maxLength(MAX_LENGTH)

/** Whatever is wrong with an address, the form says the same. */
export function emailMessages(others: Record<string, string> = {}): SimpleMessagesProvider {
  const rules = ['required', 'string', 'email', 'maxLength']
  const messages = rules.map((rule) => [`email.${rule}`, 'Must be email'])
  return new SimpleMessagesProvider({ ...Object.fromEntries(messages), ...others })
}
