import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildEntryPage, compressTwins, copyPublicFiles } from './build/page_target.mjs'
import { buildPackages } from './build/packages.mjs'
import { BuildError } from './build/run_webpack.mjs'
import {
  buildConformance,
  buildGallery,
  buildHost,
  buildLoader,
  buildRemote,
} from './build/targets.mjs'
import { hashOfInputs } from './build/inputs.mjs'
import { ENTRY_PAGE_BYTES, FIRST_WAVE, partsOfFirstWave, totalOf } from './lib/first_wave.mjs'

process.env.NODE_ENV = 'production'

const root = fileURLToPath(new URL('../', import.meta.url))
const out = join(root, 'build')
const memoryPath = join(out, '.inputs.json')
/** What the gallery draws with, which no other part of the product contains. */
const SAMPLES = 'widget-shell/card-kit/src/testing'
const SHARED_INPUTS = ['rules', 'widget-shell/card-kit', 'package-lock.json', 'tools/build']

const remotes = readdirSync(join(root, 'remotes')).filter((name) =>
  existsSync(join(root, 'remotes', name, 'src/card.ts'))
)

const targets = [
  {
    name: 'loader',
    inputs: ['widget-shell/loader', ...SHARED_INPUTS],
    build: () => buildLoader(root),
  },
  { name: 'host', inputs: ['widget-shell/host', ...SHARED_INPUTS], build: () => buildHost(root) },
  {
    name: 'entry page',
    inputs: ['widget-shell/host', ...SHARED_INPUTS],
    build: () => buildEntryPage(root),
  },
  {
    name: 'gallery',
    inputs: ['widget-shell/gallery', 'widget-shell/host', SAMPLES, ...SHARED_INPUTS],
    build: () => buildGallery(root),
  },
  {
    name: 'public files',
    inputs: ['database/demo/media', 'backend/demo/public', 'tools/build'],
    build: () => copyPublicFiles(root),
  },
  {
    name: 'packages',
    inputs: [
      'widget-shell/embed',
      'widget-shell/embed-react',
      'widget-shell/loader',
      ...SHARED_INPUTS,
    ],
    build: () => buildPackages(root),
  },
  { name: 'conformance run', inputs: SHARED_INPUTS, build: () => buildConformance(root) },
  ...remotes.map((name) => ({
    name: `remote ${name}`,
    inputs: [`remotes/${name}`, ...SHARED_INPUTS],
    build: () => buildRemote(root, name),
  })),
]

function readMemory() {
  try {
    return JSON.parse(readFileSync(memoryPath, 'utf8'))
  } catch {
    return {}
  }
}

const write = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB gzip`
const isWhole = (known) => known.files.every((file) => existsSync(join(out, 'public', file)))

async function bring(target, memory) {
  const hash = hashOfInputs(root, target.inputs)
  const known = memory[target.name]
  if (known?.hash === hash && isWhole(known)) {
    console.log(`build: ${target.name} unchanged`)
    return known
  }
  const from = performance.now()
  const built = await target.build()
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  const sizes = Object.entries(built.sizes).map(([file, bytes]) => `${file} ${kilobytes(bytes)}`)
  console.log(`build: ${target.name} in ${seconds} s: ${sizes.join(', ')}`)
  return { hash, ...built }
}

/** What the first question costs; a heavier one fails the build. */
function weighFirstWave(manifest) {
  const parts = partsOfFirstWave(out, manifest)
  const bytes = totalOf(parts)
  const list = parts.map(({ part, bytes: own }) => `${part} ${own}`).join(', ')
  console.log(`build: ${bytes} of ${FIRST_WAVE.most} bytes before the first question: ${list}`)
  if (bytes > FIRST_WAVE.most)
    throw new BuildError(
      `Before the first question ${bytes} bytes are loaded, gzipped; the budget is ${FIRST_WAVE.most}. ` +
        `Load what question, locking and locked do not need with import(): see ADR 0028.`
    )
  return { ...FIRST_WAVE, entryPage: ENTRY_PAGE_BYTES, bytes }
}

/** Builds what changed and says in build/manifest.json what is served where. */
async function main() {
  const memory = readMemory()
  mkdirSync(out, { recursive: true })
  for (const target of targets) {
    memory[target.name] = await bring(target, memory)
    write(memoryPath, memory)
  }
  compressTwins(root)
  const partOf = (name) => memory[name].manifest
  const manifest = {
    loader: partOf('loader'),
    gallery: partOf('gallery'),
    host: { ...partOf('host'), ...partOf('entry page') },
    remotes: Object.fromEntries(remotes.map((name) => [name, partOf(`remote ${name}`)])),
  }
  const firstWave = weighFirstWave(manifest)
  write(join(out, 'manifest.json'), { ...manifest, firstWave })
  console.log('build: build/manifest.json is up to date')
}

main().catch((error) => {
  console.error(error instanceof BuildError ? `build: ${error.message}` : error)
  process.exit(1)
})
