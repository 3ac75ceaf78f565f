import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const kept = (name: string) => readFileSync(app.makePath('widget-shell/loader/pinned', name))
const hash = (name: string) => createHash('sha256').update(kept(name))

/** The files that a kept script loads, each with the hash that it holds a browser to. */
const loadedBy = (name: string): { file: string; integrity: string }[] =>
  [
    ...kept(name)
      .toString()
      .matchAll(/"\/embed\/v1\/([^"]+)","(sha256-[^"]+)"/g),
  ].map(([, file = '', integrity = '']) => ({ file, integrity }))

test.group('The pinned loaders', () => {
  test('are as they were built, with every file that they load', ({ assert }) => {
    const loaders = JSON.parse(kept('pinned.json').toString()) as string[]
    assert.isNotEmpty(loaders)
    for (const loader of loaders) {
      assert.equal(loader, `loader.${hash(loader).digest('hex').slice(0, 10)}.js`)
      const reached = [loader]
      for (const one of reached) {
        for (const { file, integrity } of loadedBy(one)) {
          assert.equal(integrity, `sha256-${hash(file).digest('base64')}`, file)
          reached.push(file)
        }
      }
      assert.isAbove(reached.length, 1, `${loader} names what it loads`)
    }
  })
})
