import * as react from 'react'
import * as reactDom from 'react-dom'
import * as server from 'react-dom/server'
import * as jsxRuntime from 'react/jsx-runtime'
import cardKit from '../package.json'
import { checkContainer } from './check_container.mjs'
import * as kit from './conformance_kit'

/** Differences between a release's entry and its bundle. */
function mismatches(given, found) {
  const lacking = found.whole ? given.cards.filter((name) => !found.cards.includes(name)) : []
  const foreign = found.cards.filter((name) => !given.cards.includes(name))
  return [
    ...(found.contract === given.contract
      ? []
      : [`the bundle exports contract ${found.contract}, the release says ${given.contract}`]),
    ...lacking.map((name) => `cards name ${name}, which register() lacks`),
    ...foreign.map((name) => `register() returns ${name}, which cards lack`),
  ]
}

async function run({ word, files, ...given }) {
  const sources = new Map(Object.entries(files))
  const read = (name) => {
    if (!sources.has(name)) throw new Error(`${name} is not a file of the release`)
    return sources.get(name)
  }
  const parts = { kit, kitVersion: cardKit.version, react, jsxRuntime, reactDom, server }
  const found = await checkContainer({ ...given, read, firstAlone: true }, parts)
  // A remote that did not load is not checked further.
  const problems = found.contract === '' ? found.problems : [...found.problems, ...mismatches(given, found)]
  return { word, problems }
}

// Globals that foreign code could use to reach out of the process.
const send = process.send.bind(process)
const serve = (given) => run(given).then((verdict) => send(verdict))
process.once('message', (given) => void serve(given))
for (const way of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'send', 'kill']) {
  Object.defineProperty(process, way, { value: undefined })
}
// Chunks of screens are missing here; a failed load must not end the check.
process.on('unhandledRejection', () => undefined)
