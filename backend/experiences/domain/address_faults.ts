import { must } from '#shared/http/validation/faults'

export function urlOf(value: unknown): URL | null {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
}

/** A parser takes `*` and `;` in a host, which would widen the content security policy or end a directive of it. */
const HOST = /^[\da-z-]+(?:\.[\da-z-]+)+$/

export const isPlainHttps = (url: URL | null): url is URL =>
  url?.protocol === 'https:' && url.username + url.password === '' && HOST.test(url.hostname)

/** What the content security policy takes as it stands: nothing but scheme, host and port. */
export const origin = must(
  (value) => {
    const url = urlOf(value)
    return isPlainHttps(url) && url.origin === value
  },
  'an origin such as https://ads.example.com',
  { type: 'string', pattern: '^https://[^/]+$' }
)
