import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import vm from 'node:vm'

const require = createRequire(import.meta.url)
// Here and not at use: a build in between may change NODE_ENV, and React's two builds do not work together.
const react = require('react')
const jsxRuntime = require('react/jsx-runtime')
const reactDom = require('react-dom')
const LOCATION = new URL('https://conformance.invalid/')

/** The least of a page that webpack's chunk loading touches: a script that is appended runs the file of its name. */
function createPage(folder) {
  const run = (script) => {
    try {
      vm.runInContext(readFileSync(join(folder, basename(script.src)), 'utf8'), page)
      script.onload?.({ type: 'load', target: script })
    } catch (error) {
      script.onerror?.({ type: 'error', target: script, error })
    }
  }
  const append = (script) => queueMicrotask(() => run(script))
  const document = {
    currentScript: { tagName: 'SCRIPT', src: `${LOCATION}remoteEntry.js` },
    baseURI: LOCATION.href,
    createElement: () => ({ setAttribute() {}, getAttribute: () => null, remove() {} }),
    getElementsByTagName: () => [],
    head: { append, appendChild: append },
  }
  const page = vm.createContext({
    document,
    location: LOCATION,
    console,
    setTimeout,
    clearTimeout,
    URL,
    AbortController,
    Intl,
  })
  vm.runInContext('var window = globalThis, self = globalThis', page)
  return page
}

const provided = (version, module) => ({
  [version]: { get: async () => () => module, loaded: 1, from: 'conformance', eager: false },
})

/** Runs a built remote in plain Node and answers with what its `./card` exports. */
export async function loadContainer({ folder, container, kit, kitVersion }) {
  const page = createPage(folder)
  vm.runInContext(readFileSync(join(folder, 'remoteEntry.js'), 'utf8'), page)
  const remote = page[container]
  if (!remote) throw new Error(`remoteEntry.js defines no global "${container}"`)
  await remote.init({
    'react': provided(react.version, react),
    'react/jsx-runtime': provided(react.version, jsxRuntime),
    'react-dom': provided(react.version, reactDom),
    '@sidepick/card-kit': provided(kitVersion, kit),
  })
  return (await remote.get('./card'))()
}
