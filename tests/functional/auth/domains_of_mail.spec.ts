import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import UnifyDomains from '#database/migrations/1763600159000_unify_domains_of_mail'
import { newId } from '#shared/ids'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD, signUpForm, visitor } from '#tests/helpers/visitor'

const IN_ASCII = 'xn--bcher-kva.example'
const IN_LETTERS = 'bücher.example'
const anybody = () => `ana.${newId()}`

test.group('The domain of an address', () => {
  test('in letters and in ASCII is that of one account', async ({ client }) => {
    const name = anybody()
    const signUp = (domain: string) =>
      client
        .post('/auth/signup')
        .headers(visitor())
        .json(signUpForm({ email: `${name}@${domain}` }))
    ;(await signUp(IN_LETTERS)).assertStatus(201)
    for (const domain of [IN_ASCII, 'BÜCHER.example', 'XN--BCHER-KVA.example']) {
      const again = await signUp(domain)
      again.assertStatus(409)
      again.assertBodyContains({ code: 'E_EMAIL_TAKEN' })
    }
    for (const domain of [IN_ASCII, IN_LETTERS]) {
      const body = { email: `${name}@${domain}`, password: PASSWORD }
      const logIn = await client.post('/auth/login').headers(visitor()).json(body)
      logIn.assertStatus(200)
    }
  })

  test('that means none is refused', async ({ client }) => {
    for (const domain of ['ex%61mple.com', 'xn--bcher-kva', '%']) {
      const form = signUpForm({ email: `${anybody()}@${domain}` })
      ;(await client.post('/auth/signup').headers(visitor()).json(form)).assertStatus(422)
    }
  })

  test('that was stored in ASCII is turned into letters, unless another account has them', async ({
    assert,
  }) => {
    const [alone, double, first] = await Promise.all([1, 2, 3].map(() => createPlayer()))
    const store = (id: string, email: string) => db.from('users').where({ id }).update({ email })
    const [name, shared] = [anybody(), anybody()]
    await store(alone!.id, `${name}@${IN_ASCII}`)
    await store(double!.id, `${shared}@${IN_ASCII}`)
    await store(first!.id, `${shared}@${IN_LETTERS}`)

    await new UnifyDomains(db.connection(), 'unify_domains_of_mail', false).execUp()

    const emailOf = async ({ id }: { id: string }) =>
      (await db.from('users').where({ id }).select('email').first()).email
    assert.equal(await emailOf(alone!), `${name}@${IN_LETTERS}`)
    assert.equal(await emailOf(double!), `${shared}@${IN_ASCII}`)
  })
})
