import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Binding } from '#shared/database/driver'

/** PostgreSQL's description of one column, sent before the first row. */
interface Field {
  name: string
  dataTypeID: number
}

interface Column {
  name: string
  parse: (text: string) => unknown
}

export interface Answer<Row> {
  rows: Row[]
  /** PostgreSQL's command tag, such as `COMMIT` or `INSERT 0 1`. */
  command: string
}

/** Named statements that were sent on a connection; with their columns once PostgreSQL has described them. */
type Prepared = Map<string, { columns: Column[] | null }>

const preparedByConnection = new WeakMap<pg.Connection, Prepared>()

/**
 * A statement that pg's client sends and answers through the same methods as its own queries. A named one is prepared once
 * per connection, and its rows are described once: pg's own query asks for the description with every run, which is a
 * tenth of a play's cost. PostgreSQL raises an error if the rows change later.
 */
export class PostgresStatement<Row extends object> extends pg.Query {
  #columns: Column[] = []
  #prepared: { columns: Column[] | null } | null = null
  #cells: (string | null)[][] = []
  #command = ''

  constructor(
    private readonly query: { name: string; text: string; values: readonly Binding[] },
    private readonly answer: (error: unknown, answer: Answer<Row>) => void
  ) {
    super({ text: query.text })
  }

  override submit = (connection: pg.Connection): void => {
    sendTogether(connection.stream)
    const { name, text, values } = this.query
    if (name === '' && values.length === 0) return connection.query(text)
    const columns = this.#prepare(connection)
    const texts = values.map((value) => (value === null ? null : String(value)))
    connection.bind({ statement: name, values: texts }, true)
    if (columns) this.#columns = columns
    else connection.describe({ type: 'P' }, true)
    connection.execute({}, true)
    connection.sync()
  }

  /** Returns the columns if they are known. A statement that is sent again before its first answer is described again. */
  #prepare(connection: pg.Connection): Column[] | null {
    const { name, text } = this.query
    const statements = preparedByConnection.get(connection) ?? new Map<string, never>()
    preparedByConnection.set(connection, statements)
    this.#prepared = statements.get(name) ?? null
    if (this.#prepared) return this.#prepared.columns
    this.#prepared = { columns: null }
    // A statement whose first run failed may have been prepared or not. Closing it first is correct in both cases.
    if (name !== '') {
      connection.close({ type: 'S', name }, true)
      this.#forget = () => statements.delete(name)
      statements.set(name, this.#prepared)
    }
    connection.parse({ name, text, types: [] }, true)
    return null
  }

  #forget = (): unknown => undefined

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#cells.push(fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#command = text
    if (this.#prepared) this.#prepared.columns ??= this.#columns
  }

  handleEmptyQuery(): void {}

  handleError(error: unknown): void {
    if (this.#prepared?.columns === null) this.#forget()
    this.answer(error, NOTHING)
  }

  handleReadyForQuery(): void {
    const rows = this.#cells.map((cells) => readRow<Row>(this.#columns, cells))
    this.answer(null, { rows, command: this.#command })
  }
}

const NOTHING: Answer<never> = { rows: [], command: '' }

function readRow<Row extends object>(columns: Column[], cells: (string | null)[]): Row {
  const row: Record<string, unknown> = {}
  for (const [at, { name, parse }] of columns.entries()) {
    const text = cells[at]!
    row[name] = text === null ? null : parse(text)
  }
  return row as Row
}

const gathering = new WeakSet<Duplex>()

/** Statements of one moment are sent in one packet, because each packet wakes a process on both sides. */
function sendTogether(stream: Duplex): void {
  if (gathering.has(stream)) return
  gathering.add(stream)
  stream.cork()
  process.nextTick(() => {
    gathering.delete(stream)
    stream.uncork()
  })
}
