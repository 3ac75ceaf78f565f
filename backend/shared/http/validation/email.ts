import { domainToASCII, domainToUnicode } from 'node:url'
import vine, { SimpleMessagesProvider } from '@vinejs/vine'

/** Longest address that mail can carry (RFC 5321). */
const MAX_LENGTH = 254

/** No invisible characters and direction overrides, so that two addresses that look alike are equal. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u

/** Accented letters in one normal form, however a keyboard composes them. */
const plainlyWritten = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  if (UNSEEN.test(value)) field.report('Must be email', 'email', field)
  else field.mutate(value.normalize('NFC'), field)
})

/** What a domain may hold, in any script; anything else is for the check of the whole address to refuse. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/** A domain has two forms, in letters and in ASCII (RFC 5890): one mailbox is one account, however it is written. */
const inLetters = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const at = value.lastIndexOf('@') + 1
  if (!DOMAIN.test(value.slice(at))) return
  const domain = domainToUnicode(domainToASCII(value.slice(at)))
  if (domain === '') field.report('Must be email', 'email', field)
  else field.mutate(value.slice(0, at) + domain, field)
})

export const emailSchema = () =>
  vine
    .string()
    .trim()
    .toLowerCase()
    .use(plainlyWritten())
    .use(inLetters())
    .email()
    .maxLength(MAX_LENGTH)

/** The address as emailSchema accepts it, trimmed and in lower case; null if it is invalid. */
export async function readEmail(text: string): Promise<string | null> {
  const [error, read] = await emailAlone.tryValidate({ email: text })
  return error ? null : read.email
}

const emailAlone = vine.create({ email: emailSchema() })

/** One message for every fault of an address. */
export function emailMessages(others: Record<string, string> = {}): SimpleMessagesProvider {
  const rules = ['required', 'string', 'email', 'maxLength']
  const messages = rules.map((rule) => [`email.${rule}`, 'Must be email'])
  return new SimpleMessagesProvider({ ...Object.fromEntries(messages), ...others })
}
