import { writeFile, mkdir, rm } from 'node:fs/promises'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { RemotesContract } from '#remotes/contract'
import { aPartnerRelease, PartnerServer } from '#tests/fixtures/bundles'

async function run(name: string, args: string[]) {
  ace.ui.switchMode('raw')
  const command = await ace.exec(name, args)
  const lines = command.logger.getLogs().map(({ message }) => message)
  command.logger.flushLogs()
  return { exitCode: command.exitCode, text: lines.join('\n') }
}

test.group('Remotes | commands of an operator', (group) => {
  let server: PartnerServer
  group.setup(async () => {
    server = await PartnerServer.start()
    return () => server.stop()
  })

  test('take a partner from its name to a card on its pages, and back', async ({ assert }) => {
    const partner = `p${newId().replaceAll('-', '')}`
    const added = await run('remotes:partner', ['add', partner, server.origin])
    assert.include(added.text, 'is not trusted: nothing of it is loaded')
    assert.isNotNull(await db.from('distributors').where('id', partner).first())

    const release = aPartnerRelease(server, partner)
    const file = app.makePath('tmp', `${partner}.json`)
    await mkdir(app.makePath('tmp'), { recursive: true })
    await writeFile(file, JSON.stringify(release))
    const published = await run('remotes:release', ['publish', file])
    await rm(file)
    const [id = ''] = /[\da-f-]{36}/.exec(published.text) ?? []
    assert.notEqual(id, '', published.text)

    const isServed = async () => {
      const remotes = await app.container.make(RemotesContract)
      const entries = await remotes.resolve({ flavour: partner, unitId: null })
      return entries.some((entry) => entry.id === release.id)
    }
    await run('remotes:release', ['point', id, partner])
    assert.isFalse(await isServed())
    for (const [name, args, served] of [
      ['remotes:partner', ['trust', partner], true],
      ['remotes:release', ['kill', id], false],
      ['remotes:release', ['revive', id], true],
      ['remotes:partner', ['origins', partner, 'https://moved.example'], false],
      ['remotes:partner', ['origins', partner, server.origin], true],
      ['remotes:partner', ['untrust', partner], false],
    ] as const) {
      assert.equal((await run(name, [...args])).exitCode, 0, args.join())
      assert.equal(await isServed(), served, args.join())
    }
  })

  test('say what to do, with a code for scripts', async ({ assert }) => {
    for (const [name, args, text] of [
      ['remotes:partner', ['trust', 'nobody-at-all'], 'is no partner: add it'],
      ['remotes:partner', ['add', 'a-partner', 'cdn.example'], '"cdn.example" is no origin'],
      ['remotes:partner', ['adopt', 'a-partner'], '"adopt" is none of add, origins'],
      ['remotes:release', ['kill', newId()], 'unknown_release'],
      ['remotes:release', ['point', newId()], 'name the flavour'],
      ['remotes:release', ['publish', 'README.md'], 'README.md cannot be read: Unexpected token'],
      ['remotes:release', ['publish', 'no/such.json'], 'no/such.json cannot be read: ENOENT'],
    ] as const) {
      const { exitCode, text: told } = await run(name, [...args])
      assert.equal(exitCode, 1)
      assert.include(told, text)
    }
  })
})
