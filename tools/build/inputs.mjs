import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const IGNORED = /\/(node_modules|testing|dist)$|\.spec\.tsx?$/

/** A folder that is ignored counts all the same when it is named itself. */
function* filesIn(root, path, isNamed = true) {
  if (!isNamed && IGNORED.test(path)) return
  if (!statSync(join(root, path)).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(join(root, path)).sort()) yield* filesIn(root, `${path}/${name}`, false)
}

/** One hash over everything a target is built from; specs and what they stand on do not count. */
export function hashOfInputs(root, paths) {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths) {
    for (const file of filesIn(root, path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}
