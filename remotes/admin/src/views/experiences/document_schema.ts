import { hostFlagsOf } from '@sidepick/rules/host_flag_scopes'
import { mergeConfig } from '@sidepick/rules/merge_config'
import { prefixOf } from '@sidepick/rules/path_prefix'
import { useEffect, useState } from 'react'
import { put, read } from '../../form/field_values'
import type { Scope } from './scopes'

/** As far as it is read of a JSON Schema. */
export interface Schema {
  description?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  minimum?: number
  maximum?: number
  properties?: Readonly<Record<string, Schema>>
}

export interface DocumentKey {
  path: string
  /** What it does, or what its value must be. */
  description: string
  /** What may stand there: its type, or each of the values. */
  among: string
  schema: Schema
}

/** Every key that a document of this scope may hold, in the order of the schema. */
export function keysOf(schema: Schema, scope: Scope, under = ''): DocumentKey[] {
  const flags = hostFlagsOf(scope)
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const path = `${under}${name}`
    if (flags && path === 'hostFlags' && flags.length === 0) return []
    if (flags && under === 'hostFlags.' && !flags.includes(name)) return []
    const { description = '' } = part
    return [
      { path, description, among: amongOf(part), schema: part },
      ...keysOf(part, scope, `${path}.`),
    ]
  })
}

function amongOf({ type, enum: values, minimum, maximum }: Schema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(', ')
  const span = minimum === undefined || maximum === undefined ? '' : ` ${minimum}–${maximum}`
  return `${[type ?? []].flat().join(', ')}${span}`
}

const BEGINS: Readonly<Record<string, unknown>> = {
  object: {},
  array: [],
  string: '',
  boolean: true,
}

/** The document with the key in it, with a value that the schema allows as to its type. */
export function withKey(doc: object, { path, schema }: DocumentKey): object {
  const type = [schema.type ?? 'object'].flat()[0]!
  const part: Record<string, unknown> = {}
  put(part, path, schema.enum?.[0] ?? BEGINS[type] ?? schema.minimum ?? 0)
  return mergeConfig(doc, part)
}

export const holdsKey = (doc: object, path: string): boolean => read(doc, path) !== undefined

/** The schema that the server serves to every editor; null until it has come, and where it does not. */
export function useDocumentSchema(): Schema | null {
  const [schema, setSchema] = useState<Schema | null>(null)
  useEffect(() => {
    const stopped = new AbortController()
    // The text is edited without it as well.
    readSchema(stopped.signal).then(setSchema, () => undefined)
    return () => stopped.abort()
  }, [])
  return schema
}

async function readSchema(signal: AbortSignal): Promise<Schema | null> {
  const address = `${prefixOf(window.location.pathname)}/experience.schema.json`
  const answer = await fetch(address, { signal })
  return answer.ok ? ((await answer.json()) as Schema) : null
}
