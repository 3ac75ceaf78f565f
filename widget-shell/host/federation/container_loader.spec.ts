import { useState } from 'react'
import { aRemote } from '../testing/fixtures'
import { createContainerLoader } from './container_loader'

type Scope = Record<string, Record<string, { get: () => Promise<() => unknown> }>>

const cards = { contract: '1.0', register: () => ({}) }
const entry = aRemote({ name: 'planted', entry: '/remotes/planted/remoteEntry.js' })
const globals = globalThis as unknown as Record<string, unknown>

/** Stands for the network: what each script that is added to the page does. */
function onScript(run: (script: HTMLScriptElement) => void) {
  const scripts: HTMLScriptElement[] = []
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement)
    queueMicrotask(() => run(script as HTMLScriptElement))
  })
  return scripts
}

function container(get: () => Promise<() => unknown> = () => Promise.resolve(() => cards)) {
  const scopes: Scope[] = []
  const planted = { init: (scope: Scope) => void scopes.push(scope), get: jest.fn(get) }
  const scripts = onScript((script) => {
    globals.planted = planted
    script.onload?.(new Event('load'))
  })
  return { scopes, scripts, planted }
}

// jsdom keeps no timings of what was fetched; a browser that tells no status keeps none either.
beforeEach(() => Object.assign(performance, { getEntriesByName: () => [] }))

afterEach(() => {
  delete globals.planted
  jest.restoreAllMocks()
})

test('a remote runs on the React of the host, from a script with integrity and nonce', async () => {
  const { scopes, scripts, planted } = container()
  await expect(createContainerLoader('n1').load(entry)).resolves.toBe(cards)
  expect(planted.get).toHaveBeenCalledWith('./card')
  expect(scripts.map(({ integrity, nonce }) => [integrity, nonce])).toEqual([
    [entry.integrity, 'n1'],
  ])
  const [react] = Object.values(scopes[0]?.react ?? {})
  expect((await react?.get())?.()).toMatchObject({ useState })
})

test('a chunk that did not come is tried again without the entry, which has run', async () => {
  const lost = Object.assign(new Error('x'), { name: 'ChunkLoadError', request: '/card.js' })
  const outcomes = [Promise.reject(lost), Promise.resolve(() => cards)]
  const { scripts } = container(() => outcomes.shift() ?? Promise.reject(new Error('no more')))
  const loader = createContainerLoader(null)
  await expect(loader.load(entry)).rejects.toMatchObject({ reason: 'network', file: '/card.js' })
  await expect(loader.load(entry)).resolves.toBe(cards)
  expect(scripts).toHaveLength(1)
})

test('an entry that did not come is asked for again', async () => {
  const scripts = onScript((script) => script.onerror?.(new Event('error')))
  const loader = createContainerLoader(null)
  const failure = { reason: 'network', file: entry.entry, transient: true }
  await expect(loader.load(entry)).rejects.toMatchObject(failure)
  await expect(loader.load(entry)).rejects.toMatchObject(failure)
  expect(scripts).toHaveLength(2)
})

test('a script that defines no container is a bad module', async () => {
  onScript((script) => script.onload?.(new Event('load')))
  await expect(createContainerLoader(null).load(entry)).rejects.toMatchObject({
    reason: 'bad_module',
  })
})

test.each([
  ['throws while it starts', () => Promise.reject(new Error('x'))],
  ['exposes nothing', () => Promise.resolve(() => null)],
])('a container that %s is a bad module', async (_name, get) => {
  container(get)
  await expect(createContainerLoader(null).load(entry)).rejects.toMatchObject({
    reason: 'bad_module',
  })
})
