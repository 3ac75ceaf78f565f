import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { prefixOf } from '@sidepick/rules/path_prefix'
import env from '#start/env'
import { game } from '#config/game'
import { queueMail } from '#shared/delivery/mail'
import type { AccountsContract } from '#accounts/contract'
import type { UserRecord } from '#profiles/contract'
import { isOperator } from '#auth/queries/is_operator'
import { issueOneTimeToken } from '#auth/store/one_time_tokens'

type Recipient = Pick<UserRecord, 'id' | 'email' | 'username' | 'language'>

interface MailOccasion {
  /** Natural key of the mail; see queueMail. */
  key: string
  /** Instead of the player's own. */
  language?: string | null
  /** A path of ours; the link keeps its payload. */
  returnUrl?: string | null
}

/** Longest payload in a link, in characters, because mail programs cut longer links. */
const PREFIX_MAX = 1_500

/** Mails a link that verifies the address. */
export async function mailVerification(
  { id: userId, email, username, language }: Recipient,
  occasion: MailOccasion,
  accounts: AccountsContract,
  trx: TransactionClientContract
): Promise<void> {
  const token = await issueOneTimeToken({ purpose: 'verify_email', userId, email }, trx)
  const url = linkTo('/verify_email', token, occasion.returnUrl)
  const forOperator = await isOperator(userId, accounts, trx)
  const mail = { mail: 'verify_email', to: email, data: { url, username }, forOperator } as const
  const about = { language: occasion.language ?? language, key: `verify_email:${occasion.key}` }
  await queueMail({ ...mail, ...about }, trx)
}

/** Mails a link to choose a password: a new one, or the first one, which activates a pending account. */
export async function mailPasswordLink(
  { id: userId, email, language, status }: Recipient & Pick<UserRecord, 'status'>,
  occasion: MailOccasion,
  accounts: AccountsContract,
  trx: TransactionClientContract
): Promise<void> {
  const url = await passwordLink({ id: userId, email, status }, occasion.returnUrl ?? null, trx)
  const mail = status === 'pending' ? 'set_password' : 'reset_password'
  const about = { language: occasion.language ?? language, key: `${mail}:${occasion.key}` }
  const forOperator = await isOperator(userId, accounts, trx)
  await queueMail({ mail, to: email, data: { url }, forOperator, ...about }, trx)
}

/** The link of such a mail. */
export async function passwordLink(
  { id: userId, email, status }: Pick<UserRecord, 'id' | 'email' | 'status'>,
  returnUrl: string | null,
  trx: TransactionClientContract
): Promise<string> {
  const { setPasswordMs, resetPasswordMs } = game.tokens
  const lifetimeMs = status === 'pending' ? setPasswordMs : resetPasswordMs
  const link = { purpose: 'reset_password', userId, email, lifetimeMs } as const
  return linkTo('/reset_password', await issueOneTimeToken(link, trx), returnUrl)
}

function linkTo(path: string, token: string, returnUrl?: string | null): string {
  const prefix = prefixOf(returnUrl ?? '')
  const url = new URL(prefix.length > PREFIX_MAX ? path : prefix + path, env.get('APP_URL'))
  url.searchParams.set('token', token)
  return url.href
}
