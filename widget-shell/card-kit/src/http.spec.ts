import { createHttp, type CallContext, type HttpOptions } from './http'

const context: CallContext = {
  appVersion: '0.1.0',
  language: 'es-mx',
  path: '/story/12',
  referrer: 'https://search.example/',
  domain: 'publisher.example',
  accessToken: null,
}

/** The part of a Response that is read; jsdom has none. */
const answer = (status: number, body: string) =>
  ({
    status,
    ok: status < 400,
    statusText: '',
    text: async () => body,
    json: async () => JSON.parse(body),
  }) as Response

function setUp(options: Partial<HttpOptions> & { answers?: Response[] } = {}) {
  const network = jest.fn<Promise<Response>, [string, RequestInit]>()
  for (const one of options.answers ?? [answer(200, '{"ok":true}')]) {
    network.mockResolvedValueOnce(one)
  }
  const http = createHttp({
    baseUrl: 'https://widget.example',
    context: () => context,
    fetch: network as unknown as typeof fetch,
    ...options,
  })
  return { http, network }
}

describe('createHttp', () => {
  it('tells with every call where it comes from, and keeps cookies at home', async () => {
    const { http, network } = setUp()
    await expect(http('/v1/profiles')).resolves.toEqual({ ok: true })
    const [url, request] = network.mock.calls[0] ?? []
    expect(url).toBe('https://widget.example/v1/profiles')
    expect(request?.credentials).toBe('same-origin')
    expect(request?.headers).toEqual({
      'accept': 'application/json',
      'app-version': '0.1.0',
      'accept-language': 'es-mx',
      'x-app-path': '/story/12',
      'x-app-referrer': 'https://search.example/',
      'x-app-domain': 'publisher.example',
      'tz': Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  it('sends a form as it is, and leaves its type to the browser', async () => {
    const { http, network } = setUp()
    const body = new FormData()
    body.set('file', new Blob(['picture']), 'me.png')
    await http('/v1/assets', { method: 'POST', body })
    const [, request] = network.mock.calls[0] ?? []
    expect(request?.body).toBe(body)
    expect(request?.headers).not.toHaveProperty('content-type')
  })

  it('sends a body as JSON, the token, and what the caller adds', async () => {
    const { http, network } = setUp({ context: () => ({ ...context, accessToken: 'token-1' }) })
    await http('/v1/gameplays', {
      method: 'POST',
      body: { side: 'A' },
      headers: { 'x-idempotency-key': 'k' },
    })
    const [, request] = network.mock.calls[0] ?? []
    expect(request).toMatchObject({ method: 'POST', body: '{"side":"A"}' })
    expect(request?.headers).toMatchObject({
      'authorization': 'Bearer token-1',
      'content-type': 'application/json',
      'x-idempotency-key': 'k',
    })
  })

  it('rejects with the problem that the server names', async () => {
    const problem = {
      type: 'about:blank',
      status: 409,
      code: 'E_CONFLICT',
      message: 'Conflict',
      errors: [{ message: 'taken', field: 'email' }],
    }
    const { http } = setUp({ answers: [answer(409, JSON.stringify(problem))] })
    await expect(http('/auth/signup')).rejects.toEqual({
      status: 409,
      code: 'E_CONFLICT',
      message: 'Conflict',
      errors: [{ message: 'taken', field: 'email' }],
    })
  })

  it('makes an error of a failure that is no JSON', async () => {
    const { http } = setUp({ answers: [answer(502, '<html>')] })
    await expect(http('/v1/games')).rejects.toEqual({
      status: 502,
      code: 'E_HTTP_502',
      message: 'HTTP 502',
      errors: [],
    })
  })

  it('answers nothing with nothing', async () => {
    const { http } = setUp({ answers: [answer(204, '')] })
    await expect(http('/auth/logout', { method: 'POST' })).resolves.toBeUndefined()
  })

  it('calls a lost network by its name, and a torn answer too', async () => {
    const lost = setUp()
    lost.network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(lost.http('/v1/games')).rejects.toMatchObject({ status: 0, code: 'E_NETWORK' })
    const torn = setUp({ answers: [answer(200, '{"items":[')] })
    await expect(torn.http('/v1/games')).rejects.toMatchObject({ status: 0, code: 'E_NETWORK' })
  })

  it('lets an aborted call reject with its own reason', async () => {
    const controller = new AbortController()
    controller.abort('left the page')
    const { http, network } = setUp()
    network.mockReset().mockRejectedValue('left the page')
    await expect(http('/v1/games', { signal: controller.signal })).rejects.toBe('left the page')
  })

  it.each([
    ['a call', undefined, 20_000],
    ['a file', new FormData(), 300_000],
  ])('gives up on %s that nobody answers', async (_, body, limitMs) => {
    jest.useFakeTimers()
    const silent = jest.fn(
      (_url: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          signal!.addEventListener('abort', () => reject(new Error('aborted')))
        })
    )
    const { http } = setUp({ fetch: silent as never })
    const asked = http('/v1/assets', { method: 'POST', body })
    const lost = expect(asked).rejects.toMatchObject({ status: 0, code: 'E_NETWORK' })
    await jest.advanceTimersByTimeAsync(limitMs - 1)
    expect(silent.mock.calls[0]![1].signal!.aborted).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await lost
    expect(jest.getTimerCount()).toBe(0)
    jest.useRealTimers()
  })

  it('keeps no clock running for a call that was answered, refused or left', async () => {
    jest.useFakeTimers()
    const leaving = new AbortController()
    const { http, network } = setUp({ answers: [answer(200, '1'), answer(404, '{}')] })
    await http('/a')
    await http('/b').catch(() => undefined)
    network.mockRejectedValueOnce(new Error('left'))
    await http('/c', { signal: leaving.signal }).catch(() => undefined)
    expect(jest.getTimerCount()).toBe(0)
    jest.useRealTimers()
  })

  it('makes a refused call once more after the session was renewed, and only once', async () => {
    let accessToken = 'old'
    const onUnauthorized = jest.fn(async () => {
      accessToken = 'new'
      return true
    })
    const refused = answer(401, '{"code":"E_UNAUTHORIZED","message":"Unauthorized"}')
    const { http, network } = setUp({
      answers: [refused, answer(401, '{"code":"E_UNAUTHORIZED","message":"Unauthorized"}')],
      context: () => ({ ...context, accessToken }),
      onUnauthorized,
    })
    await expect(http('/v1/profiles')).rejects.toMatchObject({
      status: 401,
      code: 'E_UNAUTHORIZED',
    })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    expect(network.mock.calls[1]?.[1].headers).toMatchObject({ authorization: 'Bearer new' })
  })

  it('renews no session that a stranger never had', async () => {
    const onUnauthorized = jest.fn(async () => true)
    const { http } = setUp({ answers: [answer(401, '{}')], onUnauthorized })
    await expect(http('/auth/login')).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})
