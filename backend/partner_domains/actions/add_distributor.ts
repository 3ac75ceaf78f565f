import { addOnce } from '#shared/database/add_once'
import { clock } from '#shared/clock'
import type { NewDistributor } from '#partner_domains/contract'
import { Distributor } from '#partner_domains/models/distributor'
import { forgetDirectory } from '#partner_domains/queries/get_directory'

export async function addDistributor({ id, name }: NewDistributor): Promise<boolean> {
  const added = await addOnce(() => Distributor.create({ id, name, createdAt: clock.nowMs() }))
  await forgetDirectory()
  return added
}
