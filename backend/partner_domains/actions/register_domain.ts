import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/actor'
import { changedMeanwhile, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { audit } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { differences } from '#shared/privacy/differences'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { ProfilesContract } from '#profiles/contract'
import type { DomainDetails, DomainRecord } from '#partner_domains/contract'
import { DETAIL_COLUMNS, detailValues } from '#partner_domains/store/domain_row'
import { forgetDirectory } from '#partner_domains/queries/get_directory'
import { holdPartnerDomain } from '#partner_domains/queries/list_partner_domains'

export type DomainError = { type: 'not_found' } | { type: 'owner_unknown' } | ChangedMeanwhile

type Outcome = Result<DomainRecord, DomainError>

/** Writes partners' domains for admins. Every write drops the cached directory. */
@inject()
export class RegisterDomain {
  constructor(private readonly profiles: ProfilesContract) {}

  async add(details: DomainDetails, actor: Actor): Promise<Outcome> {
    const outcome = await transact(async (trx): Promise<Outcome> => {
      if (!(await this.#knowsOwner(details, trx))) return failure({ type: 'owner_unknown' })
      await knowDistributor(details, trx)
      const record = { ...details, id: newId(), createdAtMs: clock.nowMs() }
      await run(
        trx,
        `insert into partner_domains (id, ${DETAIL_COLUMNS.join(', ')}, created_at)
         values (?, ${DETAIL_COLUMNS.map(() => '?').join(', ')}, ?)`,
        [record.id, ...detailValues(details), record.createdAtMs]
      )
      const line = { action: 'partner_domain.added', target: targetOf(record.id) } as const
      await audit({ ...actor, ...line, before: null, after: { ...details } }, trx)
      return success(record)
    })
    await forgetDirectory()
    return outcome
  }

  async replace(
    id: string,
    { details, expected }: { details: DomainDetails; expected: object | undefined },
    actor: Actor
  ): Promise<Outcome> {
    const outcome = await transact(async (trx): Promise<Outcome> => {
      const before = await holdPartnerDomain(id, trx)
      if (before === null) return failure({ type: 'not_found' })
      if (!(await this.#knowsOwner(details, trx))) return failure({ type: 'owner_unknown' })
      const changes = differences<DomainDetails>(before, details)
      if (changes === null) return success(before)
      const moved = changedMeanwhile(expected, before, ['flags'])
      if (moved) return failure(moved)
      await knowDistributor(details, trx)
      await run(
        trx,
        `update partner_domains set ${DETAIL_COLUMNS.map((name) => `${name} = ?`).join(', ')} where id = ?`,
        [...detailValues(details), id]
      )
      const line = { action: 'partner_domain.replaced', target: targetOf(id) } as const
      await audit({ ...actor, ...line, ...changes }, trx)
      return success({ ...before, ...details })
    })
    await forgetDirectory()
    return outcome
  }

  async #knowsOwner({ ownerUserId }: DomainDetails, trx: TransactionClientContract) {
    if (ownerUserId === null) return true
    const owner = await this.profiles.find(ownerUserId, trx)
    return owner !== null && owner.status !== 'deleted'
  }
}

export const targetOf = (id: string) => ({ type: 'partner_domain', id }) as const

async function knowDistributor(details: DomainDetails, trx: TransactionClientContract) {
  const { distributorId, name } = details
  await run(
    trx,
    'insert into distributors (id, name, created_at) values (?, ?, ?) on conflict (id) do nothing',
    [distributorId, name, clock.nowMs()]
  )
}
