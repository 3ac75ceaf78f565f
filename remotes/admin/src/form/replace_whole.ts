interface Change<Stored, Body> {
  read: () => Promise<Stored>
  /** Calls what replaces the record. */
  write: (body: Body & { expected: Record<string, unknown> }) => Promise<Stored>
  /** What the call takes: the record without what the server gives. */
  bodyOf: (stored: Stored) => Body
  changes: Partial<Body>
  /** Objects of which the form shows the members: what it does not show stays as it is stored. */
  parts?: readonly (keyof Body & string)[]
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
  const { read, write, bodyOf, changes, expected, parts = [] } = change
  const stored = bodyOf(await read())
  const body = { ...stored, ...changes }
  const seen: Record<string, unknown> = { ...stored, ...expected }
  for (const part of parts) {
    const members = changes[part] as object | undefined
    if (!members) continue
    Object.assign(body, { [part]: { ...(stored[part] as object), ...members } })
    seen[part] = { ...others(stored[part] as object, members), ...(expected[part] as object) }
  }
  return write({ ...body, expected: seen })
}

const others = (whole: object, members: object) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !Object.hasOwn(members, name)))
