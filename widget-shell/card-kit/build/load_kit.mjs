import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleForNode } from './node_bundle.mjs'

const require = createRequire(import.meta.url)
const EXTERNALS = ['react', 'react/jsx-runtime', 'react-dom']

let kit

async function bundle() {
  const path = await mkdtemp(join(tmpdir(), 'card-kit-'))
  await bundleForNode({
    entry: 'conformance_kit.ts',
    output: { path, filename: 'kit.cjs', library: { type: 'commonjs2' } },
    // By path: the bundle lies outside of the project, where no node_modules would be found.
    externals: Object.fromEntries(
      EXTERNALS.map((name) => [name, `commonjs ${require.resolve(name)}`])
    ),
  })
  const loaded = require(join(path, 'kit.cjs'))
  await rm(path, { recursive: true })
  return loaded
}

/** Card-kit with its test doubles as a module that plain Node can call; bundled once per process. */
export function loadKit() {
  kit ??= bundle()
  return kit
}
