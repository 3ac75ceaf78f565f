import type { SchemaTypes } from '@vinejs/vine/types'

interface Describable {
  toJSONSchema(): object
}

/** What a controller declares of itself for the API's description. */
export interface Operation {
  summary: string
  auth: 'public' | 'optional' | 'player' | 'refresh'
  query?: Describable
  body?: Describable
  /** Request headers the operation reads beside those that every call carries. */
  headers?: readonly string[]
  /** Whether a client that prefers HTML gets a page instead. */
  page?: boolean
  /** Schemas of what is sent, by status. */
  responses: Record<number, SchemaTypes>
}
