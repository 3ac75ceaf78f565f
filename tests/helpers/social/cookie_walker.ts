import env from '#start/env'
import { bareRequest } from '#tests/helpers/social/bare_request'
import { visitor } from '#tests/helpers/visitor'

interface Cookie {
  value: string
  path: string
}

export interface Step {
  url: URL
  status: number
  headers: Headers
  body: string
  /** Absolute address of a redirect; null when it is none. */
  location: URL | null
  /** What was posted, if anything. */
  fields?: Record<string, string>
}

interface Call {
  method?: string
  headers?: Record<string, string>
  /** A form, or a text whose type the headers say. */
  body?: URLSearchParams | string
}

/** A browser without a window: keeps cookies by host and path, follows nothing by itself, comes from an address of its own. */
export class CookieWalker {
  readonly #cookies = new Map<string, Cookie>()
  readonly #address = visitor()

  /** A path of the app, or any address. */
  async go(to: string | URL, init: Call = {}): Promise<Step> {
    const url = new URL(to, env.get('APP_URL'))
    const headers = new Headers({ ...this.#address, ...init.headers })
    if (this.cookiesAt(url) !== '') headers.set('cookie', this.cookiesAt(url))
    const answer = await bareRequest(url, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) this.#keep(line, url)
    const location = answer.headers.get('location')
    return { ...answer, url, location: location === null ? null : new URL(location, url) }
  }

  async submit(to: string | URL, fields: Record<string, string>): Promise<Step> {
    return { ...(await this.go(to, { method: 'POST', body: new URLSearchParams(fields) })), fields }
  }

  cookiesAt(url: URL): string {
    return [...this.#cookies]
      .filter(([key, { path }]) => key.startsWith(`${url.host} `) && url.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[1]}=${value}`)
      .join('; ')
  }

  /** A browser with the same cookies that goes its own way from here. */
  copy(): CookieWalker {
    const other = new CookieWalker()
    for (const [key, cookie] of this.#cookies) other.#cookies.set(key, cookie)
    return other
  }

  #keep(line: string, url: URL) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const name = pair.slice(0, pair.indexOf('='))
    const attribute = (wanted: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.split('=')[1]
    const expires = attribute('expires')
    const gone =
      Number(attribute('max-age') ?? 1) <= 0 || (expires && Date.parse(expires) < Date.now())
    const key = `${url.host} ${name}`
    if (gone) this.#cookies.delete(key)
    else {
      this.#cookies.set(key, { value: pair.slice(name.length + 1), path: attribute('path') ?? '/' })
    }
  }
}
