import { act, render, screen } from '@testing-library/react'
import type { HostApi, HostQuery, Http } from '@sidepick/card-kit'
import { httpOver } from '@sidepick/card-kit/http_over'
import { Provider } from 'react-redux'
import { createStore } from '../store/store'
import { createBaseQuery } from './base_query'
import { installApi } from './host_api'

type Ping = { ping: HostQuery<void, { n: number }> }

function rig() {
  const asked: string[] = []
  const http = ((path: string) => {
    asked.push(path)
    return Promise.resolve({ n: asked.length })
  }) as unknown as Http
  const app = createStore()
  const api = installApi(app, http)
  const inject = (facade: HostApi, path = '/ping') =>
    facade.injectEndpoints<Ping>({
      endpoints: (build) => ({ ping: build.query({ query: () => path }) }),
      overrideExisting: 'throw',
    }).endpoints
  const show = (endpoints: Ping) => {
    const Shown = () => <p>{endpoints.ping.useQuery().data?.n ?? 'waiting'}</p>
    render(
      <Provider store={app.store}>
        <Shown />
      </Provider>
    )
  }
  return { api, app, asked, inject, show }
}

describe("the host's API", () => {
  test('answers the first query of a remote that came after the store', async () => {
    const { api, asked, inject, show } = rig()
    show(inject(api.facadeFor('partner')))
    expect(await screen.findByText('1')).toBeInTheDocument()
    expect(asked).toEqual(['/ping'])
  })

  test('keeps endpoints of one name apart by remote', async () => {
    const { api, asked, inject, show } = rig()
    const one = inject(api.facadeFor('one'), '/one')
    const two = inject(api.facadeFor('two'), '/two')
    show(one)
    show(two)
    expect(await screen.findByText('1')).toBeInTheDocument()
    expect(await screen.findByText('2')).toBeInTheDocument()
    expect(asked).toEqual(['/one', '/two'])
  })

  test('refuses a second endpoint of the same name and remote', () => {
    const { api, inject } = rig()
    inject(api.facadeFor('partner'))
    expect(() => inject(api.facadeFor('partner'))).toThrow(/ping/)
  })

  test('reads again what is on screen once a play changed it', async () => {
    const { api, inject, show } = rig()
    show(inject(api.facadeFor('partner')))
    await screen.findByText('1')
    act(() => api.refreshAll())
    expect(await screen.findByText('2')).toBeInTheDocument()
  })
})

describe('when the player left', () => {
  test('everything is forgotten, and what is on screen is read again', async () => {
    const { api, inject, show } = rig()
    show(inject(api.facadeFor('partner')))
    await screen.findByText('1')
    act(() => api.reset())
    expect(await screen.findByText('2')).toBeInTheDocument()
  })
})

describe('retrying', () => {
  const api = { signal: new AbortController().signal, type: 'query' as 'query' | 'mutation' }
  const tries = async (status: number, type: 'query' | 'mutation') => {
    let count = 0
    const http = (() => {
      count += 1
      return Promise.reject({ status, code: 'E', message: 'no', errors: [] })
    }) as unknown as Http
    const query = createBaseQuery(http, () => Promise.resolve())
    await query('/x', { ...api, type } as never, {})
    return count
  }

  test.each([
    [503, 'query', 4],
    [0, 'query', 4],
    [404, 'query', 1],
    [429, 'query', 1],
    [503, 'mutation', 1],
  ] as const)('status %i of a %s is tried %i times', async (status, type, expected) => {
    expect(await tries(status, type)).toBe(expected)
  })

  test('parameters become a query string without the empty ones', async () => {
    const send = jest.fn().mockResolvedValue(undefined)
    const query = createBaseQuery(httpOver(send))
    const params = { a: 'x y', b: undefined, c: 0 }
    await expect(query({ url: '/x', params }, api as never, {})).resolves.toMatchObject({
      data: null,
    })
    const sent = { method: 'GET', url: '/x?a=x+y&c=0' }
    expect(send).toHaveBeenCalledWith(expect.objectContaining(sent))
  })

  test('a call of the platform is handed on by its name, with what it takes', async () => {
    const http = jest.fn().mockResolvedValue([])
    const query = createBaseQuery(http as unknown as Http)
    const call = 'GET /v1/leaderboards/points'
    const asked = { query: { distributorId: 'news' } }
    await query({ call, input: asked }, api as never, {})
    expect(http).toHaveBeenCalledWith(call, { ...asked, signal: expect.any(AbortSignal) })
  })
})
