/** @jest-environment node */
import { context, desk, pick, stopServer } from '../testing/desk_rig'
import { sendPlay } from './send_play'

afterEach(stopServer)

const programme = { rewardType: 'gift_card', distributorId: 'orbit' } as const

/** Sends one play to a server that refuses those with these codes, one after the other. */
async function send(where: Parameters<typeof sendPlay>[3], refusals: [number, string][] = []) {
  const seen: { key: unknown; rewardType?: string; distributorId: string }[] = []
  const { http } = await desk({
    'POST /v1/gameplays': ({ headers, body }) => {
      const { rewardType, distributorId } = body as (typeof seen)[number]
      seen.push({ key: headers['x-idempotency-key'], rewardType, distributorId })
      const [status, code] = refusals.shift() ?? [201]
      return { status, body: { code, points: 10 } }
    },
  })
  const answer = sendPlay(http, pick, pick.key, where)
  const outcome = await answer.then(
    ({ points }) => points,
    ({ code }: { code: string }) => code
  )
  return { seen, outcome }
}

describe('a play on a partner’s page', () => {
  const rewarded = { key: pick.key, ...programme }
  const plain = { key: `${pick.key}-unrewarded`, distributorId: 'orbit' }

  test('counts in the partner’s programme', async () => {
    const { seen, outcome } = await send({ ...context, ...programme })
    expect(seen).toEqual([rewarded])
    expect(outcome).toBe(10)
  })

  test.each([
    [429, 'E_DAILY_LIMIT'],
    [403, 'E_TICKET_NOT_ALLOWED'],
  ] as [number, string][])('is one like any other after %i %s', async (...refusal) => {
    const { seen, outcome } = await send({ ...context, ...programme }, [refusal])
    expect(seen).toEqual([rewarded, plain])
    expect(outcome).toBe(10)
  })

  test.each([
    [429, 'E_RATE_LIMITED'],
    [409, 'E_ALREADY_PLAYED'],
    [503, 'E_UNAVAILABLE'],
  ] as [number, string][])('stays refused after %i %s', async (...refusal) => {
    const { seen, outcome } = await send({ ...context, ...programme }, [refusal])
    expect(seen).toEqual([rewarded])
    expect(outcome).toBe(refusal[1])
  })
})

describe('a play that another page has sent under the same key, with another body', () => {
  const mismatch: [number, string] = [422, 'E_IDEMPOTENCY_MISMATCH']

  test.each([
    ['a partner’s page', programme],
    ['any other page', { distributorId: 'orbit' }],
  ])('is sent once more from %s, in case a programme refused it there', async (_, where) => {
    const { seen, outcome } = await send({ ...context, ...where }, [mismatch])
    const plain = { key: `${pick.key}-unrewarded`, distributorId: 'orbit' }
    expect(seen).toEqual([{ key: pick.key, ...where }, plain])
    expect(outcome).toBe(10)
  })

  test.each([[409, 'E_ALREADY_PLAYED'], mismatch] as [number, string][])(
    'counts once: %i %s is the end of it',
    async (...refusal) => {
      const { seen, outcome } = await send(context, [mismatch, refusal])
      expect(seen).toHaveLength(2)
      expect(outcome).toBe(refusal[1])
    }
  )
})

test('a play anywhere else is in no programme, and is not sent again', async () => {
  const { seen, outcome } = await send(context, [[429, 'E_DAILY_LIMIT']])
  expect(seen).toEqual([{ key: pick.key, distributorId: 'default' }])
  expect(outcome).toBe('E_DAILY_LIMIT')
})
