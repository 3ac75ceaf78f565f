import type { ApiClient } from '@japa/api-client'
import type { TestPlayer } from '#tests/helpers/players'

/** What somebody asks of their own documents, experiments or remotes. */
export function partnerCalls(client: ApiClient, { accessToken }: TestPlayer, room: string) {
  const path = `/v1/partner/${room}`
  return {
    get: (at = '', query: object = {}) =>
      client
        .get(path + at)
        .bearerToken(accessToken)
        .qs(query),
    post: (at: string, body: object) =>
      client
        .post(path + at)
        .bearerToken(accessToken)
        .json(body),
    put: (at: string, body: object) =>
      client
        .put(path + at)
        .bearerToken(accessToken)
        .json(body),
  }
}
