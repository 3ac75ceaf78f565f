import type { AuditAction } from '@sidepick/rules/audit'
import { audit, PLATFORM as NOBODY } from '#shared/privacy/audit'
import { addOnce } from '#shared/database/add_once'
import { clock } from '#shared/clock'
import { differences } from '#shared/privacy/differences'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { isPartnerName, originOf, PLATFORM, type PartnerError } from '#remotes/domain/owner'
import { RemotePartner } from '#remotes/models/remote_partner'
import { forgetRegistry } from '#remotes/queries/get_registry'

type Terms = { origins: string[]; trusted: boolean }

/** A new partner is not trusted, so none of its releases is loaded. */
export async function addPartner(
  id: string,
  given: string[]
): Promise<Result<Terms, PartnerError>> {
  if (!isPartnerName(id)) return failure({ type: 'bad_name' })
  const origins = readOrigins(given)
  if (!origins.ok) return origins
  const terms = { origins: origins.value, trusted: false }
  const added = await addOnce(() =>
    transact(async (trx) => {
      await RemotePartner.create({ id, ...terms, createdAtMs: clock.nowMs() }, { client: trx })
      const line = { action: 'partner.added', target: targetOf(id) } as const
      await audit({ ...NOBODY, ...line, before: null, after: terms }, trx)
    })
  )
  await forgetRegistry()
  return added ? success(terms) : failure({ type: 'partner_exists' })
}

/** Releases on other origins are no longer served. */
export async function setOrigins(
  id: string,
  given: string[]
): Promise<Result<Terms, PartnerError>> {
  const origins = readOrigins(given)
  return origins.ok ? change(id, 'partner.origins_set', { origins: origins.value }) : origins
}

export async function setTrust(id: string, trusted: boolean): Promise<Result<Terms, PartnerError>> {
  if (id === PLATFORM) return failure({ type: 'is_platform' })
  return change(id, trusted ? 'partner.trusted' : 'partner.untrusted', { trusted })
}

async function change(
  id: string,
  action: AuditAction,
  terms: Partial<Terms>
): Promise<Result<Terms, PartnerError>> {
  const outcome = await transact(async (trx): Promise<Result<Terms, PartnerError>> => {
    const partner = await RemotePartner.query({ client: trx }).where('id', id).forUpdate().first()
    if (!partner) return failure({ type: 'unknown_partner' })
    const before = { origins: partner.origins, trusted: partner.trusted }
    const after = { ...before, ...terms }
    const changes = differences<Terms>(before, after)
    if (changes === null) return success(after)
    await partner.merge(terms).save()
    await audit({ ...NOBODY, action, target: targetOf(id), ...changes }, trx)
    return success(after)
  })
  await forgetRegistry()
  return outcome
}

function readOrigins(given: string[]): Result<string[], PartnerError> {
  const wrong = given.find((text) => originOf(text) === null)
  if (wrong !== undefined) return failure({ type: 'bad_origin', origin: wrong })
  return success([...new Set(given.map((text) => originOf(text)!))])
}

const targetOf = (id: string) => ({ type: 'partner', id }) as const
