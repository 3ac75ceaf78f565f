import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/** Its forms and lists show their texts in every remote. */
const SHARED = 'widget-shell/card-kit'
const WORKSPACES = ['widget-shell', 'remotes']
const BESIDE = /(^|\/)(node_modules|build)\//
const SOURCE = /(?<!\.spec|\.d)\.tsx?$/

const filesIn = (folder: string): string[] =>
  readdirSync(app.makePath(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !BESIDE.test(path))
    .map((path) => join(folder, path))

const read = (path: string) => readFileSync(app.makePath(path), 'utf8')

/** The workspace that a file belongs to: the closest folder with a package.json. */
function packageOf(path: string): string {
  const folder = dirname(path)
  return existsSync(app.makePath(folder, 'package.json')) ? folder : packageOf(folder)
}

/** Keys of nested objects, joined by points. */
const keysOf = (messages: object, head = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${head}${key}.`) : `${head}${key}`
  )

/** Whether a source names the key as a whole, or builds it: `outcome.${side}` and `${tab}_text` name each key that begins or ends so. */
function naming(source: string): (key: string) => boolean {
  const whole = new Set(Array.from(source.matchAll(/(['"`])([\w.-]+)\1/g), ([, , text]) => text))
  const heads = Array.from(source.matchAll(/`([\w-][\w.-]*)\$\{/g), ([, head]) => head!)
  const tails = Array.from(source.matchAll(/\}([._][\w.-]+)`/g), ([, tail]) => tail!)
  return (key) =>
    whole.has(key) ||
    heads.some((head) => key.startsWith(head)) ||
    tails.some((tail) => key.endsWith(tail))
}

test.group('Messages', () => {
  const files = WORKSPACES.flatMap(filesIn)
  const sources = Map.groupBy(
    files.filter((path) => SOURCE.test(path)),
    packageOf
  )

  test('{$self} holds no text that its package never shows')
    .with(files.filter((path) => path.endsWith('messages/en-us.json')))
    .run(({ assert }, path) => {
      const owner = packageOf(path)
      const source = owner === SHARED ? [...sources.values()].flat() : (sources.get(owner) ?? [])
      const isNamed = naming(source.map(read).join('\n'))
      const unused = keysOf(JSON.parse(read(path)) as object).filter((key) => !isNamed(key))
      assert.deepEqual(unused, [])
    })
})
