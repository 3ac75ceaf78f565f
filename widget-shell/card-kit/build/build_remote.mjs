import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkRemote } from './conformance.mjs'
import { remoteConfig } from './remote_config.mjs'
import { runWebpack } from './run_webpack.mjs'
import { SHARED_RANGES, containerName } from './shared_modules.mjs'

const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

async function readFiles(folder) {
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) }))
  )
}

/** A hash of the files and their declaration: neither changes under this name, so caches may keep it for ever. */
function hashOf(files, claims) {
  const hash = createHash('sha256').update(JSON.stringify(claims))
  for (const { name, bytes } of files) hash.update(name).update('\0').update(bytes)
  return hash.digest('hex').slice(0, 12)
}

/** The remote's screens.json: names, addresses and opening events. */
async function readScreens(root) {
  try {
    return JSON.parse(await readFile(join(root, 'screens.json'), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw new Error(`screens.json cannot be read: ${error.message}`, { cause: error })
  }
}

/**
 * Builds a remote, runs it, and puts it under `<publicRoot>/<name>/<hash>/`.
 *
 * @param {object} remote
 * @param {string} remote.name lower-case words joined by hyphens
 * @param {string} remote.root absolute path of the remote's folder
 * @param {string} remote.publicRoot absolute path of the folder that is served at `publicUrl`
 * @param {string} [remote.publicUrl]
 * @param {string} [remote.exposes]
 * @param {number} [remote.budgetBytesGzip]
 * @param {boolean} [remote.keepFaults] builds a remote that fails the conformance check, for tests of the host
 * @returns the remote's part of the manifest
 * @throws with every problem the build and the conformance run found
 */
export async function buildRemote({
  name,
  root,
  publicRoot,
  publicUrl = '/remotes',
  keepFaults = false,
  ...config
}) {
  const home = join(publicRoot, name)
  await mkdir(home, { recursive: true })
  const outputPath = await mkdtemp(join(home, '.building-'))
  try {
    await runWebpack(remoteConfig({ name, root, outputPath, ...config }))
    const screens = await readScreens(root)
    const { contract, cards, problems } = await checkRemote({
      folder: outputPath,
      container: containerName(name),
      screens,
      gallery: true,
    })
    if (problems.length > 0 && !keepFaults) {
      throw new Error(
        `${name} does not conform:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`
      )
    }
    const files = await readFiles(outputPath)
    const hash = hashOf(files, { contract, screens })
    await rm(join(home, hash), { recursive: true, force: true })
    await rename(outputPath, join(home, hash))
    const baseUrl = `${publicUrl}/${name}/${hash}`
    return describe({ name, root, files, contract, cards, screens, baseUrl })
  } finally {
    await rm(outputPath, { recursive: true, force: true })
  }
}

async function describe({ name, root, files, contract, cards, screens, baseUrl }) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const hinted = ({ name: file, bytes }) => ({
    url: `${baseUrl}/${file}`,
    integrity: integrityOf(bytes),
  })
  const entry = files.find((file) => file.name === 'remoteEntry.js')
  const card = files.find((file) => /^card\..*\.js$/.test(file.name))
  const scripts = files.filter(({ name: file }) => file.endsWith('.js'))
  const gzipped = [entry, card].map(({ bytes }) => gzipSync(bytes, { level: 9 }).length)
  return {
    version,
    contract,
    container: containerName(name),
    shared: SHARED_RANGES,
    entry: hinted(entry),
    preload: [hinted(card)],
    files: scripts.filter((file) => file !== entry && file !== card).map(hinted),
    cards,
    screens,
    bytesGzip: gzipped.reduce((sum, bytes) => sum + bytes, 0),
  }
}
