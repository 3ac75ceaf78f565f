import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { HostProvider } from './host_context'
import type { EndpointBuilder, HostApi } from './query_contract'
import { defineEndpoints } from './remote_endpoints'
import { fakeHost } from './testing'

/** Takes every call once, as the host's API does, and says which it took. */
function apiThatTakesEachOnce() {
  const taken: string[] = []
  const build = { query: () => ({}) } as unknown as EndpointBuilder
  const api: HostApi = {
    injectEndpoints({ endpoints }) {
      const made = endpoints(build)
      for (const name of Object.keys(made)) {
        if (taken.includes(name)) throw new Error(`${name} is there already`)
        taken.push(name)
      }
      return { endpoints: made }
    },
  }
  return { api, taken }
}

const useBoard = defineEndpoints({ own: 'GET /v1/profiles', list: 'GET /v1/achievements' })
const useRewards = defineEndpoints({ profile: 'GET /v1/profiles', plays: 'GET /v1/gameplays' })

describe('What a remote reads', () => {
  it('is one query for each call, however many of its tables name it', async () => {
    const { api, taken } = apiThatTakesEachOnce()
    const host = fakeHost({ api: () => Promise.resolve(api) })
    const { result } = renderHook(() => [useBoard(), useRewards()] as const, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <HostProvider host={host}>{children}</HostProvider>
      ),
    })
    await waitFor(() =>
      expect(result.current.map(({ status }) => status)).toEqual(['ready', 'ready'])
    )
    expect(taken.sort()).toEqual(['GET /v1/achievements', 'GET /v1/gameplays', 'GET /v1/profiles'])
    const [board, rewards] = result.current
    if (board.status !== 'ready' || rewards.status !== 'ready') throw new Error('not ready')
    expect(board.endpoints.own).toBe(rewards.endpoints.profile)
  })
})
