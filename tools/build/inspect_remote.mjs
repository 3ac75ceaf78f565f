import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import vm from 'node:vm'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import { containerName } from '../../widget-shell/card-kit/build/shared_modules.mjs'

const ORIGIN = 'http://build.invalid/'

/** Stands for card-kit: whatever a remote takes from it at load or registration can be called and gives something back. */
const kit = new Proxy(
  { provideHost: (_host, cards) => cards, createTranslator: () => (key) => key, adoptStyles: () => undefined },
  { get: (known, name) => known[name] ?? (() => () => undefined), has: () => true }
)

const shared = (version, module) => ({ [version]: { from: 'build', loaded: 1, get: async () => () => module } })

/** A page of six lines: scripts that are appended run at once. */
function fakePage(folder) {
  const run = (src) => vm.runInContext(readFileSync(join(folder, basename(new URL(src).pathname)), 'utf8'), page)
  const append = (script) => {
    run(script.src)
    queueMicrotask(() => script.onload?.({ type: 'load' }))
  }
  const document = {
    currentScript: { tagName: 'SCRIPT', src: `${ORIGIN}remoteEntry.js` },
    createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
    getElementsByTagName: () => [],
    querySelector: () => null,
    head: { append, appendChild: append },
  }
  const page = vm.createContext({ document, location: new URL(ORIGIN), URL, setTimeout, clearTimeout, queueMicrotask, console })
  page.self = page.window = page.globalThis = page
  return { page, run }
}

/** Runs a built remote as a host would, and says which contract it holds and which cards it registers. */
export async function inspectRemote(folder, name) {
  const { page, run } = fakePage(folder)
  run(`${ORIGIN}remoteEntry.js`)
  const container = page[containerName(name)]
  if (!container) throw new Error(`remoteEntry.js leaves no ${containerName(name)} behind`)
  await container.init({
    'react': shared(React.version, React),
    'react/jsx-runtime': shared(React.version, jsxRuntime),
    'react-dom': shared(React.version, ReactDom),
    '@sidepick/card-kit': shared('0.1.0', kit),
  })
  const module = (await container.get('./card'))()
  const host = { contract: module.contract, remoteId: name, locale: 'en-us', injectSlice: () => undefined, emit: () => undefined }
  const cards = Object.keys(await module.register({ ...host, signal: new AbortController().signal }))
  if (cards.length === 0) throw new Error('register returns no cards')
  return { contract: module.contract, cards }
}
