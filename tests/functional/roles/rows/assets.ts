import db from '@adonisjs/lucid/services/db'
import { countUpload } from '#assets/actions/count_upload'
import { storeAvatar } from '#assets/actions/store_avatar'
import { urlOf, type AssetRow } from '#assets/store/asset_row'
import { gif } from '#tests/fixtures/images'
import { everybody, owner, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'

/** A picture of the player. */
async function givenPicture(cast: Cast): Promise<AssetRow> {
  await countUpload(cast.player.id)
  const stored = await storeAvatar(cast.player.id, gif())
  if (!stored.ok) throw new Error(stored.error.type)
  return stored.value
}

const listAlive = () => db.from('assets').whereNull('deleted_at').orderBy('id')

export const assetsRows: readonly AnyEndpoint[] = [
  endpoint({
    route: 'assets.upload',
    call: () => ({ file: { name: 'file', bytes: gif() } }),
    answers: signedIn(201),
    changes: listAlive,
    shows: ({ assert, response, caller }) => assert.equal(response.body().ownerId, caller!.id),
  }),
  endpoint<AssetRow>({
    route: 'assets.show',
    given: givenPicture,
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: { ...owner(), admin: { status: 200 }, superadmin: { status: 200 } },
    shows: ({ assert, response, given }) => assert.equal(response.body().url, urlOf(given.key)),
  }),
  endpoint<AssetRow>({
    route: 'assets.remove',
    given: givenPicture,
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: owner(),
    changes: listAlive,
  }),
  endpoint<AssetRow>({
    route: 'assets.file',
    given: givenPicture,
    call: ({ given }) => {
      const [ownerId, asset, name] = given.key.split('/') as [string, string, string]
      return { params: { owner: ownerId, asset, name } }
    },
    answers: everybody(),
  }),
  endpoint({ route: 'assets.default_avatar', answers: everybody() }),
]
