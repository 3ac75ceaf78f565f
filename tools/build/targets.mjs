import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildRemote as buildCards } from '@sidepick/card-kit/build'
import { bundleConformance } from '@sidepick/card-kit/build/node_bundle.mjs'
import { gzipped } from '../lib/first_wave.mjs'
import { bringPinnedLoaders } from './pinned_loaders.mjs'
import { BuildError, runWebpack } from './run_webpack.mjs'

/** Gzipped bytes of the loader, which every page of a publisher loads. What comes with it is budgeted together, in first_wave.mjs. */
const LOADER_BUDGET = 4096
/** Gzipped bytes of a file that the loader fetches on some pages. */
const LATER_BUDGET = 8192

/** Gzipped bytes of the launcher, which stands in for the loader until its button is pressed. */
const LAUNCHER_BUDGET = 4096

/** SHA-256, because pages carry it: ADR 0028 says why that is enough. */
const integrityOf = (path, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(readFileSync(path)).digest('base64')}`

/** Publishers have the hash of a pinned loader in their pages: a release keeps the one that was listed for it. */
const integrityInSnippet = (path) => integrityOf(path, 'sha384')

function keepBudget(name, bytes, budget) {
  if (bytes <= budget) return
  throw new BuildError(`${name} has ${bytes} bytes gzipped; the budget is ${budget}`)
}

/** A publisher's page that names no character set would show our other signs as nonsense. */
function keepAscii(folder, names) {
  const odd = names.find((name) => /[^\x00-\x7f]/.test(readFileSync(join(folder, name), 'utf8')))
  if (odd) throw new BuildError(`${odd} holds signs outside of ASCII, which a page may read as others`)
}

/** The last file first, because each names the next one by hash and integrity. */
export async function buildLoader(root) {
  const folder = join(root, 'build/public/embed/v1')
  const config = (name) => `widget-shell/loader/${name}.config.mjs`
  const sizes = {}
  const addLater = async (name, constants) => {
    const stats = await runWebpack(root, config('later.webpack'), { name, constants })
    const [file] = stats.compilation.getAssets()
    sizes[file.name] = gzipped(join(folder, file.name))
    keepBudget(`The loader's file ${name}`, sizes[file.name], LATER_BUDGET)
    return JSON.stringify([`/embed/v1/${file.name}`, integrityOf(join(folder, file.name))])
  }
  const modes = await addLater('modes', {})
  const framebreak = await addLater('framebreak', {})
  const more = await addLater('more', { MODES_FILE: modes, FRAMEBREAK_FILE: framebreak })
  await runWebpack(root, config('webpack'), { MORE_FILE: more })
  await runWebpack(root, config('launcher.webpack'))
  sizes['launcher.js'] = gzipped(join(folder, 'launcher.js'))
  keepBudget('The launcher', sizes['launcher.js'], LAUNCHER_BUDGET)
  const bytesGzip = gzipped(join(folder, 'loader.js'))
  keepBudget('The loader', bytesGzip, LOADER_BUDGET)
  keepAscii(folder, ['loader.js', ...Object.keys(sizes)])
  const laterFiles = Object.keys(sizes).filter((name) => name !== 'launcher.js')
  const own = ['loader.js', 'launcher.js', ...laterFiles].map((name) => `embed/v1/${name}`)
  const { files, pinned } = bringPinnedLoaders(root, join(root, 'build/public/embed'), integrityInSnippet)
  const manifest = { url: '/embed/v1/loader.js', bytesGzip, laterFiles, pinned }
  return { files: [...own, ...files], sizes: { 'loader.js': bytesGzip, ...sizes }, manifest }
}

/** What loads after the first question, by its folder: `later/` anywhere, and the host's folders that are drawn or run later. */
const LATER_FILES =
  /[\\/]later[\\/]|host[\\/](apart|api|brand|framebreak|live|messages|modals|pages|session|social|views)[\\/]|host[\\/]chrome[\\/](?!host_cards|load_chrome)/

/** A static import of one such file would bring all of it into the first wave without a word. */
function keepLaterOut({ compilation }) {
  const host = compilation.namedChunks.get('host')
  const files = [...compilation.chunkGraph.getChunkModulesIterable(host)]
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .map(({ resource }) => resource)
  const misplaced = files.find((file) => file && LATER_FILES.test(file))
  if (misplaced)
    throw new BuildError(`${misplaced} loads after the first question: reach it through import()`)
}

export async function buildHost(root) {
  const stats = await runWebpack(root, 'widget-shell/host/webpack.config.mjs')
  keepLaterOut(stats)
  const folder = join(root, 'build/public/assets')
  const names = stats.compilation.getAssets().map(({ name }) => name)
  const first = stats.compilation.entrypoints.get('host').getFiles()
  const link = (name) => ({ url: `/assets/${name}`, integrity: integrityOf(join(folder, name)) })
  const ending = (end) => first.filter((name) => name.endsWith(end))
  const [script, ...more] = ending('.js')
  if (more.length > 0)
    throw new BuildError('The host must start with one script, or it costs another round trip')
  const bytesGzip = first.reduce((sum, name) => sum + gzipped(join(folder, name)), 0)
  return {
    files: names.map((name) => `assets/${name}`),
    sizes: Object.fromEntries(names.map((name) => [name, gzipped(join(folder, name))])),
    manifest: { script: link(script), styles: ending('.css').map(link), bytesGzip },
  }
}

/** The pages that show cards to those who make them. Nobody's first question waits for them, so they have no budget. */
export async function buildGallery(root) {
  const stats = await runWebpack(root, 'widget-shell/gallery/webpack.config.mjs')
  const names = stats.compilation.getAssets().map(({ name }) => name)
  const path = (name) => join(root, 'build/public/assets', name)
  const scripts = ['gallery', 'preview'].map((entry) => {
    const [script] = stats.compilation.entrypoints.get(entry).getFiles()
    return { entry, script }
  })
  const link = (script) => ({ url: `/assets/${script}`, integrity: integrityOf(path(script)) })
  return {
    files: names.map((name) => `assets/${name}`),
    sizes: Object.fromEntries(scripts.map(({ script }) => [script, gzipped(path(script))])),
    manifest: Object.fromEntries(scripts.map(({ entry, script }) => [entry, link(script)])),
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
