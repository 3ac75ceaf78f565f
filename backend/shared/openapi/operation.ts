import type { SchemaTypes } from '@vinejs/vine/types'
import type { Role } from '#shared/http/roles'

export const IDEMPOTENCY_HEADER = {
  'x-idempotency-key':
    'Key of this request, chosen by the client; sent again with the same body it gets the stored answer.',
}

interface Describable {
  toJSONSchema(): object
}

/** A controller's description of its operation. */
export interface Operation {
  summary: string
  /** oneTime: the Bearer token comes from a mailed link. */
  auth: 'public' | 'optional' | 'refresh' | 'oneTime' | 'creatorOrAdmin' | Role
  /** What each name in the path stands for. */
  path?: Record<string, string>
  query?: Describable
  body?: Describable
  /** Form parts with files, instead of a JSON body, and what each holds. */
  files?: Record<string, string>
  /** Request headers the operation reads beside those that every call carries, and what each says. */
  headers?: Record<string, string>
  /** Whether a client that prefers HTML gets a page instead. */
  page?: boolean
  /** Whether a success is an event stream instead of JSON. */
  stream?: boolean
  /** Schemas of the responses, by status. */
  responses: Record<number, SchemaTypes>
}

/** Undefined for pages; controllers of the API declare one. */
export async function operationOf(handler: unknown): Promise<Operation | null> {
  const reference = (handler as { reference?: unknown }).reference
  const load = Array.isArray(reference) ? (reference[0] as unknown) : reference
  if (typeof load !== 'function') return null
  const module = (await (load as () => Promise<{ default?: unknown }>)()) ?? {}
  const operation = (module.default as { operation?: Operation } | undefined)?.operation
  return operation ?? null
}
