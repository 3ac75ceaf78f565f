import { test } from '@japa/runner'
import type { AnyEndpoint } from '#tests/functional/roles/endpoint'
import { endpoints } from '#tests/functional/roles/endpoint_table'
import { propertiesOf, queryNamesOf, type Described } from '#tests/helpers/described_inputs'
import { grantedCall, type Sent } from '#tests/helpers/granted_call'
import { PROTOTYPE_NAMES } from '#tests/helpers/prototype_names'

/** Headers whose value something is looked up by. */
const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'if-none-match', 'range', 'referer'],
  ...['app-version', 'x-app-path', 'x-app-referrer', 'x-app-domain', 'tz', 'x-idempotency-key'],
  ...['x-request-id', 'x-http-method-override', 'cookie'],
]

/** Ways to name a member of the prototype where a text is taken apart into objects. */
const NESTED = [
  ...['__proto__[polluted]=1', '__proto__.polluted=1', 'constructor[prototype][polluted]=1'],
  ...['constructor.prototype.polluted=1', 'a[__proto__][polluted]=1', '__proto__[]=1', '[]=1'],
]
const NESTED_JSON =
  '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":{"__proto__":{"polluted":1}}'

/** One that leads to an object, and one that leads to a function. */
const REPRESENTATIVES = ['__proto__', 'hasOwnProperty']

/** What nobody put anywhere, and no object inherits. */
const UNKNOWN = 'nobodysName'

const withMembers = (body: Sent['body'] = '{}', members: string) =>
  `${String(body).slice(0, -1)}${body === '{}' ? '' : ','}${members}}`

function formOf(names: readonly string[]): FormData {
  const form = new FormData()
  for (const name of names) form.append(name, new Blob(['x']), name)
  for (const name of names) form.append(`${name}[a]`, 'x')
  return form
}

test.group('Names that every object answers to', (group) => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  const uncaught: unknown[] = []
  const remember = (error: unknown) => void uncaught.push(error)
  let described: Described

  group.setup(async () => {
    described = (await (await fetch(`${process.env.APP_URL}/openapi.json`)).json()) as Described
    process.on('uncaughtExceptionMonitor', remember)
    return () => void process.off('uncaughtExceptionMonitor', remember)
  })

  test('are nothing special to {route}')
    .with([...endpoints])
    .run(async ({ assert }, endpoint: AnyEndpoint) => {
      const { granted, method, pattern, send } = await grantedCall(endpoint)
      const told = async (where: string, changes: Partial<Sent>) => {
        const { status, text } = await send(changes)
        assert.isBelow(status, 500, `${method} ${pattern} with ${where}: ${text.slice(0, 200)}`)
        return Math.floor(status / 100)
      }
      const keys = PROTOTYPE_NAMES.map((name) => `${name}=1`)
      await told('query keys', { query: [granted.query, ...keys, ...NESTED].join('&') })
      const named = Object.fromEntries(PROTOTYPE_NAMES.map((name) => [name, name]))
      await told('header names', { headers: { ...granted.headers, ...named } })
      for (const name of REPRESENTATIVES) {
        const values = Object.fromEntries(HEADERS.map((header) => [header, name]))
        await told(`${name} in headers`, { headers: { ...granted.headers, ...values } })
      }

      const params = [...pattern.matchAll(/:(\w+)|\*/g)].map(([all, param]) => param ?? all)
      const queryNames = queryNamesOf(described, method, pattern)
      const places: [unknown[], (name: string) => Partial<Sent>][] = [
        [params, (name) => ({ params: Object.fromEntries(params.map((key) => [key, name])) })],
        [queryNames, (name) => ({ query: queryNames.map((key) => `${key}=${name}`).join('&') })],
      ]
      for (const [there, sent] of places.filter(([{ length }]) => length > 0)) {
        const unknown = await told(UNKNOWN, sent(UNKNOWN))
        for (const name of PROTOTYPE_NAMES) {
          assert.equal(await told(name, sent(name)), unknown, `${pattern}: ${name} in ${there}`)
        }
      }
      assert.deepEqual(uncaught, [])
      assert.deepEqual(Object.getOwnPropertyNames(Object.prototype), before)
    })

  test('are nothing special in a body for {route}')
    .with(endpoints.filter(({ route }) => route !== 'notifications.stream'))
    .run(async ({ assert }, endpoint: AnyEndpoint) => {
      const { granted, method, pattern, send } = await grantedCall(endpoint)
      if (method === 'GET' || method === 'HEAD') return
      const told = async (where: string, changes: Partial<Sent>) => {
        const { status, text } = await send(changes)
        assert.isBelow(status, 500, `${method} ${pattern} with ${where}: ${text.slice(0, 200)}`)
      }
      const typed = (type: string) => ({ ...granted.headers, 'content-type': type })
      const members = PROTOTYPE_NAMES.map((name) => `${JSON.stringify(name)}:1`).join(',')
      await told('JSON keys', { body: withMembers(granted.body, members) })
      await told('nested JSON keys', { body: withMembers(granted.body, NESTED_JSON) })
      const fields = [...PROTOTYPE_NAMES.map((name) => `${name}=1&${name}[a]=1`), ...NESTED]
      await told('fields', {
        body: fields.join('&'),
        headers: typed('application/x-www-form-urlencoded'),
      })
      await told('parts of a form', { body: formOf(PROTOTYPE_NAMES) })
      await told('a type', { body: '{}', headers: typed('constructor/valueOf; charset=toString') })
      const encoded = { 'content-type': 'application/json', 'content-encoding': 'constructor' }
      await told('an encoding', { body: '{}', headers: { ...granted.headers, ...encoded } })

      for (const key of propertiesOf(described, method, pattern)) {
        for (const value of REPRESENTATIVES) {
          const body = { ...(granted.body && JSON.parse(String(granted.body))), [key]: value }
          await told(`${value} as ${key}`, { body: JSON.stringify(body) })
        }
      }
      assert.deepEqual(uncaught, [])
      assert.deepEqual(Object.getOwnPropertyNames(Object.prototype), before)
    })
})
