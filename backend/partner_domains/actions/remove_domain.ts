import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { targetOf } from '#partner_domains/actions/register_domain'
import { forgetDirectory } from '#partner_domains/queries/get_directory'
import { holdPartnerDomain } from '#partner_domains/queries/list_partner_domains'

type Outcome = Result<null, { type: 'not_found' }>

/** Deactivates a domain: it applies to no page any more. */
export async function removeDomain(id: string, actor: Actor): Promise<Outcome> {
  const outcome = await transact(async (trx): Promise<Outcome> => {
    const before = await holdPartnerDomain(id, trx)
    if (before === null) return failure({ type: 'not_found' })
    await run(trx, 'update partner_domains set deleted_at = ? where id = ?', [clock.nowMs(), id])
    const { id: _, createdAtMs: __, ...details } = before
    const line = { action: 'partner_domain.removed', target: targetOf(id) } as const
    await audit({ ...actor, ...line, before: details, after: null }, trx)
    return success(null)
  })
  await forgetDirectory()
  return outcome
}
