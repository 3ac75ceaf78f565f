import pg from 'pg'

/** What the driver reads rows by, once PostgreSQL has described them. */
interface RowShape {
  fields: unknown[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

/** The driver's own connection and query, as far as its types say nothing of them. */
interface Wire {
  bind(message: { portal: ''; statement: string; values: unknown[]; valueMapper: Mapper }): void
  execute(message: { portal: '' }): void
  sync(): void
}

type Mapper = (value: unknown) => string | null

interface DriverQuery {
  name: string
  values: unknown[]
  _result: RowShape
  /** Else the rows are only told of, one by one. */
  _accumulateRows: boolean
  prepare(wire: Wire): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

type Answer = (error: Error | null, result: pg.QueryResult) => void

const DriverQuery = pg.Query as unknown as new (
  config: { name?: string; text: string; values: unknown[] },
  answer: Answer
) => pg.Query & DriverQuery

const shapesByWire = new WeakMap<Wire, Map<string, RowShape>>()

function shapesOf(wire: Wire): Map<string, RowShape> {
  const known = shapesByWire.get(wire)
  if (known) return known
  const shapes = new Map<string, RowShape>()
  shapesByWire.set(wire, shapes)
  return shapes
}

/**
 * A prepared statement whose rows are described once per connection. The driver asks for the description with every run, and
 * reads it anew: a tenth of what a play costs. Rows that look otherwise later are an error of PostgreSQL's.
 */
export class KeptQuery extends DriverQuery {
  override prepare(wire: Wire): void {
    const shape = shapesOf(wire).get(this.name)
    if (!shape) return super.prepare(wire)
    Object.assign(this._result, shape)
    this._accumulateRows = true
    wire.bind({ portal: '', statement: this.name, values: this.values, valueMapper: asText })
    wire.execute({ portal: '' })
    wire.sync()
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    const shapes = shapesOf(wire)
    if (!shapes.has(this.name)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
      shapes.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
    }
    super.handleCommandComplete(message, wire)
  }
}

const asText: Mapper = (value) => (value === null ? null : String(value))
