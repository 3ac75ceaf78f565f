interface Change<Stored, Body> {
  read: () => Promise<Stored>
  /** Calls what replaces the record. */
  write: (body: Body & { expected: Record<string, unknown> }) => Promise<Stored>
  /** What the call takes: the record without what the server gives. */
  bodyOf: (stored: Stored) => Body
  changes: Partial<Body>
  /** What the form read of the fields that were changed. */
  expected: Record<string, unknown>
}

/**
 * Changes some fields by a call that replaces the record as a whole. The other fields are sent as they are stored now,
 * not as the form read them, because somebody else may have saved them meanwhile. All of it is expected, so nothing that
 * is saved after this reading is overwritten either.
 */
export async function replaceWhole<Stored, Body extends object>(
  change: Change<Stored, Body>
): Promise<Stored> {
  const { read, write, bodyOf, changes, expected } = change
  const stored = bodyOf(await read())
  return write({ ...stored, ...changes, expected: { ...stored, ...expected } })
}
