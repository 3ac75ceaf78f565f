import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AccountsContract, EditedAccount } from '#accounts/contract'
import { newId } from '#shared/ids'
import { endSocialAccess } from '#auth/actions/end_social_access'
import { endUnprovedAccess } from '#auth/actions/end_unproved_access'
import { mailPasswordLink, mailVerification } from '#auth/actions/mail_links'
import { revokeSessions } from '#auth/actions/revoke_sessions'
import { dropPassword } from '#auth/actions/store_password'
import { endInvitesOf, endOneTimeTokens } from '#auth/store/one_time_tokens'

/** Ends the ways in that an admin's edit of an account closes, and mails the links that it asks for. */
export async function followEdit(
  { before, after, vouched }: EditedAccount,
  accounts: AccountsContract,
  trx: TransactionClientContract
): Promise<void> {
  const { id } = after
  if (vouched) await endEveryWayIn(id, trx)
  const blocked = after.status === 'blocked'
  if (blocked) await revokeSessions(id, null, 'account_closed', trx)
  const moved = after.email !== before.email
  // The sender of the invites may not be the admin any more.
  if (moved || blocked || !after.emailVerified) await endInvitesOf(id, trx)
  if (moved) await leaveMailbox(id, trx)
  const occasion = { key: newId() }
  // There is no password (any more): choosing one verifies the address, so the mail for a first password is sent.
  if (vouched ? !blocked : moved && after.status === 'pending') {
    await mailPasswordLink({ ...after, status: 'pending' }, occasion, accounts, trx)
  } else if (moved && !after.emailVerified) await mailVerification(after, occasion, accounts, trx)
}

/** The admin is not the owner of the mailbox, and the holder of the password may not be either. */
async function endEveryWayIn(userId: string, trx: TransactionClientContract): Promise<void> {
  await endUnprovedAccess(userId, {}, trx)
  await endOneTimeTokens('verify_email', userId, trx)
  await dropPassword(userId, trx)
}

/** Links in the old mailbox and linked accounts must not open this account any more. */
async function leaveMailbox(userId: string, trx: TransactionClientContract): Promise<void> {
  await revokeSessions(userId, null, 'email_changed', trx)
  await endOneTimeTokens('reset_password', userId, trx)
  await endOneTimeTokens('verify_email', userId, trx)
  await endSocialAccess({ userId, addressWasProved: false }, trx)
}
