import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { removeAsset } from '#assets/actions/remove_asset'
import { urlOf } from '#assets/store/asset_row'
import { AssetsContract } from '#assets/contract'

interface Picture {
  id: string
  ownerId: string
}

export class Assets extends AssetsContract {
  async use({ id, ownerId }: Picture, trx: TransactionClientContract): Promise<string | null> {
    const [used] = await run<Columns<'assets', 'key'>>(
      trx,
      `update assets set uses = uses + 1
       where id = ? and owner_id = ? and type = 'image' and deleted_at is null returning key`,
      [id, ownerId]
    )
    return used ? urlOf(used.key) : null
  }

  async release(picture: Picture, trx: TransactionClientContract): Promise<void> {
    const { id, ownerId } = picture
    await run(trx, 'update assets set uses = uses - 1 where id = ? and owner_id = ? and uses > 0', [
      id,
      ownerId,
    ])
    await removeAsset(picture, trx)
  }
}
