import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExperienceScope } from '#experiences/contract'
import { ExperienceConfigRow } from '#experiences/models/experience_config'

interface Owner {
  scope: ExperienceScope
  owner: string
}

/** The newest published document of each owner, in the order of the owners; undefined where there is none. */
export async function listCurrent(
  owners: readonly Owner[],
  trx?: TransactionClientContract
): Promise<(ExperienceConfigRow | undefined)[]> {
  const rows = await ExperienceConfigRow.query({ client: trx })
    .where('status', 'published')
    .where((query) => {
      for (const { scope, owner } of owners) void query.orWhere({ scope, owner })
    })
    .orderBy('version', 'desc')
  return owners.map(({ scope, owner }) =>
    rows.find((row) => row.scope === scope && row.owner === owner)
  )
}
