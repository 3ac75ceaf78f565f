import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const BIN = join(ROOT, 'node_modules', '.bin')

export function inRoot(...parts) {
  return join(ROOT, ...parts)
}
