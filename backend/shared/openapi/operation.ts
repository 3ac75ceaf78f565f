import type { SchemaTypes } from '@vinejs/vine/types'
import type { Role } from '#shared/http/caller'

export const IDEMPOTENCY_HEADER = {
  'x-idempotency-key':
    'Key of this request, chosen by the client; sent again with the same body it gets the stored answer.',
}

interface Describable {
  toJSONSchema(): object
}

/** What a controller declares of itself for the API's description. */
export interface Operation {
  summary: string
  /** oneTime: the Bearer is a token that came by mail. */
  auth: 'public' | 'optional' | 'refresh' | 'oneTime' | 'creatorOrAdmin' | Role
  /** What each name in the path stands for. */
  path?: Record<string, string>
  query?: Describable
  body?: Describable
  /** Parts of a form that carry files, in place of a body. */
  files?: readonly string[]
  /** Request headers the operation reads beside those that every call carries, and what each says. */
  headers?: Record<string, string>
  /** Whether a client that prefers HTML gets a page instead. */
  page?: boolean
  /** Whether a success is a stream of events in place of JSON. */
  stream?: boolean
  /** Schemas of what is sent, by status. */
  responses: Record<number, SchemaTypes>
}

/** A page has no operation; a controller of the API declares one. */
export async function operationOf(handler: unknown): Promise<Operation | null> {
  const reference = (handler as { reference?: unknown }).reference
  const load = Array.isArray(reference) ? (reference[0] as unknown) : reference
  if (typeof load !== 'function') return null
  const module = (await (load as () => Promise<{ default?: unknown }>)()) ?? {}
  const operation = (module.default as { operation?: Operation } | undefined)?.operation
  return operation ?? null
}
