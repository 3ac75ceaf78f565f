import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { SCREEN_EVENTS } from '@sidepick/rules/types'
import { BASE_CONFIG } from '#experiences/domain/base_config'
import { BUILT_IN } from '#experiences/domain/built_in_documents'
import { documentFaults } from '#experiences/domain/document_faults'
import { shapeFaults } from '#remotes/domain/entry_shape'

interface BuiltRemote {
  cards: string[]
  screens: { name: string; path?: string }[]
}

const read = (path: string) => readFile(app.makePath(path), 'utf8')

const remotesBuilt = async () => {
  const { remotes } = JSON.parse(await read('build/manifest.json')) as {
    remotes: Record<string, BuiltRemote>
  }
  return Object.entries(remotes)
}

/** Cards and dialogs of the console and of the partner's example are for their own people. */
const OF_OTHERS = ['admin', 'example-partner']

/** Cards of the host itself. */
const OF_HOST = ['FrameTitle', 'HamburgerMenu', 'PoweredByFooter', 'ShareAction']

test.group('docs/cards.md', () => {
  test('names every card of the platform, and every screen without an address', async ({
    assert,
  }) => {
    const text = await read('docs/cards.md')
    const missing = (await remotesBuilt())
      .filter(([remote]) => !OF_OTHERS.includes(remote))
      .flatMap(([, { cards, screens }]) => [
        ...cards,
        ...screens.filter(({ path }) => path === undefined).map(({ name }) => name),
      ])
      .filter((name) => !text.includes(`\`${name}\``))
    assert.deepEqual(missing, [])
  })

  test('names every event that opens a screen', async ({ assert }) => {
    const text = await read('docs/cards.md')
    const row = text.split('\n').find((line) => line.startsWith('| `opensOn`')) ?? ''
    assert.deepEqual(
      SCREEN_EVENTS.filter((event) => !row.includes(`\`${event}\``)),
      []
    )
  })

  const example = async (name: string) => {
    const text = await read('docs/cards.md')
    const block = new RegExp(`<!-- ${name} -->\\s+\`\`\`json\\n(.*?)\`\`\``, 's').exec(text)
    return JSON.parse(block?.[1] ?? 'null')
  }

  test('shows a look that is one, and leaves out nothing that every widget has', async ({
    assert,
  }) => {
    const look = await example('look')
    assert.deepEqual(documentFaults(look, 'flavour'), [])
    assert.deepEqual(look.widgetComponents.slice(0, -1), BASE_CONFIG.widgetComponents)
  })

  test('shows an entry that the registry takes', async ({ assert }) => {
    assert.deepEqual(shapeFaults(await example('entry')), [])
  })
})

test.group('A document that comes with the release', () => {
  test('switches cards and screens of the remotes and of the host, and no others', async ({
    assert,
  }) => {
    const ofRemotes = (await remotesBuilt()).flatMap(([, { cards, screens }]) => [
      ...cards,
      ...screens.map(({ name }) => name),
    ])
    const known = [...ofRemotes, ...OF_HOST]
    for (const [owner, doc] of Object.values(BUILT_IN).flatMap(Object.entries<object>)) {
      const { componentFlags = {} } = doc as { componentFlags?: object }
      assert.includeMembers(known, Object.keys(componentFlags), owner)
    }
  })
})
