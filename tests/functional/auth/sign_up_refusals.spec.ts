import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { signUpForm, visitor } from '#tests/helpers/visitor'

type Case = [string, Record<string, unknown>, string, string]

const MISSING = undefined
const LONG_EMAIL = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`

test.group('Signing up is refused', () => {
  test('for {0}')
    .with([
      ['no e-mail', { email: MISSING }, 'email', 'Must be email'],
      ['what is no e-mail', { email: 'ana@' }, 'email', 'Must be email'],
      ['an e-mail longer than mail allows', { email: LONG_EMAIL }, 'email', 'Must be email'],
      ['no username', { username: '' }, 'username', 'Enter a username'],
      ['a username of one letter', { username: 'x' }, 'username', 'Enter at least 2 characters'],
      [
        'a username of 31 letters',
        { username: 'x'.repeat(31) },
        'username',
        'Enter 30 characters maximum',
      ],
      ['a reserved username', { username: 'Support' }, 'username', 'This username cannot be used'],
      [
        'a username that looks like a reserved one',
        { username: 'Ѕuрроrt' },
        'username',
        'This username cannot be used',
      ],
      [
        'a username with a space in it',
        { username: 'a b' },
        'username',
        'Use letters, numbers, dots, underscores and hyphens only',
      ],
      ['no birthday', { birthday: MISSING }, 'birthday', 'Enter a valid date'],
      ['a day that never was', { birthday: '1990-02-30' }, 'birthday', 'Enter a valid date'],
      ['a date written otherwise', { birthday: '17/05/1990' }, 'birthday', 'Enter a valid date'],
      ['no country', { country: MISSING }, 'country', 'Please select a country'],
      ['an empty country', { country: '' }, 'country', 'Please select a country'],
      ['a state that is none', { state: 'ZZ' }, 'state', 'Select a valid state'],
      ['a state elsewhere', { country: 'MX', state: 'NY' }, 'state', 'Select a valid state'],
      [
        'no word on residency',
        { usResidency: MISSING },
        'usResidency',
        'Please say whether you live in the United States',
      ],
      [
        'terms not accepted',
        { tosSigned: false },
        'tosSigned',
        'Terms of service must be accepted',
      ],
      [
        'terms not mentioned',
        { tosSigned: MISSING },
        'tosSigned',
        'Terms of service must be accepted',
      ],
    ] as Case[])
    .run(async ({ client, assert }, [, changes, field, message]) => {
      const form = signUpForm(changes)
      const response = await client.post('/auth/signup').headers(visitor()).json(form)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', message, errors: [{ field, message }] })
      assert.lengthOf(response.body().errors, 1)
      assert.isFalse(await isKnown(form))
    })

  test('with every rule that a password breaks', async ({ client, assert }) => {
    const form = signUpForm({ password: ' ' })
    const response = await client.post('/auth/signup').headers(visitor()).json(form)
    response.assertStatus(422)
    const errors: { field: string; rule: string; message: string }[] = response.body().errors
    assert.deepEqual(
      errors.map(({ rule, message }) => [rule, message]),
      [
        ['passwordMinLength', 'Password must be at least 8 characters long'],
        ['passwordNoLowercase', 'Password must have at least one lowercase character'],
        ['passwordNoUppercase', 'Password must have at least one uppercase character'],
        ['passwordNoNumber', 'Password must have at least one number'],
        ['passwordNoSymbol', 'Password must have at least one symbol'],
      ]
    )
    assert.isTrue(errors.every(({ field }) => field === 'password'))
    assert.isFalse(await isKnown(form))
  })

  test('for a password that everybody tries: {0}')
    .with([
      ['a common one', { password: 'Password1!' }],
      ['made of the address', { email: 'quorvant.zyxel@example.com', password: 'Quorvant.1' }],
      ['made of the name', { username: 'zyxelquorvant', password: 'Zyxelquorvant1!' }],
      ['made of ours', { password: 'S1depick2026!' }],
    ] as [string, Record<string, unknown>][])
    .run(async ({ client, assert }, [, changes]) => {
      const form = signUpForm(changes)
      const response = await client.post('/auth/signup').headers(visitor()).json(form)
      response.assertStatus(422)
      const message = 'This password is too easy to guess'
      const errors = [{ message, field: 'password', rule: 'passwordCommon' }]
      assert.containsSubset(response.body(), { code: 'E_VALIDATION', message, errors })
      assert.isFalse(await isKnown(form))
    })

  test('for a password too long to hash', async ({ client }) => {
    const form = signUpForm({ password: `Aa1!${'x'.repeat(125)}` })
    const response = await client.post('/auth/signup').headers(visitor()).json(form)
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ rule: 'passwordMaxLength' }] })
  })

  test('for a minor, of whom nothing is kept', async ({ client, assert }) => {
    const lastYear = new Date().getUTCFullYear() - 12
    for (const birthday of [`${lastYear}-01-01`, `${lastYear - 5}-12-31`]) {
      const form = signUpForm({ birthday, password: 'short' })
      const response = await client.post('/auth/signup').headers(visitor()).json(form)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_UNDERAGE', message: 'You must be 18 or older' })
      assert.equal(response.body().errors[0].message, 'You must be 18 or older')
      assert.isFalse(await isKnown(form))
    }
  })

  test('for a country that is not supported', async ({ client }) => {
    for (const country of ['XX', 'us', 'United States']) {
      const form = signUpForm({ country, state: null })
      const response = await client.post('/auth/signup').headers(visitor()).json(form)
      response.assertStatus(422)
      response.assertBodyContains({
        code: 'E_COUNTRY',
        message: 'Your country is not currently supported',
      })
    }
  })

  test('for a body that is no object', async ({ client }) => {
    for (const body of ['[]', '"x"', '{']) {
      const request = client.post('/auth/signup').headers(visitor()).type('application/json')
      const { status } = (await request.json(body as unknown as object)).response
      if (status !== 400 && status !== 422) throw new Error(`${body} was answered with ${status}`)
    }
  })
})

async function isKnown(form: Record<string, unknown>): Promise<boolean> {
  const [byEmail, byName] = [
    await db.from('users').where('email', String(form.email)).first(),
    await db.from('users').where('username', String(form.username)).first(),
  ]
  return Boolean(byEmail ?? byName)
}
