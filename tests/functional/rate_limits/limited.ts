import type { ApiClient, ApiResponse } from '@japa/api-client'

/** What one caller sends again and again; each call gives the next answer. */
export type Sender = (client: ApiClient) => PromiseLike<ApiResponse>

export interface Limited {
  /** What is limited, and by what it is counted. */
  title: string
  requests: number
  seconds: number
  /** How the one too many is refused; 429 E_TOO_MANY_REQUESTS when left out. */
  refusal?: { status: number; code: string }
  /** A caller of their own, whom nobody has counted yet. */
  open(): Promise<Sender>
}
