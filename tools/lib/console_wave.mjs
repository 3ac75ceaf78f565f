/** What the console's first view loads beside the host, in bytes after gzip: its entry, its card, and the chunks of Today. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Complaint } from './complaint.mjs'
import { gzipped } from './first_wave.mjs'

export const CONSOLE_MOST = 250_000

/** The built code imports a part by its export's name: `Promise.all([t.e(7),t.e(9)]).then(()=>t(3)).then(e=>e.Today)`. */
function chunksOf(code, name) {
  const [, before] = new RegExp(`([^]*?)\\.then\\((\\w+)=>\\2\\.${name}\\)`).exec(code) ?? []
  const start = before === undefined ? -1 : before.lastIndexOf('=>', before.lastIndexOf('.e('))
  if (start === -1) throw new Complaint(`the console's build names no chunks of ${name}`)
  return Array.from(before.slice(start).matchAll(/\.e\((\d+)\)/g), ([, id]) => id)
}

export function bytesOfConsole(buildFolder, { remotes: { admin } }) {
  const folder = join(buildFolder, 'public', dirname(admin.entry.url))
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const read = (file) => readFileSync(join(folder, file), 'utf8')
  const starting = (name) => {
    const file = files.find((one) => one.startsWith(`${name}.`))
    if (!file) throw new Complaint(`the console's build has no file of ${name}`)
    return file
  }
  const [card, pages] = ['card', 'console'].map(starting)
  // The entry maps ids to names, where a chunk has one, and to hashes.
  const entry = read('remoteEntry.js')
  const namesOf = (id) =>
    Array.from(entry.matchAll(new RegExp(`\\b${id}:"(\\w+)"`, 'g')), ([, name]) => name)
  const fileOf = (id) => {
    const starts = [id, ...namesOf(id)]
    const file = files.find((one) => starts.some((start) => one.startsWith(`${start}.`)))
    if (!file) throw new Complaint(`the console's build has no file of chunk ${id}`)
    return file
  }
  const ids = [...chunksOf(read(card), 'Console'), ...chunksOf(read(pages), 'Today')]
  const loaded = new Set(['remoteEntry.js', card, ...ids.map(fileOf)])
  return [...loaded].reduce((sum, file) => sum + gzipped(join(folder, file)), 0)
}
