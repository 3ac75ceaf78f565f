import vm from 'node:vm'

const LOCATION = new URL('https://conformance.invalid/')

const nameOf = (src) => src.split('/').at(-1)
// Not our own, whose streams lead to sockets.
const SILENT = Object.fromEntries(
  ['log', 'info', 'debug', 'warn', 'error'].map((name) => [name, () => undefined])
)

/** The minimal DOM for webpack's chunk loading: appending a script runs the file of its name. */
function createPage(read) {
  const run = (script) => {
    try {
      vm.runInContext(read(nameOf(script.src)), page)
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
  const globals = { document, location: LOCATION, console: SILENT, setTimeout, clearTimeout }
  // As the page's policy, which forbids evaluation of text as code.
  const page = vm.createContext(
    { ...globals, URL, AbortController, Intl },
    { codeGeneration: { strings: false, wasm: false } }
  )
  vm.runInContext('var window = globalThis, self = globalThis', page)
  return page
}

/** A copy, so that a bundle's changes to a module do not affect the check. */
const copyOf = (module) => ({ ...module, ...(module.default && { default: { ...module.default } }) })

const provided = (version, module) => ({
  [version]: { get: async () => () => copyOf(module), loaded: 1, from: 'conformance', eager: false },
})

/** Names that a remote's files may define: its container, and webpack's list of its chunks. */
const isOwn = (name, container) => name === container || name === `webpackChunk${container}`

/** Runs a built remote in plain Node. Returns what its `./card` exports, and a function that loads what else it exposes. */
export async function loadContainer(
  { read, container, entryFile = 'remoteEntry.js', problems },
  { kit, kitVersion, react, jsxRuntime, reactDom }
) {
  const page = createPage(read)
  const before = new Set(Object.keys(page))
  vm.runInContext(read(entryFile), page)
  const remote = page[container]
  if (!remote) throw new Error(`${entryFile} defines no global "${container}"`)
  await remote.init({
    'react': provided(react.version, react),
    'react/jsx-runtime': provided(react.version, jsxRuntime),
    'react-dom': provided(react.version, reactDom),
    '@sidepick/card-kit': provided(kitVersion, kit),
  })
  const open = async (exposed) => (await remote.get(exposed))()
  const module = await open('./card')
  for (const name of Object.keys(page)) {
    if (!before.has(name) && !isOwn(name, container))
      problems.push(`the remote defines the global "${name}", which is not its own`)
  }
  return { module, open }
}
