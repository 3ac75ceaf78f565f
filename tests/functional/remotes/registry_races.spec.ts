import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { RemotesContract } from '#remotes/contract'
import { readRegistry } from '#remotes/queries/get_registry'
import { aRelease, aRemoteId, givenRelease, givenServed } from '#tests/fixtures/remotes'

test.group('Remotes | changes of the registry at one moment', () => {
  test('all happen, one after the other, each with its line in the audit log', async ({
    assert,
  }) => {
    const remotes = await app.container.make(RemotesContract)
    const id = aRemoteId()
    const killed = await givenServed(`flavour-${newId()}`, aRelease({ id }))
    const releases = await Promise.all(
      Array.from({ length: 10 }, () => givenRelease(aRelease({ id })))
    )
    const flavours = releases.map(() => `flavour-${newId()}`)
    const before = await readRegistry()
    const outcomes = await Promise.all([
      ...releases.map((releaseId, index) =>
        remotes.pointFlavour({ flavour: flavours[index]!, releaseId })
      ),
      ...Array.from({ length: 10 }, (_, index) =>
        index % 2 ? remotes.reviveRelease(killed) : remotes.killRelease(killed)
      ),
    ])
    assert.isTrue(outcomes.every(({ ok }) => ok))
    const after = await readRegistry()
    for (const [index, releaseId] of releases.entries()) {
      assert.equal(after.registry.flavours[flavours[index]!]?.[id], releaseId)
    }
    const lines = await db
      .from('audit_log')
      .whereIn('target_id', [...flavours, killed])
      .count('* as count')
      .first()
    assert.equal(Number(lines.count), after.version - before.version)
    assert.isTrue((await remotes.killRelease(killed)).ok)
    assert.deepEqual(await remotes.pointFlavour({ flavour: flavours[0]!, releaseId: killed }), {
      ok: false,
      error: { type: 'killed_release' },
    })
  })
})
