import router from '@adonisjs/core/services/router'
import { CALLERS, type AnyEndpoint } from '#tests/functional/roles/endpoint'
import { stage, type AnyScene } from '#tests/functional/roles/perform'
import { visitor } from '#tests/helpers/visitor'

export interface Sent {
  params: Record<string, string>
  query: string
  headers: Record<string, string>
  body?: string | FormData
}

/** A call that this endpoint grants, as bytes of our own: a test sends it changed, and nothing tidies it up. */
export async function grantedCall(endpoint: AnyEndpoint) {
  const who = CALLERS.find((caller) => endpoint.answers[caller].status < 400)!
  const scene: AnyScene = await stage(endpoint, who)
  const call = endpoint.call?.(scene) ?? {}
  const { pattern, methods } = router.findOrFail(endpoint.route)
  const method = methods[0]!
  const bearer = call.token ?? scene.caller?.accessToken
  const granted: Sent = {
    params: call.params ?? {},
    query: new URLSearchParams(call.query).toString(),
    headers: { ...call.headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    ...(call.body && { body: JSON.stringify(call.body) }),
  }
  const open = (changes: Partial<Sent> = {}): Promise<Response> => {
    const { params, query, headers, body } = { ...granted, ...changes }
    const path = pattern
      .replace(/\/:(\w+)\??/g, (_, name: string) => (params[name] ? `/${params[name]}` : ''))
      .replace('*', params['*'] ?? '')
    return fetch(`${process.env.APP_URL}${path || '/'}?${query}`, {
      method,
      redirect: 'manual',
      headers: {
        ...visitor(),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      body,
    })
  }
  return {
    method,
    pattern,
    granted,
    open,
    /** Status and text of the answer; a stream of events is closed unread. */
    async send(changes?: Partial<Sent>) {
      const answer = await open(changes)
      const stream = answer.headers.get('content-type')?.startsWith('text/event-stream')
      if (stream) await answer.body!.cancel()
      return { status: answer.status, text: stream ? '' : await answer.text() }
    },
  }
}
