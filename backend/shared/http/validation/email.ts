import vine, { SimpleMessagesProvider } from '@vinejs/vine'

/** Longest address that mail can carry (RFC 5321). */
const MAX_LENGTH = 254

/** Nothing that draws nothing, or turns the writing round: two addresses that look alike must be one. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u

/** One spelling of accented letters, however a keyboard composes them. */
const plainlyWritten = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  if (UNSEEN.test(value)) field.report('Must be email', 'email', field)
  else field.mutate(value.normalize('NFC'), field)
})

export const emailSchema = () =>
  vine.string().trim().toLowerCase().use(plainlyWritten()).email().maxLength(MAX_LENGTH)

/** Whether a text is an address as emailSchema takes it; gives it trimmed and in lower case, or null. */
export async function readEmail(text: string): Promise<string | null> {
  const [error, read] = await emailAlone.tryValidate({ email: text })
  return error ? null : read.email
}

const emailAlone = vine.create({ email: emailSchema() })

/** Whatever is wrong with an address, the form says the same. */
export function emailMessages(others: Record<string, string> = {}): SimpleMessagesProvider {
  const rules = ['required', 'string', 'email', 'maxLength']
  const messages = rules.map((rule) => [`email.${rule}`, 'Must be email'])
  return new SimpleMessagesProvider({ ...Object.fromEntries(messages), ...others })
}
