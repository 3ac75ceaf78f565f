import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/** Where the rules of the product lie that place cards. */
const ROOMS = ['backend/experiences', 'rules']

/** Cards that no rule of the product places: they stand where a partner's document says. */
const FOR_DOCUMENTS = [
  'BrandedImage',
  'FloatingCtaPill',
  'MeterNeedle',
  'MeterPie',
  'PassiveAnswers',
  'PassiveQuestion',
  'PassiveVideo',
  'QuickSignUpCard',
  'SimpleCta',
  'WelcomeMessageV3',
  'WelcomeMessageV5',
]

/** Cards of the partner's example are placed by its own documents. */
const OF_OTHERS = ['example-partner']

async function rulesOfProduct(): Promise<string> {
  const texts = await Promise.all(
    ROOMS.map(async (room) => {
      const entries = await readdir(app.makePath(room), { recursive: true, withFileTypes: true })
      const files = entries.filter(({ name }) => /(?<!\.spec)\.ts$|\.json$/.test(name))
      return Promise.all(
        files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8'))
      )
    })
  )
  return texts.flat().join('\n')
}

test.group('A card of the platform', () => {
  test('is placed by a rule of the product, or is there for documents', async ({ assert }) => {
    const manifest = JSON.parse(await readFile(app.makePath('build/manifest.json'), 'utf8')) as {
      remotes: Record<string, { cards: string[] }>
    }
    const rules = await rulesOfProduct()
    const unplaced = Object.entries(manifest.remotes)
      .filter(([remote]) => !OF_OTHERS.includes(remote))
      .flatMap(([, { cards }]) => cards)
      .filter((name) => !new RegExp(`['"]${name}['"]`).test(rules))
    assert.sameMembers(unplaced, FOR_DOCUMENTS)
  })
})
