import { test } from '@japa/runner'
import type { AnyEndpoint } from '#tests/functional/roles/endpoint'
import { endpoints } from '#tests/functional/roles/endpoint_table'
import {
  neverNull,
  propertiesOf,
  queryNamesOf,
  type Described,
} from '#tests/helpers/described_inputs'
import { grantedCall, type Sent } from '#tests/helpers/granted_call'

/** Values of every kind, and texts that parsers and databases stumble over; as JSON, since not all can be written here. */
const ODD = [
  'null',
  'true',
  '-1',
  '1e309',
  '[null]',
  '{}',
  '""',
  String.raw`"\u0000"`,
  String.raw`"\ud800"`,
]

/** Of a query: no text at all, bytes that are no text, and numbers that are none. */
const ODD_TEXTS = ['', '%00', '%ED%A0%80', '%', '-1', '1e309', 'NaN', '2026-13-45T00:00:00Z']

/** Ways to write a parameter that make something else than a text of it. */
const ODD_SHAPES = ['[]=1', '[a]=1', '[length]=1', '[0][0][0]=1']

test.group('A value that nobody expects', (group) => {
  let described: Described

  group.setup(async () => {
    described = (await (await fetch(`${process.env.APP_URL}/openapi.json`)).json()) as Described
  })

  test('is the caller’s fault, never ours: {route}')
    .with(endpoints.filter(({ route }) => route !== 'notifications.stream'))
    .run(async ({ assert }, endpoint: AnyEndpoint) => {
      const { granted, method, pattern, send } = await grantedCall(endpoint)
      const told = async (where: string, changes: Partial<Sent>) => {
        const { status, text } = await send(changes)
        // 501: the caller asks for what this server does not have.
        const isTheirs = status < 500 || status === 501
        assert.isTrue(
          isTheirs,
          `${method} ${pattern} with ${where}: ${status} ${text.slice(0, 200)}`
        )
        return status
      }
      for (const name of queryNamesOf(described, method, pattern)) {
        const queries = [
          ...ODD_TEXTS.map((text) => `${name}=${text}`),
          ...ODD_SHAPES.map((shape) => name + shape),
        ]
        for (const query of queries) await told(query, { query: `${granted.query}&${query}` })
      }
      if (method === 'GET') return
      const refusesNull = neverNull(described, method, pattern)
      for (const name of propertiesOf(described, method, pattern)) {
        for (const value of ODD) {
          const rest = { ...(granted.body && JSON.parse(String(granted.body))) }
          delete rest[name]
          const members = [
            ...Object.entries(rest).map(([key, one]) => [key, JSON.stringify(one)]),
            [name, value],
          ]
          const body = `{${members.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join()}}`
          const status = await told(`${name}: ${value}`, { body })
          if (value !== 'null' || !refusesNull.includes(name)) continue
          assert.isAtLeast(status, 400, `${method} ${pattern} takes null as ${name}`)
        }
      }
    })
})
