import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { checkContainer } from './check_container.mjs'
import { loadKit } from './load_kit.mjs'

const require = createRequire(import.meta.url)
// Imported here and not on use: a build may change NODE_ENV, and React's two builds cannot be mixed.
const react = require('react')
const jsxRuntime = require('react/jsx-runtime')
const reactDom = require('react-dom')
const server = require('react-dom/server')
const { version: kitVersion } = require('../package.json')

/**
 * Runs the built files of a folder; see `checkContainer`.
 *
 * @param {object} remote
 * @param {string} remote.folder absolute path of the built files
 * @param {string} remote.container global name of its container
 * @param {{name: string}[]} [remote.screens] what its screens.json declares
 */
export async function checkRemote({ folder, ...remote }) {
  const read = (name) => readFileSync(join(folder, name), 'utf8')
  const kit = await loadKit()
  const parts = { kit, kitVersion, react, jsxRuntime, reactDom, server }
  return checkContainer({ ...remote, read }, parts)
}
