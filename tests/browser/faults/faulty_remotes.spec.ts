import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { failuresOf } from '#tests/browser/faults/failures'
import {
  always,
  never,
  onSecondTry,
  tampered,
  type Fault,
} from '#tests/browser/faults/fault_remotes'
import { openFaults, type Faults } from '#tests/browser/faults/open_faults'
import { readPaper, servePublisher } from '#tests/browser/faults/publisher'
import { asVisitor } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'

const FLAVOUR = 'faulty'

const GOOD: Fault[] = [{ id: 'first' }, { id: 'stumbles', entry: onSecondTry(503) }, { id: 'last' }]

/** Every way to fail, with the reason that the host gives. */
const BAD: (Fault & { reason?: string })[] = [
  { id: 'hangs', entry: never, claims: { timeoutMs: 1500 }, reason: 'timeout' },
  { id: 'throws', source: 'card.ts', claims: { cards: ['BrokenCard'] } },
  { id: 'gone', entry: always(404), reason: 'refused' },
  { id: 'forbidden', entry: always(403), reason: 'refused' },
  { id: 'down', entry: always(503), reason: 'server_error' },
  { id: 'newer', claims: { contract: '2.0' }, reason: 'wrong_contract' },
  {
    id: 'lies',
    source: 'other_contract.ts',
    claims: { contract: '1.0' },
    reason: 'wrong_contract',
  },
  { id: 'swapped', entry: tampered, reason: 'integrity_mismatch' },
  { id: 'patched', chunk: tampered, reason: 'integrity_mismatch' },
]

/** What the browser itself writes to the console about them. */
const EXPECTED = [
  /Failed to load resource: the server responded with a status of (403|404|503)/,
  /Failed to find a valid digest in the 'integrity' attribute/,
  /This card cannot draw/,
]

test.group('Browser | faulty remotes beside good ones', (group) => {
  let faults: Faults

  group.setup(async () => {
    faults = await openFaults(FLAVOUR, [...GOOD.slice(0, 2), ...BAD, ...GOOD.slice(2)])
    servePublisher(faults.server, FLAVOUR)
    return () => faults.close()
  })

  test('leave a page that plays on, with the good cards in place and nothing of the others', async ({
    assert,
  }) => {
    await asVisitor({ tolerate: EXPECTED }, async ({ page }) => {
      const reasoned = BAD.flatMap(({ id, reason }) => (reason ? [[id, reason] as const] : []))
      const failures = failuresOf(page, reasoned.length)
      const widget = await readPaper(page, faults.server)
      const standing = widget.within.getByText(/ stands$/)
      const goodStand = async () => {
        for (const { id } of GOOD) await widget.within.getByText(`${id} stands`).waitFor()
      }

      const first = await widget.play('A')
      await goodStand()
      assert.deepEqual(await failures, Object.fromEntries(reasoned))
      assert.equal(await standing.count(), GOOD.length)
      assert.equal(await widget.within.getByRole('alert').count(), 0)

      await eventually(async () => {
        const reported = await db
          .from('analytics_events')
          .where({ flavour: FLAVOUR, fails: true })
          .whereIn('name', ['remote_failed', 'card_failed'])
        const named = reported.map(({ release, reason }) => [release, reason])
        const told = faults.entries.flatMap(({ id, version }) => {
          const reason = id === 'throws' ? 'Error' : BAD.find((bad) => bad.id === id)?.reason
          return reason ? [[`${id}@${version}`, reason]] : []
        })
        assert.sameDeepMembers(named, told)
      })

      await widget.button('Next Game').click()
      const second = await widget.play('B')
      await goodStand()
      assert.notEqual(second.gameId, first.gameId)
      assert.equal(await standing.count(), GOOD.length)
    })
  })

  test('are asked for as often as their fault deserves', async ({ assert }) => {
    const asked = faults.entries.map(({ id, entry }) => {
      return [id, faults.server.count(new URL(entry).pathname)] as const
    })
    assert.containsSubset(Object.fromEntries(asked), {
      stumbles: 2,
      down: 2,
      gone: 1,
      forbidden: 1,
      swapped: 1,
      newer: 0,
    })
  })
})
