import { request } from 'node:http'
import { text } from 'node:stream/consumers'

interface BareAnswer {
  status: number
  headers: Headers
  body: string
}

/** A call with exactly these headers: `fetch` writes a `sec-fetch-mode` of its own, which only a browser may. */
export function bareRequest(
  url: URL,
  {
    method = 'GET',
    headers,
    body,
  }: { method?: string; headers: Headers; body?: URLSearchParams | string }
): Promise<BareAnswer> {
  if (body instanceof URLSearchParams) {
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8')
  }
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers: Object.fromEntries(headers), agent: false })
    call.once('error', reject)
    call.once('response', (response) => {
      const received = new Headers()
      for (const [name, values] of Object.entries(response.headersDistinct)) {
        for (const value of values ?? []) received.append(name, value)
      }
      text(response).then(
        (answer) => resolve({ status: response.statusCode!, headers: received, body: answer }),
        reject
      )
    })
    call.end(body?.toString())
  })
}
