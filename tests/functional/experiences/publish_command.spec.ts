import { mkdir, rm, writeFile } from 'node:fs/promises'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ExperiencesContract } from '#experiences/contract'
import { newId } from '#shared/ids'

/** Runs the command with a file of this text; null for a file that is not there. */
async function publish(text: string | null, ...args: string[]) {
  const file = app.makePath('tmp', `${newId()}.json`)
  await mkdir(app.makePath('tmp'), { recursive: true })
  if (text !== null) await writeFile(file, text)
  ace.ui.switchMode('raw')
  const command = await ace.exec('experiences:publish', [file, ...args])
  const told = command.logger.getLogs().map(({ message }) => message)
  command.logger.flushLogs()
  await rm(file, { force: true })
  return { exitCode: command.exitCode, told: told.join('\n') }
}

const linesOf = (owner: string) =>
  db.from('audit_log').where({ action: 'experience.published', target_id: owner })

const rowsOf = (table: string) => db.from(table).count('* as rows')

const LOOK = JSON.stringify({ widgetTheme: { accent: '#123456' } })

test.group('Experiences | publish by command', () => {
  test('publishes a look, and again only when it is another', async ({ assert }) => {
    const flavour = `flavour-${newId()}`
    for (const [text, version] of [
      [LOOK, 1],
      [LOOK, 1],
      ['{"widgetTheme":{"accent":"#654321"}}', 2],
      [LOOK, 3],
    ] as const) {
      const { exitCode, told } = await publish(text, 'flavour', flavour)
      assert.notEqual(exitCode, 1, told)
      assert.include(told, `version ${version}`)
    }
    const experiences = await app.container.make(ExperiencesContract)
    const { config } = await experiences.resolve({
      ...{
        widgetId: newId(),
        distributorId: 'default',
        flavour,
        widgetMode: 'DEFAULT',
        domainId: null,
      },
      cardsAtOnce: new Set<string>(),
    })
    assert.equal(config.widgetTheme.accent, '#123456')

    const lines = await linesOf(flavour).orderBy('created_at').select('target_type', 'actor_id')
    assert.deepEqual(
      lines.map(({ target_type: type, actor_id: actor }) => ({ type, actor })),
      Array.from({ length: 3 }, () => ({ type: 'flavour', actor: null }))
    )
  })

  const REFUSED: [title: string, text: string | null, args: string[], told: string][] = [
    ['a key that nobody knows', '{"theme":{}}', ['flavour', 'f'], 'theme is not known'],
    ['every fault at once', '{"a":1,"b":2}', ['flavour', 'f'], 'b is not known'],
    ['a prototype', '{"__proto__":{}}', ['flavour', 'f'], '__proto__ is not known'],
    ['a list', '[]', ['flavour', 'f'], 'the document must be an object'],
    ['a value that fetches', '{"widgetTheme":{"a":"url(//x)"}}', ['flavour', 'f'], 'widgetTheme.a'],
    ['a scope that is none', LOOK, ['everybody'], 'scope must be one of base, mode'],
    ['a scope of every object', LOOK, ['constructor', 'f'], 'scope must be one of'],
    ['a widget that is not there', LOOK, ['widget', newId()], 'there is no widget'],
    ['a base of somebody', LOOK, ['base', 'orbit'], 'only the base belongs to nobody'],
    ['a flavour of nobody', LOOK, ['flavour'], 'owner must be the name of a flavour'],
    ['a flavour that is no name', LOOK, ['flavour', 'a b'], 'owner must be the name of a flavour'],
    [
      'a widget in capitals',
      LOOK,
      ['widget', '54654963-9455-5A42-88AC-9BBB886AC95B'],
      'owner must be the id of a widget, in lower case',
    ],
    ['a mode that every object has', LOOK, ['mode', '__proto__'], 'owner must be the name of a'],
    ['a widget that is no id', LOOK, ['widget', 'orbit'], 'owner must be the id of a widget'],
    ['a file that is no JSON', '{', ['flavour', 'f'], 'cannot be read'],
    ['a file that is not there', null, ['flavour', 'f'], 'ENOENT'],
  ]
  for (const [title, text, args, told] of REFUSED) {
    test(`refuses ${title}`, async ({ assert }) => {
      const [rows, lines] = await Promise.all([rowsOf('experience_configs'), rowsOf('audit_log')])
      const outcome = await publish(text, ...args)
      assert.equal(outcome.exitCode, 1)
      assert.include(outcome.told, told)
      assert.deepEqual(
        [await rowsOf('experience_configs'), await rowsOf('audit_log')],
        [rows, lines]
      )
    })
  }
})
