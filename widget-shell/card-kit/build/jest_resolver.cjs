const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, writeFileSync, existsSync, renameSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join } = require('node:path')
const { transformSync } = require('@swc/core')
const { compileMessages } = require('./compile_messages.cjs')

const MESSAGES = /[\\/]messages[\\/][a-z-]+\.json$/
const folder = join(tmpdir(), 'sidepick_messages')

/**
 * Jest loads JSON as data before any transform could make functions of it, so that compiled messages come as a file of their
 * own: specs read the same compiled messages as the browser.
 */
module.exports = (request, options) => {
  const path = options.defaultResolver(request, options)
  if (!MESSAGES.test(path)) return path
  const source = compileMessages(readFileSync(path, 'utf8'), path)
  const compiled = join(
    folder,
    `${createHash('sha256')
      .update(path + source)
      .digest('hex')}.cjs`
  )
  if (existsSync(compiled)) return compiled
  mkdirSync(folder, { recursive: true })
  const { code } = transformSync(source, { module: { type: 'commonjs' } })
  const runtime = require.resolve('@messageformat/runtime')
  const cardinals = require.resolve('@messageformat/runtime/lib/cardinals')
  const own = `${compiled}.${process.pid}`
  writeFileSync(
    own,
    code
      .replaceAll('"@messageformat/runtime/lib/cardinals"', JSON.stringify(cardinals))
      .replaceAll('"@messageformat/runtime"', JSON.stringify(runtime))
  )
  renameSync(own, compiled)
  return compiled
}
