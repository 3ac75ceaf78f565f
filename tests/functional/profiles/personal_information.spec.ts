import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/personal-information'

const FORM = {
  firstName: 'José',
  lastName: 'O’Brien-Núñez',
  phone: '+1 (212) 555-0199',
  addressLine1: '350 5th Ave',
  addressLine2: 'Apt. 7',
  city: 'Nueva York',
  postalCode: '10118-0110',
}

test.group('Personal information', () => {
  test('is empty at first, but for what the sign-up asked', async ({ client, assert }) => {
    const { accessToken } = await createPlayer()
    const response = await client.get(PATH).bearerToken(accessToken)
    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    const empty = Object.fromEntries(Object.keys(FORM).map((field) => [field, null]))
    const known = { country: 'US', state: 'NY', birthday: '1990-05-17', taxFormStatus: 'none' }
    assert.deepEqual(response.body(), { ...empty, ...known })
  })

  test('keeps what is told, changes it field by field, and forgets what is emptied', async ({
    client,
    assert,
  }) => {
    const { accessToken } = await createPlayer()
    const send = (body: object) => client.patch(PATH).bearerToken(accessToken).json(body)
    ;(await send({ ...FORM, firstName: '  Jose\u0301 ' })).assertBodyContains(FORM)
    ;(await send({ city: 'Albany', addressLine2: '', phone: null })).assertStatus(200)
    const { body } = await client
      .get(PATH)
      .bearerToken(accessToken)
      .then((r) => ({ body: r.body() }))
    assert.containSubset(body, { ...FORM, city: 'Albany', addressLine2: null, phone: null })
  })

  test('forgets {$self} that is taken back')
    .with(Object.keys(FORM))
    .run(async ({ client }, field) => {
      const { accessToken } = await createPlayer()
      await client.patch(PATH).bearerToken(accessToken).json(FORM)
      const response = await client
        .patch(PATH)
        .bearerToken(accessToken)
        .json({ [field]: null })
      response.assertStatus(200)
      response.assertBodyContains({ ...FORM, [field]: null })
    })

  test('loses no field of two forms sent at once', async ({ client }) => {
    const { accessToken } = await createPlayer()
    await Promise.all(
      Object.entries(FORM).map(([field, value]) =>
        client
          .patch(PATH)
          .bearerToken(accessToken)
          .json({ [field]: value })
      )
    )
    ;(await client.get(PATH).bearerToken(accessToken)).assertBodyContains(FORM)
  })

  test('is unreadable in the database, and opens for nobody else', async ({ client, assert }) => {
    const [owner, thief] = [await createPlayer(), await createPlayer()]
    await client.patch(PATH).bearerToken(owner.accessToken).json(FORM)
    const row = await db.from('personal_information').where('user_id', owner.id).firstOrFail()
    for (const value of Object.values(FORM)) assert.notInclude(JSON.stringify(row), value)
    await db.table('personal_information').insert({ ...row, user_id: thief.id })
    const stolen = await client.get(PATH).bearerToken(thief.accessToken)
    stolen.assertStatus(500)
    assert.notInclude(stolen.text(), FORM.city)
  })

  test('tells one’s own only', async ({ client }) => {
    const [owner, other] = [await createPlayer(), await createPlayer()]
    await client.patch(PATH).bearerToken(owner.accessToken).json(FORM)
    const response = await client.get(PATH).bearerToken(other.accessToken)
    response.assertBodyContains({ firstName: null, city: null })
  })

  test('holds to the rules of birthday and place', async ({ client }) => {
    const { accessToken } = await createPlayer()
    const send = (body: object) => client.patch(PATH).bearerToken(accessToken).json(body)
    ;(await send({ birthday: '1985-01-01', city: 'X' })).assertStatus(409)
    ;(await send({ state: 'CA' })).assertBodyContains({ state: 'CA' })
    ;(await send({ state: 'NY', city: 'X' })).assertBodyContains({ code: 'E_REGION_LOCKED' })
    ;(await send({ country: 'MX', state: 'NY' })).assertStatus(422)
    ;(await client.get(PATH).bearerToken(accessToken)).assertBodyContains({ city: null })
  })

  test('leaves the state of the tax form to us', async ({ client }) => {
    const { accessToken } = await createPlayer()
    const response = await client
      .patch(PATH)
      .bearerToken(accessToken)
      .json({ taxFormStatus: 'received' })
    response.assertBodyContains({ taxFormStatus: 'none' })
  })

  test('refuses {field}: {value}')
    .with(
      (
        [
          ['firstName', 'a\u0000b'],
          ['firstName', 'a\nb'],
          ['firstName', '\u202Ebad'],
          ['firstName', '\ud800'],
          ['firstName', 7],
          ['firstName', 'x'.repeat(101)],
          ['lastName', ['a']],
          ['phone', 'call me'],
          ['phone', '123'],
          ['phone', '1'.repeat(40)],
          ['addressLine1', 'x'.repeat(201)],
          ['addressLine2', {}],
          ['city', true],
          ['postalCode', '!!'],
          ['postalCode', 'x'.repeat(20)],
          ['country', 'ZZ'],
          ['state', 'ZZ'],
          ['birthday', 'yesterday'],
        ] as const
      ).map(([field, value]) => ({ field, value }))
    )
    .run(async ({ client, assert }, { field, value }) => {
      const { id, accessToken } = await createPlayer()
      const response = await client
        .patch(PATH)
        .bearerToken(accessToken)
        .json({ city: 'Albany', [field]: value })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
      assert.isNull(await db.from('personal_information').where('user_id', id).first())
    })

  test('is for signed-in players', async ({ client }) => {
    ;(await client.get(PATH)).assertStatus(401)
    ;(await client.patch(PATH).json(FORM)).assertStatus(401)
  })
})
