/**
 * Most statements that are kept prepared: several times as many as the code has. Each takes memory in the database as
 * well, so that a list of a caller, whose length changes a statement, must not add to them without an end.
 */
const KEPT_STATEMENTS_MAX = 2_000

/** What was prepared of statements, the first ones that came. One that finds no room is prepared for its call alone. */
export class KeptStatements<Prepared> {
  #kept = new Map<string, Prepared>()

  constructor(private max = KEPT_STATEMENTS_MAX) {}

  /** `prepare` gets a number that no other kept statement has; null when there is no room. */
  get(statement: string, prepare: (place: number | null) => Prepared): Prepared {
    const known = this.#kept.get(statement)
    if (known !== undefined) return known
    const hasRoom = this.#kept.size < this.max
    const prepared = prepare(hasRoom ? this.#kept.size : null)
    if (hasRoom) this.#kept.set(statement, prepared)
    return prepared
  }
}
