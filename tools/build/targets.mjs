import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildRemote as buildCards } from '@sidepick/card-kit/build'
import { bundleConformance } from '@sidepick/card-kit/build/node_bundle.mjs'
import { BuildError, runWebpack } from './run_webpack.mjs'

/** Gzipped bytes a visitor pays before the first question. */
const LOADER_BUDGET = 4096
const HOST_BUDGET = 112_000

const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length
const integrityOf = (path) =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`

function keepBudget(name, bytes, budget) {
  if (bytes <= budget) return
  throw new BuildError(`${name} has ${bytes} bytes gzipped; the budget is ${budget}`)
}

export async function buildLoader(root) {
  await runWebpack(root, 'widget-shell/loader/webpack.config.mjs')
  const file = 'embed/v1/loader.js'
  const bytesGzip = gzipped(join(root, 'build/public', file))
  keepBudget('The loader', bytesGzip, LOADER_BUDGET)
  return {
    files: [file],
    sizes: { 'loader.js': bytesGzip },
    manifest: { url: `/${file}`, bytesGzip },
  }
}

export async function buildHost(root) {
  const stats = await runWebpack(root, 'widget-shell/host/webpack.config.mjs')
  const folder = join(root, 'build/public/assets')
  const names = stats.compilation.getAssets().map(({ name }) => name)
  const first = stats.compilation.entrypoints.get('host').getFiles()
  const link = (name) => ({ url: `/assets/${name}`, integrity: integrityOf(join(folder, name)) })
  const ending = (end) => first.filter((name) => name.endsWith(end))
  const [script, ...more] = ending('.js')
  if (more.length > 0)
    throw new BuildError('The host must start with one script, or it costs another round trip')
  const bytesGzip = first.reduce((sum, name) => sum + gzipped(join(folder, name)), 0)
  keepBudget('The host', bytesGzip, HOST_BUDGET)
  return {
    files: names.map((name) => `assets/${name}`),
    sizes: Object.fromEntries(names.map((name) => [name, gzipped(join(folder, name))])),
    manifest: { script: link(script), styles: ending('.css').map(link), bytesGzip },
  }
}

/** The page that shows every card in every state. Nobody's first question waits for it, so it has no budget. */
export async function buildGallery(root) {
  const stats = await runWebpack(root, 'widget-shell/gallery/webpack.config.mjs')
  const names = stats.compilation.getAssets().map(({ name }) => name)
  const path = (name) => join(root, 'build/public/assets', name)
  const [script] = stats.compilation.entrypoints.get('gallery').getFiles()
  return {
    files: names.map((name) => `assets/${name}`),
    sizes: { [script]: gzipped(path(script)) },
    manifest: { script: { url: `/assets/${script}`, integrity: integrityOf(path(script)) } },
  }
}

/** Built, run and put under the hash of its content by card-kit, the same way a partner does it. */
export async function buildRemote(root, name) {
  const manifest = await buildCards({
    name,
    root: join(root, 'remotes', name),
    publicRoot: join(root, 'build/public/remotes'),
  }).catch((error) => {
    throw new BuildError(error.message)
  })
  const place = dirname(manifest.entry.url).slice(1)
  const files = readdirSync(join(root, 'build/public', place))
  const sizes = files.map((file) => [file, gzipped(join(root, 'build/public', place, file))])
  return {
    files: files.map((file) => `${place}/${file}`),
    sizes: Object.fromEntries(sizes),
    manifest: { ...manifest, placement: readPlacement(root, name) },
  }
}

/** Where the platform serves a remote is said beside its source; a remote without that is built and left aside. */
function readPlacement(root, name) {
  const path = join(root, 'remotes', name, 'placement.json')
  if (!existsSync(path)) return null
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new BuildError(`${path} cannot be read: ${error.message}`)
  }
}

/** What runs a release before it is published; no browser ever asks for it. */
export async function buildConformance(root) {
  await bundleConformance(join(root, 'build/conformance'))
  return { files: ['../conformance/run.cjs'], sizes: {} }
}
