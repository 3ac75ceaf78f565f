import pg from 'pg'

/** PostgreSQL's description of the rows, which the driver needs to read them. */
interface RowShape {
  fields: unknown[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

/** Members of the driver's connection and query that its types do not declare. */
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
  /** Without it rows are only emitted one by one. */
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
 * A prepared statement whose rows are described once per connection. The driver requests and parses the description for
 * every run, a tenth of a play's cost. If the row's shape changes later, PostgreSQL reports an error.
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
