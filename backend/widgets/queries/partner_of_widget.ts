import db from '@adonisjs/lucid/services/db'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import type { CreatorsContract } from '#creators/contract'
import type { DistributorOwnersContract } from '#partner_domains/contract'
import type { WidgetRecord } from '#widgets/contract'

/**
 * The partner whose code, look and experiments a widget shows, as the id of a distributor. Any creator may attribute a widget to
 * any distributor; its code and look come only to a widget of the distributor's owner, or of a creator who makes games for them.
 */
export async function partnerOfWidget(
  { distributorId, creatorId }: WidgetRecord,
  owners: DistributorOwnersContract,
  creators: CreatorsContract
): Promise<string> {
  if (distributorId === DEFAULT_DISTRIBUTOR_ID) return distributorId
  const owner = (await owners.listOwners([distributorId], db.connection())).get(distributorId)
  if (owner === undefined) return DEFAULT_DISTRIBUTOR_ID
  const isOwn = owner === creatorId || (await creators.find(creatorId))?.parentId === owner
  return isOwn ? distributorId : DEFAULT_DISTRIBUTOR_ID
}
