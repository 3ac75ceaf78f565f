import { pollHandoff } from './poll_handoff'

const TOKEN = `rt_${'t'.repeat(43)}`
const waiting = { state: 's'.repeat(43), verifier: 'v'.repeat(43) }

/** A server that has the session from the given time on, and the seconds at which it was asked. */
function rig(readyAt = Infinity, verifier: string | null = waiting.verifier) {
  const over = new AbortController()
  const asked: number[] = []
  let second = 0
  const token = pollHandoff({
    http: (async () => {
      asked.push(second)
      if (second === 2) throw new Error('503')
      return { refreshToken: second >= readyAt ? TOKEN : null }
    }) as never,
    waiting: { ...waiting, verifier },
    signal: over.signal,
    async wait() {
      second += 1
      if (second === 200) over.abort()
    },
  })
  return { asked, token, over }
}

test('the server is asked each second, through its failures, until it has the session', async () => {
  const { asked, token } = rig(4)
  expect(await token).toBe(TOKEN)
  expect(asked).toEqual([1, 2, 3, 4])
})

test('it is asked for two minutes', async () => {
  const { asked, token } = rig()
  expect(await token).toBeNull()
  expect(asked).toHaveLength(120)
})

test('it is asked no more once the sign-in is over', async () => {
  const { asked, token, over } = rig(4)
  over.abort()
  expect(await token).toBeNull()
  expect(asked).toEqual([])
})

test('nothing is asked where the browser hashes nothing', async () => {
  const { asked, token } = rig(0, null)
  expect(await token).toBeNull()
  expect(asked).toEqual([])
})
