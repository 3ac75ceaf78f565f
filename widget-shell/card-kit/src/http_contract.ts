import type { Calls } from '@sidepick/rules/generated_wire'

/** Error of a request: the server's problem details, or a network failure. */
export interface HttpError {
  status: number
  code: string
  message: string
  errors: { message: string; field?: string; rule?: string }[]
}

/** Method and path of a call of the platform, as in `GET /v1/games/{id}/stats`. */
export type CallName = keyof Calls

/** What a call takes: `params` in its path, `query` and `body`, each where the call has it. */
export type CallInput<Name extends CallName> = Omit<Calls[Name], 'answer' | 'problem'>

/** Codes of the problems that a call answers, and of a server that was not reached. */
export type ProblemOf<Name extends CallName> = Calls[Name]['problem'] | 'E_NETWORK'

/** What goes along with any request. */
export interface Sending {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Given the headers of the answer. */
  heard?: (headers: Headers) => void
}

/** What may be left out whole where nothing in it must be given. */
type Given<Input> = object extends Input ? [input?: Input & Sending] : [input: Input & Sending]

/**
 * Sends requests with the common headers; rejects with an HttpError. A call of the platform is named by method and path,
 * which types what it takes and answers. A service of a partner's own is asked by its path alone. A body is sent as JSON,
 * a FormData unchanged.
 */
export interface Http {
  <Name extends CallName>(
    call: Name,
    ...input: Given<CallInput<Name>>
  ): Promise<Calls[Name]['answer']>
  <Answer>(
    path: `/${string}`,
    options?: Sending & {
      method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
      query?: Readonly<Record<string, unknown>>
      body?: unknown
    }
  ): Promise<Answer>
}
