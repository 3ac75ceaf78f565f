import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import webpack from 'webpack'
import { inspectRemote } from './inspect_remote.mjs'

/** Gzipped bytes a visitor pays before the first question. */
const LOADER_BUDGET = 4096
const HOST_BUDGET = 112_000

/** A failure that its message explains. */
export class BuildError extends Error {}

async function runWebpack(root, configPath, adjust = () => {}) {
  const { default: makeConfig } = await import(pathToFileURL(join(root, configPath))).catch((error) => {
    throw new BuildError(`${configPath} cannot be read: ${error.message}`)
  })
  const config = typeof makeConfig === 'function' ? makeConfig() : makeConfig
  adjust(config)
  const compiler = webpack(config)
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  )
  await new Promise((resolve) => compiler.close(resolve))
  if (stats.hasErrors()) {
    const { errors } = stats.toJson({ all: false, errors: true })
    const list = errors.map(({ moduleName, message }) => [moduleName, message].filter(Boolean).join(': '))
    throw new BuildError(`${configPath} failed\n${list.join('\n')}`)
  }
  return stats
}

const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length
const integrityOf = (path) => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`

function keepBudget(name, bytes, budget) {
  if (bytes <= budget) return
  throw new BuildError(`${name} has ${bytes} bytes gzipped; the budget is ${budget}`)
}

export async function buildLoader(root) {
  await runWebpack(root, 'widget-shell/loader/webpack.config.mjs')
  const file = 'embed/v1/loader.js'
  const bytesGzip = gzipped(join(root, 'build/public', file))
  keepBudget('The loader', bytesGzip, LOADER_BUDGET)
  return { files: [file], sizes: { 'loader.js': bytesGzip }, manifest: { url: `/${file}`, bytesGzip } }
}

export async function buildHost(root) {
  const stats = await runWebpack(root, 'widget-shell/host/webpack.config.mjs')
  const { assets, entrypoints } = stats.toJson({ all: false, assets: true, entrypoints: true })
  const folder = join(root, 'build/public/assets')
  const first = entrypoints.host.assets.map(({ name }) => name)
  const link = (name) => ({ url: `/assets/${name}`, integrity: integrityOf(join(folder, name)) })
  const ending = (end) => first.filter((name) => name.endsWith(end))
  const [script, ...more] = ending('.js')
  if (more.length > 0) throw new BuildError('The host must start with one script, or it costs another round trip')
  const bytesGzip = first.reduce((sum, name) => sum + gzipped(join(folder, name)), 0)
  keepBudget('The host', bytesGzip, HOST_BUDGET)
  return {
    files: assets.map(({ name }) => `assets/${name}`),
    sizes: Object.fromEntries(assets.map(({ name }) => [name, gzipped(join(folder, name))])),
    manifest: { script: link(script), styles: ending('.css').map(link), bytesGzip },
  }
}

/** Folders of remotes are named by what is in them, so that a URL never changes its content. */
function hashOfFolder(folder) {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

export async function buildRemote(root, name) {
  const made = join(root, 'build/.making', name)
  await runWebpack(root, `remotes/${name}/webpack.config.mjs`, (config) => {
    config.output.path = made
  })
  const place = `remotes/${name}/${hashOfFolder(made)}`
  const folder = join(root, 'build/public', place)
  mkdirSync(join(folder, '..'), { recursive: true })
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  renameSync(made, folder)
  const files = readdirSync(folder)
  const link = (file) => ({ url: `/${place}/${file}`, integrity: integrityOf(join(folder, file)) })
  const chunks = files.filter((file) => /^card\.\w+\.js$/.test(file))
  const { version } = JSON.parse(readFileSync(join(root, 'remotes', name, 'package.json'), 'utf8'))
  const { contract, cards } = await inspectRemote(folder, name).catch((error) => {
    throw new BuildError(`remote ${name} does not run: ${error.message}`)
  })
  const firstFiles = ['remoteEntry.js', ...chunks]
  const bytesGzip = firstFiles.reduce((sum, file) => sum + gzipped(join(folder, file)), 0)
  return {
    files: files.map((file) => `${place}/${file}`),
    sizes: Object.fromEntries(files.map((file) => [file, gzipped(join(folder, file))])),
    manifest: { version, contract, entry: link('remoteEntry.js'), preload: chunks.map(link), cards, bytesGzip },
  }
}
