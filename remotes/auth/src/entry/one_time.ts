import type { Http } from '@sidepick/card-kit'

/** A call in the name of a mailed link. */
export const withLink = <Answer>(http: Http, path: string, token: string, body?: unknown) =>
  http<Answer>(path, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } })
