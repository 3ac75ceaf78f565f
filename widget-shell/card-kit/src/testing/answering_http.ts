import type { Http, HttpError } from '../contract'
import { httpOver } from '../http_over'
import type { GalleryState } from '../gallery/states'

const refusal = (status: number, body: unknown): HttpError => ({
  status,
  code: 'E_REFUSED',
  message: 'Refused',
  errors: [],
  ...(body as Partial<HttpError>),
})

/** Calls that a gallery state answers; what it does not name never comes back, like a call under way. */
export function answeringHttp(answers: GalleryState['answers'] = {}): Http {
  return httpOver(({ method, url }) => {
    const answer = answers[`${method} ${url}`]
    if (!answer) return new Promise(() => undefined)
    const { status = 200, body } = answer
    return status >= 400 ? Promise.reject(refusal(status, body)) : Promise.resolve(body)
  })
}
