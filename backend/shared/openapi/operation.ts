import type { SchemaTypes } from '@vinejs/vine/types'
import type { Role } from '#shared/roles'
import type { ProblemCode } from '#shared/problem_codes'

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
  /** What each name in the path stands for, and the values that it may have where they are a closed set. */
  path?: Record<string, string | { description: string; enum: readonly string[] }>
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
  /** Codes of the problems that its own rules answer; `problems.ts` adds those of every operation of its kind. */
  problems?: readonly (ProblemCode | OtherStatus)[]
}

/** A code that an operation answers with another status than most. */
type OtherStatus = readonly [code: ProblemCode, status: number]

export interface DescribedRoute {
  method: string
  /** As the router writes it: /v1/games/:id. */
  pattern: string
  name: string
  /** What the router takes for a named part of the path, where it does not take everything. */
  matchers: Readonly<Record<string, RegExp>>
  /** The module whose operation it is. */
  module: string
  operation: Operation
}

/** null for pages; controllers of the API declare one. */
export async function operationOf(handler: unknown): Promise<Operation | null> {
  const load = controllerOf(handler)
  if (typeof load !== 'function') return null
  const module = (await (load as () => Promise<{ default?: unknown }>)()) ?? {}
  const operation = (module.default as { operation?: Operation } | undefined)?.operation
  return operation ?? null
}

/** The module of a controller, by the path that its route imports: `() => import('#games/controllers/…')`. */
export function moduleOf(handler: unknown): string {
  const [, module] = /import\(["'`]#(\w+)\//.exec(String(controllerOf(handler))) ?? []
  if (module === undefined) throw new Error(`no module imports ${String(controllerOf(handler))}`)
  return module
}

function controllerOf(handler: unknown): unknown {
  const { reference } = handler as { reference?: unknown }
  return Array.isArray(reference) ? (reference[0] as unknown) : reference
}
