import { newId } from '#shared/ids'
import { givenPassword } from '#tests/fixtures/passwords'
import type { Limited } from '#tests/functional/rate_limits/limited'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD, visitor } from '#tests/helpers/visitor'

export const TOO_MANY_ATTEMPTS = { status: 429, code: 'E_TOO_MANY_ATTEMPTS' }

export const anEmail = () => `l${newId()}@example.com`

/** Wrong passwords of one account. */
export const passwordLimits: readonly Limited[] = [
  {
    title: 'failed logins of an e-mail',
    requests: 5,
    seconds: 900,
    refusal: TOO_MANY_ATTEMPTS,
    async open() {
      const body = { email: anEmail(), password: 'Wrong-one-1' }
      return (client) => client.post('/auth/login').json(body)
    },
  },
  {
    title: 'failed logins in a known device',
    requests: 5,
    seconds: 900,
    refusal: TOO_MANY_ATTEMPTS,
    async open() {
      const player = await createPlayer()
      await givenPassword(player)
      const { email } = player
      let known: Promise<string> | null = null
      return async (client) => {
        const attempt = (password: string, cookie = '') =>
          client
            .post('/auth/login')
            .headers({ ...visitor(), cookie })
            .json({ email, password })
        const signIn = async () => {
          const first = await attempt(PASSWORD)
          return [first.header('set-cookie')].flat().map(String)[0]!.split(';')[0]!
        }
        known ??= signIn()
        return attempt('Wrong-one-1', await known)
      }
    },
  },
  {
    title: 'wrong passwords given as a proof',
    requests: 5,
    seconds: 900,
    refusal: TOO_MANY_ATTEMPTS,
    async open() {
      const player = await createPlayer()
      await givenPassword(player)
      return (client) =>
        client
          .post('/auth/proof')
          .headers(visitor())
          .bearerToken(player.accessToken)
          .json({ password: 'Wrong-one-1' })
    },
  },
]
