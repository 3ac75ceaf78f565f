/**
 * `npm run loader:pin`: keeps the loader that was built last, with the files it may load, at addresses that never change. To
 * be committed; every later build serves them.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { PINNED_FOLDER, readPinned } from './build/pinned_loaders.mjs'
import { Complaint, runTool } from './lib/complaint.mjs'
import { inRoot } from './lib/paths.mjs'

const BUILT = 'build/public/embed/v1'

runTool(async () => {
  const later = laterFiles()
  const text = readFileSync(inRoot(BUILT, 'loader.js'))
  const name = `loader.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`
  const kept = readPinned(inRoot())
  if (kept.includes(name)) throw new Complaint(`${name} is pinned already`)
  copyFileSync(inRoot(BUILT, 'loader.js'), inRoot(PINNED_FOLDER, name))
  for (const file of later) copyFileSync(inRoot(BUILT, file), inRoot(PINNED_FOLDER, file))
  const list = `${JSON.stringify([...kept, name], null, 2)}\n`
  writeFileSync(inRoot(PINNED_FOLDER, 'pinned.json'), list)
  console.log(`${name} is pinned, with ${later.join(' and ')}: build and commit`)
})

function laterFiles() {
  try {
    return JSON.parse(readFileSync(inRoot('build/manifest.json'), 'utf8')).loader.laterFiles
  } catch {
    throw new Complaint('build/manifest.json is missing: run npm run build')
  }
}
