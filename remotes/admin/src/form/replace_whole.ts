import type { useConsole } from '../app/console_context'

type Http = ReturnType<typeof useConsole>['http']

interface Change<Stored> {
  /** What the call takes: the record without what the server gives. */
  bodyOf: (stored: Stored) => object
  changes: object
  /** What the form read of the fields that were changed. */
  expected: object
}

/**
 * Changes some fields by a call that replaces the record as a whole. The other fields are sent as they are stored now,
 * not as the form read them, because somebody else may have saved them meanwhile. All of it is expected, so nothing that
 * is saved after this reading is overwritten either.
 */
export async function replaceWhole<Stored>(
  http: Http,
  path: string,
  { bodyOf, changes, expected }: Change<Stored>
): Promise<Stored> {
  const stored = bodyOf(await http<Stored>(path))
  const body = { ...stored, ...changes, expected: { ...stored, ...expected } }
  return http<Stored>(path, { method: 'PUT', body })
}
