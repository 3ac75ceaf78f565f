import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { buildRemote, type HintedFile } from '@sidepick/card-kit/build'
import type { RemoteEntry } from '@sidepick/rules/types'
import { RemotesContract } from '#remotes/contract'
import { FAULT_OWNER } from '#tests/browser/faults/fault_flavour'
import { script, type Answer, type FaultServer } from '#tests/browser/faults/fault_server'

/** How a remote fails: what its entry claims, and what its files answer. */
export interface Fault {
  id: string
  /** Source in the fixture; `plain.ts` has no fault of its own. */
  source?: string
  claims?: Partial<RemoteEntry>
  entry?: (intact: Buffer) => Answer
  chunk?: (intact: Buffer) => Answer
}

const intact = (bytes: Buffer): Answer => {
  return () => script(bytes)
}
export const always = (status: number) => (): Answer => () => ({ status })
export const never = (): Answer => () => null
export const tampered = (bytes: Buffer): Answer => intact(Buffer.concat([bytes, Buffer.from('\n')]))
export const onSecondTry =
  (status: number) =>
  (bytes: Buffer): Answer =>
  (count) =>
    count === 1 ? { status } : script(bytes)

/** Builds a remote into the test's own folder, and has the server answer for its files as the fault says. */
export async function serveFault(
  { id, source = 'plain.ts', claims = {}, ...answers }: Fault,
  server: FaultServer,
  folder: string
): Promise<RemoteEntry> {
  const built = await buildRemote({
    name: id,
    root: app.makePath('tests/fixtures/broken_remote'),
    publicRoot: folder,
    exposes: `./src/${source}`,
    keepFaults: true,
  })
  const { container, version, contract, shared, entry, preload, files } = built
  const bytesOf = (url: string) => readFile(join(folder, url.replace('/remotes/', '')))
  const named = ({ url, integrity }: HintedFile) => ({
    url: new URL(url, server.origin).href,
    integrity,
  })
  server.answer(entry.url, (answers.entry ?? intact)(await bytesOf(entry.url)))
  for (const { url } of [...preload, ...files]) {
    server.answer(url, (answers.chunk ?? intact)(await bytesOf(url)))
  }
  return {
    id,
    owner: FAULT_OWNER,
    name: container,
    version,
    contract,
    shared,
    entry: named(entry).url,
    integrity: entry.integrity,
    preload: preload.map(named),
    files: files.map(named),
    cards: [id],
    screens: [],
    timeoutMs: 8000,
    critical: false,
    fallback: 'silent',
    trust: 'inline',
    ...claims,
  }
}

/** What the cards fetch by themselves, such as the faces of a result. */
async function serveLater(server: FaultServer, place: string, { entry, preload }: RemoteEntry) {
  const named = [entry, ...preload.map(({ url }) => url)].map((url) => basename(url))
  const folder = dirname(app.makePath('build/public', new URL(entry).pathname.slice(1)))
  for (const name of await readdir(folder)) {
    if (named.includes(name) || !name.endsWith('.js')) continue
    server.answer(`/${place}/${name}`, intact(await readFile(join(folder, name))))
  }
}

/** Serves the cards of the build from the server too, under a folder of its own, and gives their entry's path. */
export async function serveCards(
  server: FaultServer,
  place: string,
  answer: (intact: Buffer) => Answer
): Promise<RemoteEntry> {
  const remotes = await app.container.make(RemotesContract)
  const entries = await remotes.resolve({ flavour: 'default', unitId: null })
  const cards = entries.find(({ id }) => id === 'play-cards')
  if (!cards) throw new Error('play-cards is not published')
  const move = async (file: { url: string; integrity: string }, kind: typeof answer) => {
    const { pathname } = new URL(file.url)
    const path = `/${place}/${pathname.split('/').at(-1)}`
    server.answer(path, kind(await readFile(app.makePath('build/public', pathname.slice(1)))))
    return { ...file, url: server.origin + path }
  }
  const entry = await move({ url: cards.entry, integrity: cards.integrity }, answer)
  const preload = await Promise.all(cards.preload.map((file) => move(file, intact)))
  await serveLater(server, place, cards)
  return { ...cards, entry: entry.url, preload }
}
