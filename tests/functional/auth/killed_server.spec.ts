import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { game } from '#config/game'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { createPlayer } from '#tests/helpers/players'
import { withSeed, type Draw } from '#tests/helpers/seeded'
import { spawnMortal } from '#tests/helpers/spawned_server'
import { PASSWORD, signUpForm, visitor } from '#tests/helpers/visitor'

/** Before one of these writes the process is killed: requests of each kind are under way then. */
const WRITES = { from: 60, to: 400 }
const SESSIONS = 6
const NEW = 'Another-horse-9'

interface Answer {
  status: number
  body: Record<string, string>
}

type Send = (path: string, options: { token?: string; body?: object }) => Promise<Answer | null>

/** null when no answer came: the client cannot know what happened. */
const sendTo =
  (url: string): Send =>
  async (path, { token, body }) => {
    const headers = new Headers({ 'content-type': 'application/json', ...visitor() })
    if (token) headers.set('authorization', `Bearer ${token}`)
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body ?? {}),
      })
      return { status: response.status, body: await response.json() }
    } catch {
      return null
    }
  }

async function killAndLook(draw: Draw, { assert, cleanup }: TestContext): Promise<void> {
  const server = await spawnMortal(WRITES.from + draw(WRITES.to - WRITES.from))
  cleanup(() => void server.child.kill('SIGKILL'))
  const [dying, living] = [sendTo(server.url), sendTo(String(process.env.APP_URL))]

  const players = await Promise.all(Array.from({ length: SESSIONS }, () => createPlayer()))
  const refreshes = players.map(() => 0)
  const sessions = players.map(async ({ refreshToken }, n) => {
    let token = refreshToken
    for (;;) {
      const answer = await dying('/auth/refresh', { token })
      if (answer === null) break
      if (answer.status === 503) continue
      assert.equal(answer.status, 200)
      token = answer.body.refreshToken!
      refreshes[n]! += 1
    }
    return token
  })
  const forms: ReturnType<typeof signUpForm>[] = []
  const signUps = (async () => {
    const answers: (Answer | null)[] = []
    do {
      const form = signUpForm()
      forms.push(form)
      answers.push(await dying('/auth/signup', { body: form }))
    } while (answers.at(-1) !== null)
    return answers
  })()
  const links: { email: string; token: string }[] = []
  const resets = (async () => {
    const answers: (Answer | null)[] = []
    do {
      const { id: userId, email } = await createPlayer()
      const token = await givenToken({ purpose: 'reset_password', userId, email })
      links.push({ email, token })
      const body = { new_password: NEW, confirm_password: NEW }
      answers.push(await dying('/auth/reset_password/set_new', { token, body }))
    } while (answers.at(-1) !== null)
    return answers
  })()

  const { signal } = await server.ended
  assert.equal(signal, 'SIGKILL', server.output.err)
  const tokens = await Promise.all(sessions)
  assert.isAbove(Math.max(...refreshes), 0, 'it was killed before it did anything')

  for (const token of tokens) {
    const answer = await living('/auth/refresh', { token })
    assert.equal(answer?.status, 200, 'a session was lost')
  }
  for (const [n, answer] of (await signUps).entries()) {
    const stored = await accountOf(String(forms[n]!.email))
    if (answer?.status === 201) assert.isNotNull(stored, 'an answered sign-up was lost')
    if (stored !== null) assert.deepEqual(stored, WHOLE)
  }
  for (const [n, answer] of (await resets).entries()) {
    const { email, token } = links[n]!
    const body = { new_password: PASSWORD, confirm_password: PASSWORD }
    const again = await living('/auth/reset_password/set_new', { token, body })
    if (answer?.status === 200) assert.equal(again?.status, 410, 'a used link works again')
    const password = again?.status === 200 ? PASSWORD : NEW
    const login = await living('/auth/login', { body: { email, password } })
    assert.equal(login?.status, 200, 'the link is used, and the password is not set')
  }
}

test.group('A server that is killed in the middle', () => {
  test('logs nobody out, and does each thing whole or not at all', (context) =>
    withSeed((draw) => killAndLook(draw, context)))
})

const WHOLE = { credentials: 1, terms: 1, sessions: 1, points: game.points.signUpBonus, links: 1 }

/** What there is of an account beside its row; null when there is no row either. */
async function accountOf(email: string): Promise<typeof WHOLE | null> {
  const user = await db.from('users').where('email', email).first()
  if (!user) return null
  const count = async (table: string) =>
    Number((await db.from(table).where('user_id', user.id).count('* as n').first()).n)
  const [account] = await db.from('ledger_accounts').where('user_id', user.id)
  return {
    credentials: await count('credentials'),
    terms: await count('terms_acceptances'),
    sessions: await count('refresh_families'),
    points: account?.balance ?? 0,
    links: await count('one_time_tokens'),
  }
}
