import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { attempt } from '#shared/database/attempt'
import { failure, success, type Result } from '#shared/result'
import { AccountsContract, type TermsEvidence } from '#accounts/contract'
import { ProfilesContract, type UserRecord } from '#profiles/contract'
import { AddAccount, type Attribution, type PreparedAccount } from '#auth/actions/add_account'
import { addUnnamed } from '#auth/actions/add_unnamed'
import { holdSessions } from '#auth/actions/hold_sessions'
import { linkIdentity } from '#auth/actions/link_identity'
import { ProveByProvider } from '#auth/actions/prove_by_provider'
import { mailVerification } from '#auth/actions/mail_links'
import { findIdentity } from '#auth/queries/find_identity'
import type { SocialPerson } from '#auth/social/person'

export type SocialError =
  | { type: 'email_missing' }
  /** A player has this address, but it is not verified on both sides. */
  | { type: 'link_required' }
  | { type: 'blocked' }

type Raced = { type: 'raced' }

interface Found {
  user: UserRecord
  /** Whether this sign-in has made the account. */
  newAccount: boolean
}

type Newcomer = PreparedAccount & Pick<Before, 'evidence'>

/** What was said before the sign-in, of a player who may turn out to be new. */
interface Before {
  origin: Attribution
  /** Of the terms in force, ticked; null where a new player is still to be asked. */
  evidence: TermsEvidence | null
}

/** Retries for concurrent sign-ins of one person. */
const TRIES = 5

/** Finds the player of a provider's identity, links the player with the same verified address, or creates a new one. */
@inject()
export class SignInSocially {
  constructor(
    private profiles: ProfilesContract,
    private accounts: AccountsContract,
    private addAccount: AddAccount,
    private prove: ProveByProvider
  ) {}

  /** `open` opens the session in the same transaction, so that nothing can end the sign-in in between. */
  async handle<Opened>(
    person: SocialPerson,
    { origin, evidence }: Before,
    open: (user: UserRecord, trx: TransactionClientContract) => Promise<Opened>
  ): Promise<Result<{ opened: Opened } & Pick<Found, 'newAccount'>, SocialError>> {
    const prepared = await this.addAccount.prepare({
      ...origin,
      email: person.email ?? '',
      username: '',
      birthday: null,
      country: null,
      state: null,
      usResidencyConfirmed: false,
      emailVerified: person.emailVerified,
    })
    const account = { ...prepared, evidence }
    for (let tries = 0; tries < TRIES; tries++) {
      const result = await attempt(async (trx) => {
        const signedIn = await this.#signIn(person, account, trx)
        if (!signedIn.ok) return signedIn
        const { user, newAccount } = signedIn.value
        return success({ opened: await open(user, trx), newAccount })
      })
      if (result.ok) return result
      const { error } = result
      if (error.type !== 'raced') return failure(error)
    }
    throw new Error('one person signed in too often at once')
  }

  async #signIn(
    person: SocialPerson,
    account: Newcomer,
    trx: TransactionClientContract
  ): Promise<Result<Found, SocialError | Raced>> {
    const knownId = await holdIdentity(person, trx)
    const known = knownId === null ? null : await this.profiles.find(knownId, trx)
    if (known && known.status !== 'active') return failure({ type: 'blocked' })
    if (known) {
      await this.prove.handle(person, { userId: known.id }, trx)
      return success({ user: (await this.profiles.find(known.id, trx))!, newAccount: false })
    }
    if (person.email === null) return failure({ type: 'email_missing' })

    const owner = await this.profiles.findByEmail(person.email, trx)
    if (!owner) return this.#add(person, account, trx)
    if (!person.emailVerified || !owner.emailVerified) return failure({ type: 'link_required' })
    if (owner.status !== 'active') return failure({ type: 'blocked' })
    const linked = await linkIdentity(person, owner.id, trx)
    return linked ? success({ user: owner, newAccount: false }) : failure({ type: 'raced' })
  }

  async #add(
    person: SocialPerson,
    account: Newcomer,
    trx: TransactionClientContract
  ): Promise<Result<Found, Raced>> {
    // First, so that concurrent sign-ins are serialised here.
    if (!(await linkIdentity(person, account.id, trx))) return failure({ type: 'raced' })
    const { evidence, ...unsigned } = account
    const added = await addUnnamed(unsigned, this.addAccount, trx)
    if (!added.ok) return failure({ type: 'raced' })
    if (evidence) await this.accounts.signTerms(account.id, evidence, trx)
    if (!person.emailVerified) {
      await mailVerification(added.value, { key: `signup:${account.id}` }, this.accounts, trx)
    }
    return success({ user: added.value, newAccount: true })
  }
}

/** As findIdentity, under the lock: the identity may have been removed meanwhile, and cannot be removed any more. */
async function holdIdentity(
  person: SocialPerson,
  trx: TransactionClientContract
): Promise<string | null> {
  const knownId = await findIdentity(person, trx)
  if (knownId === null) return null
  await holdSessions(knownId, trx)
  return findIdentity(person, trx)
}
