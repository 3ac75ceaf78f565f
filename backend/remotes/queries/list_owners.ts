import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { PLATFORM, type Owner } from '#remotes/domain/owner'
import { RemotePartner } from '#remotes/models/remote_partner'

/** All owners of releases, by name. The platform's own remotes are always allowed on our own origin. */
export async function listOwners(trx?: TransactionClientContract): Promise<Map<string, Owner>> {
  const rows = await RemotePartner.query({ client: trx }).orderBy('id')
  const owners = new Map<string, Owner>(
    rows.map(({ id, origins, trusted }) => [id, { id, origins, trusted }])
  )
  const origins = [new URL(env.get('APP_URL')).origin, ...(owners.get(PLATFORM)?.origins ?? [])]
  return owners.set(PLATFORM, { id: PLATFORM, origins, trusted: true })
}
