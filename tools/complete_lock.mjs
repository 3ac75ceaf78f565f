/**
 * `npm run lock:complete`, after every change of a dependency: names in package-lock.json the builds for other
 * platforms that a package offers. Behind a registry that does not carry all of them npm leaves them out without a
 * word, and then `npm ci` refuses the lock file everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { Complaint, runTool } from './lib/complaint.mjs'
import { inRoot } from './lib/paths.mjs'

const FILE = inRoot('package-lock.json')
const TARGET =
  /(?<os>aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(?<cpu>arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|universal|x64)(?:-(?<abi>\w+))?$/
const LIBC = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

runTool(async () => {
  const lock = JSON.parse(readFileSync(FILE, 'utf8'))
  const added = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, version]) => !isLocked(lock.packages, path, name, version))
      .map(([name, version]) => add(lock.packages, path, name, version))
  )
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en'))
  )
  if (added.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${added.length} builds for other platforms added to package-lock.json`)
})

/** Looks where Node would: beside the package, then upwards. */
function isLocked(packages, from, name, version) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = packages[placeOf(folder, name)]
    if (found) return !isExact(version) || found.version === version
    if (folder === '.' || folder === '') return false
  }
}

function placeOf(folder, name) {
  return folder === '' || folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
}

function isExact(version) {
  return /^\d/.test(version)
}

function add(packages, from, name, version) {
  const beside = `${from.slice(0, from.lastIndexOf('node_modules/'))}node_modules/${name}`
  const place = packages[beside] ? placeOf(from, name) : beside
  packages[place] = {
    version: version.replace(/^\D+/, ''),
    optional: true,
    ...(packages[from].dev ? { dev: true } : {}),
    ...platformOf(name),
  }
  return place
}

function platformOf(name) {
  if (name.includes('wasm32')) return { cpu: ['wasm32'] }
  const target = TARGET.exec(name)?.groups
  if (!target) throw new Complaint(`cannot tell for which platform ${name} is: name it in ${FILE}`)
  const libc = target.os === 'linux' ? LIBC[target.abi] : undefined
  return {
    cpu: target.cpu === 'universal' ? ['arm64', 'x64'] : [target.cpu],
    ...(libc ? { libc: [libc] } : {}),
    os: [target.os],
  }
}
