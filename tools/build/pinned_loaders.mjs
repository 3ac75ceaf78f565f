import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Loaders of releases with the files they load, as they were built, and the loaders' names, oldest first. */
export const PINNED_FOLDER = 'widget-shell/loader/pinned'

export const readPinned = (root) =>
  JSON.parse(readFileSync(join(root, PINNED_FOLDER, 'pinned.json'), 'utf8'))

/** Serves every pinned loader beside the current one, and lists them for publishers, the newest one last. */
export function bringPinnedLoaders(root, embed, integrityOf) {
  const from = join(root, PINNED_FOLDER)
  const scripts = readdirSync(from).filter((name) => name.endsWith('.js'))
  for (const name of scripts) copyFileSync(join(from, name), join(embed, 'v1', name))
  const pinned = readPinned(root).map((name) => ({
    path: `/embed/v1/${name}`,
    integrity: integrityOf(join(from, name)),
  }))
  writeFileSync(join(embed, 'pinned.json'), `${JSON.stringify(pinned, null, 2)}\n`)
  return { files: ['embed/pinned.json', ...scripts.map((name) => `embed/v1/${name}`)], pinned }
}
