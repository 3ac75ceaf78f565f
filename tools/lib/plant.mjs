import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const npm = (...args) => ['npm', 'run', '--silent', ...args]

export const append = (path, text) => (root) => appendFileSync(join(root, path), text)

export const create = (path, text) => (root) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

export const replace = (path, search, replacement) => (root) => {
  const file = join(root, path)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(search)) throw new Error(`${path} no longer holds "${search}"`)
  writeFileSync(file, text.replace(search, replacement))
}
