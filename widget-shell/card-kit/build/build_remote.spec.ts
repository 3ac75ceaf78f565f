/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildRemote } from './build_remote.mjs'

const project = resolve(__dirname, '../../..')
const workshop = join(project, 'build/specs')

const CONFORMING = `
  import { provideHost } from '@sidepick/card-kit'
  export { CONTRACT as contract } from '@sidepick/card-kit'
  const Hello = ({ game }) => <p>{game.text}</p>
  export const register = (host) => provideHost(host, { Hello })
`

const GALLERY = `export const gallery = { Hello: { usual: {} } }`
const WITH_DOOR = `export const gallery = { Hello: { usual: {} }, Door: { usual: {} } }`

describe('buildRemote', () => {
  let root = ''
  let publicRoot = ''

  beforeEach(() => {
    mkdirSync(workshop, { recursive: true })
    root = mkdtempSync(join(workshop, 'remote-'))
    publicRoot = join(root, 'public')
    mkdirSync(join(root, 'src'))
    writeFileSync(join(root, 'package.json'), '{"version":"1.2.3"}')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const build = (
    source: string,
    options: { budgetBytesGzip?: number; keepFaults?: boolean } = {},
    gallery = GALLERY
  ) => {
    writeFileSync(join(root, 'src/card.tsx'), source)
    writeFileSync(join(root, 'src/gallery.ts'), gallery)
    return buildRemote({ name: 'small-partner', root, publicRoot, exposes: './src/card.tsx', ...options })
  }

  it('answers with what a registry needs, learnt from the built files themselves', async () => {
    const entry = await build(CONFORMING)
    expect(entry).toMatchObject({
      version: '1.2.3',
      contract: '1.3',
      container: 'smallPartner',
      cards: ['Hello'],
      shared: expect.objectContaining({ '@sidepick/card-kit': '^0.1.0' }),
    })
    const files = [entry.entry, ...entry.preload, ...entry.files]
    const { pathname: folder } = new URL('.', `https://cdn.example${entry.entry.url}`)
    const built = readdirSync(join(publicRoot, folder.replace('/remotes/', '')))
    expect(files.map(({ url }) => url.replace(folder, '')).sort()).toEqual(built.sort())
    for (const { url, integrity } of files) {
      const bytes = readFileSync(join(publicRoot, url.replace('/remotes/', '')))
      expect(integrity).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`)
    }
    expect(entry.bytesGzip).toBeLessThan(4500)
  })

  it('ships no React and no card-kit', async () => {
    const { preload } = await build(CONFORMING)
    const card = readFileSync(join(publicRoot, (preload[0]?.url ?? '').replace('/remotes/', '')), 'utf8')
    expect(card).not.toMatch(/react\.element|useHost/)
    expect(card.length).toBeLessThan(1500)
  })

  it('gives the same source the same address, and leaves nothing half-built', async () => {
    const first = await build(CONFORMING)
    const second = await build(CONFORMING)
    expect(second).toEqual(first)
    const other = await build(CONFORMING.replace('<p>', '<b>').replace('</p>', '</b>'))
    expect(other.entry.url).not.toBe(first.entry.url)
    expect(readdirSync(join(publicRoot, 'small-partner'))).toHaveLength(2)
  })

  it.each([
    ['a missing contract', CONFORMING.replace(/export \{ CONTRACT.*/, ''), 'exports no contract: add'],
    ['another contract', `${CONFORMING.replace(/export \{ CONTRACT.*/, '')}; export const contract = '2.0'`, 'contract 2.0 is not carried'],
    ['a missing register', `export { CONTRACT as contract } from '@sidepick/card-kit'`, 'exports no register: add'],
    ['a card that throws', CONFORMING.replace('game.text', 'game.nothing.here'), 'Hello throws in phase passive, en-us:'],
    ['RTK Query of its own', `import '@reduxjs/toolkit/query/react'; ${CONFORMING}`, 'would ship 20.7 KB with the card'],
  ])('refuses %s and says what to mend', async (_, source, message) => {
    await expect(build(source)).rejects.toThrow(message)
    expect(readdirSync(join(publicRoot, 'small-partner'))).toEqual([])
  })

  it.each([
    ['no state', `export const gallery = {}`, 'Hello has no states in src/gallery.ts'],
    ['an empty list of states', `export const gallery = { Hello: {} }`, 'Hello has no states in src/gallery.ts'],
    ['a state of nothing', `export const gallery = { Hello: { usual: {} }, Bye: { usual: {} } }`, 'shows Bye, which nothing registers'],
    ['no gallery', `export const cards = {}`, 'src/gallery.ts exports no gallery'],
  ])('refuses a card with %s', async (_, gallery, message) => {
    await expect(build(CONFORMING, {}, gallery)).rejects.toThrow(message)
  })

  const SCREENS = `${CONFORMING}
    const Door = ({ place }) => <h1>{place}</h1>
    export const screens = (host) => provideHost(host, { Door })
  `
  const declare = (screens: unknown) =>
    writeFileSync(join(root, 'screens.json'), JSON.stringify(screens))

  it('publishes the screens that the remote declares and has', async () => {
    declare([{ name: 'Door', path: '/door' }])
    const entry = await build(SCREENS, {}, WITH_DOOR)
    expect(entry.screens).toEqual([{ name: 'Door', path: '/door' }])
    declare([{ name: 'Door', path: '/gate' }])
    const moved = await build(SCREENS, {}, WITH_DOOR)
    expect(moved.entry.url).not.toBe(entry.entry.url)
  })

  it.each([
    ['declared and missing', [{ name: 'Window' }], SCREENS, 'screens.json declares Window, which screens() lacks'],
    ['there and not declared', [], SCREENS, 'screens() returns Door, which screens.json lacks'],
    ['one that throws', [{ name: 'Door' }], SCREENS.replace('{place}', '{place.no.such}'), 'Door throws as a page, en-us:'],
  ])('refuses a screen: %s', async (_, screens, source, message) => {
    declare(screens)
    await expect(build(source)).rejects.toThrow(message)
  })

  it('refuses a remote over its budget', async () => {
    await expect(build(CONFORMING, { budgetBytesGzip: 3000 })).rejects.toThrow(/the budget is 3000/)
  })

  it('keeps a faulty remote where a test of the host wants one', async () => {
    const entry = await buildRemote({
      name: 'broken-remote',
      root: join(project, 'tests/fixtures/broken_remote'),
      publicRoot,
      keepFaults: true,
    })
    expect(entry).toMatchObject({ contract: '1.3', cards: ['BrokenCard'] })
  })

  it('builds in a folder of a partner’s own, which has nothing but card-kit and React', () => {
    const away = mkdtempSync(join(tmpdir(), 'partner-'))
    try {
      for (const folder of ['src', 'messages', 'node_modules/@sidepick']) {
        mkdirSync(join(away, folder), { recursive: true })
      }
      const installed = (name: string, from: string) =>
        symlinkSync(join(project, from), join(away, 'node_modules', name))
      installed('@sidepick/card-kit', 'widget-shell/card-kit')
      installed('react', 'node_modules/react')
      installed('react-dom', 'node_modules/react-dom')
      const counted = '{ "picks": "{n, plural, one {# pick} other {# picks}}" }'
      const script = `
        import { buildRemote } from '@sidepick/card-kit/build'
        const root = import.meta.dirname
        const { cards } = await buildRemote({ name: 'away', root, publicRoot: root + '/public' })
        console.log(cards.join())
      `
      const card = `
        import { createTranslator } from '@sidepick/card-kit'
        import en from '../messages/en-us.json'
        import es from '../messages/es-mx.json'
        import styles from './hello.css'
        const messages = { 'en-us': en, 'es-mx': es }
        ${CONFORMING.replace('({ game })', '({ locale })')
          .replace('<p>', '<p className={styles.hello}>')
          .replace('game.text', "createTranslator(messages, locale)('picks', { n: 2 })")}
      `
      const files = {
        'package.json': '{ "version": "1.0.0", "type": "module" }',
        'build.mjs': script,
        'src/card.ts': `export { contract, register } from './hello'`,
        'src/hello.tsx': card,
        'src/hello.css': '.hello { color: var(--vs-color-text); }',
        'src/gallery.ts': GALLERY,
        'messages/en-us.json': counted,
        'messages/es-mx.json': counted,
      }
      for (const [path, text] of Object.entries(files)) writeFileSync(join(away, path), text)
      const said = execFileSync(process.execPath, ['build.mjs'], { cwd: away, encoding: 'utf8' })
      expect(said).toBe('Hello\n')
    } finally {
      rmSync(away, { recursive: true })
    }
  })
})
