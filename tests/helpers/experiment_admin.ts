import type { ApiClient } from '@japa/api-client'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/admin/experiments'

/** An admin, and what an admin asks of experiments. */
export async function asExperimentAdmin(client: ApiClient) {
  const { id, accessToken } = await createPlayer({ roles: ['admin'] })
  return {
    id,
    get: (path = '', query: object = {}) =>
      client
        .get(PATH + path)
        .bearerToken(accessToken)
        .qs(query),
    post: (path: string, body: object) =>
      client
        .post(PATH + path)
        .bearerToken(accessToken)
        .json(body),
    put: (path: string, body: object) =>
      client
        .put(PATH + path)
        .bearerToken(accessToken)
        .json(body),
  }
}
