import type { Profile } from '@sidepick/rules/generated_wire'
import type { Http } from './http_contract'
import { isRefused } from './http_refusal'
import { httpFrom, httpOver, requestOf, withQuery, type HttpRequest } from './http_over'

const recording = () => {
  const sent: HttpRequest[] = []
  const http = httpOver(async (request) => void sent.push(request))
  return { sent, http }
}

describe('a call by its method and path', () => {
  it('fills in what stands in the path, and adds what is asked', async () => {
    const { http, sent } = recording()
    const signal = new AbortController().signal
    await http('GET /v1/games/{id}/stats', {
      params: { id: 'a/b' },
      query: { widgetId: undefined },
      signal,
    })
    await http('GET /v1/gameplays', { query: { state: 'claimable', limit: 5 } })
    expect(sent).toEqual([
      { method: 'GET', url: '/v1/games/a%2Fb/stats', signal },
      { method: 'GET', url: '/v1/gameplays?state=claimable&limit=5' },
    ])
  })

  it('carries its body, and what goes along', async () => {
    const { http, sent } = recording()
    const headers = { authorization: 'Bearer of-a-link' }
    await http('POST /auth/login', { body: { email: 'a@example.com', password: 'x' }, headers })
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/auth/login',
        headers,
        body: { email: 'a@example.com', password: 'x' },
      },
    ])
  })

  it('leaves a service of a partner’s own as it is', async () => {
    const { http, sent } = recording()
    await http<{ stars: number }>('/partner/stars?of={id}')
    await http('/partner/stars', { method: 'PUT', body: { stars: 3 } })
    expect(sent).toEqual([
      { method: 'GET', url: '/partner/stars?of={id}' },
      { method: 'PUT', url: '/partner/stars', body: { stars: 3 } },
    ])
  })

  it('waits for whatever sends it', async () => {
    const { http, sent } = recording()
    let open = (_: Http) => {}
    const late = httpFrom(() => new Promise((resolve) => (open = resolve)))
    const answered = late('GET /v1/profiles')
    expect(sent).toEqual([])
    open(http)
    await answered
    expect(sent).toEqual([{ method: 'GET', url: '/v1/profiles' }])
  })
})

describe('withQuery', () => {
  it('joins lists by commas, and leaves out what is not given', () => {
    expect(withQuery('/v1/games', { ids: ['a', 'b'], none: null, left: undefined })).toBe(
      '/v1/games?ids=a%2Cb'
    )
    expect(withQuery('/v1/games', {})).toBe('/v1/games')
  })

  it('is what a call’s address is made with', () => {
    expect(requestOf('GET /v1/x/{id}', { params: { id: '1' }, query: { limit: 2 } }).url).toBe(
      '/v1/x/1?limit=2'
    )
  })
})

describe('isRefused', () => {
  const refused = { status: 409, code: 'E_IN_USE', message: 'In use', errors: [] }

  it('tells the codes of a call from others, and from what is no refusal', () => {
    expect(isRefused(refused, 'E_NOT_FOUND', 'E_IN_USE')).toBe(true)
    expect(isRefused(refused, 'E_NOT_FOUND')).toBe(false)
    expect(isRefused(new Error('a fault of ours'), 'E_IN_USE')).toBe(false)
    expect(isRefused(undefined, 'E_IN_USE')).toBe(false)
  })
})

/** What compiles and what does not; nothing of it runs. */
export async function types(http: Http) {
  const profile: Profile = await http('GET /v1/profiles')
  // @ts-expect-error a field that the answer has not
  void profile.nickname
  await http('PATCH /v1/profiles', { body: { profileColor: 'aabbcc' } })
  // @ts-expect-error a field that the body has not
  await http('PATCH /v1/profiles', { body: { color: 'aabbcc' } })
  // @ts-expect-error a body that is missing
  await http('POST /auth/login')
  // @ts-expect-error what stands in the path is missing
  await http('GET /v1/games/{id}/stats', {})
  // @ts-expect-error a filter that there is not
  await http('GET /v1/gameplays', { query: { state: 'lost' } })
  // @ts-expect-error a call that there is not
  await http('GET /v1/nothing')
  // @ts-expect-error a path that begins nowhere
  await http('v1/profiles')
  isRefused<'POST /auth/handoff'>(null, 'E_SIGN_IN_AGAIN', 'E_NETWORK')
  // @ts-expect-error a code that this call does not answer
  isRefused<'POST /auth/handoff'>(null, 'E_NOT_ENOUGH_TICKETS')
  // @ts-expect-error a code that no call answers
  isRefused(null, 'E_NOTHING')
}
