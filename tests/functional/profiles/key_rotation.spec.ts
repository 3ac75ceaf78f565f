import { Encryption, drivers } from '@adonisjs/core/encryption'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sealedColumns } from '#shared/privacy/sealed_columns'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/personal-information'

/** Seals as the server did when this was its key. */
async function sealerOf(key: string) {
  return new Encryption(await drivers.aes256gcm({ id: 'gcm', keys: [key] }).resolver(app))
}

test.group('A key that was replaced', () => {
  test('still opens what it sealed, until everything is sealed again', async ({
    client,
    assert,
  }) => {
    const { id, accessToken } = await createPlayer()
    const former = await sealerOf(process.env.APP_KEYS_RETIRED!)
    const current = await sealerOf(process.env.APP_KEY!)
    const purpose = `profiles:city:${id}`
    const birthdayPurpose = `profiles:birthday:${id}`
    await client.patch(PATH).bearerToken(accessToken).json({ city: 'Albany', lastName: 'New' })
    await db
      .from('personal_information')
      .where('user_id', id)
      .update({ city: former.encrypt('Troy', { purpose }) })
    await db
      .from('users')
      .where({ id })
      .update({ birthday_sealed: former.encrypt('1980-01-02', { purpose: birthdayPurpose }) })

    const told = { city: 'Troy', lastName: 'New', birthday: '1980-01-02' }
    ;(await client.get(PATH).bearerToken(accessToken)).assertBodyContains(told)

    const sealed = async () => {
      const { city } = await db.from('personal_information').where('user_id', id).firstOrFail()
      const { birthday_sealed: birthday } = await db.from('users').where({ id }).firstOrFail()
      return [current.decrypt(city, purpose), current.decrypt(birthday, birthdayPurpose)]
    }
    assert.deepEqual(await sealed(), [null, null])
    assert.isAtLeast((await sealedColumns.resealAll()).sealed, 3)
    assert.deepEqual(await sealed(), ['Troy', '1980-01-02'])
    ;(await client.get(PATH).bearerToken(accessToken)).assertBodyContains(told)
  })
})
