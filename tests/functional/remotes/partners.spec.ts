import { test } from '@japa/runner'
import { addPartner, setOrigins, setTrust } from '#remotes/actions/change_partner'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'

const aName = () => `p${newId().replaceAll('-', '')}`
const refused = (error: object) => ({ ok: false, error })

test.group('Remotes | partners', () => {
  test('are added without trust, and every act on them is in the audit log', async ({ assert }) => {
    const id = aName()
    const origins = ['https://cdn.partner.example']
    assert.deepEqual(await addPartner(id, origins), {
      ok: true,
      value: { origins, trusted: false },
    })
    assert.isTrue((await setTrust(id, true)).ok)
    assert.isTrue((await setTrust(id, true)).ok)
    assert.isTrue((await setOrigins(id, ['https://b.example'])).ok)
    assert.isTrue((await setTrust(id, false)).ok)
    const lines = await auditOf(id)
    assert.deepEqual(
      lines.map(({ action }) => action),
      ['partner.added', 'partner.trusted', 'partner.origins_set', 'partner.untrusted']
    )
    assert.containsSubset(lines[2], {
      before: { origins },
      after: { origins: ['https://b.example'] },
    })
  })

  test('have a name of their own and origins that are origins', async ({ assert }) => {
    const id = aName()
    await addPartner(id, [])
    assert.deepEqual(await addPartner(id, []), refused({ type: 'partner_exists' }))
    for (const name of ['', 'A', 'a b', 'a/b', '__proto__', 'default', 'x'.repeat(65)]) {
      assert.deepEqual(await addPartner(name, []), refused({ type: 'bad_name' }))
    }
    for (const origin of [
      ...['', 'cdn.example', '*', 'https:', 'https://*.example', 'https://a.example/path'],
      ...['http://a.example', 'ftp://a.example', 'javascript:alert(1)', 'data:text/plain,a'],
      ...['https://a.example?x', 'https://user@a.example', 'https://a.example#x'],
      'http://localhost.evil.example',
      'https://a;b.example',
    ]) {
      assert.deepEqual(await setOrigins(id, [origin]), refused({ type: 'bad_origin', origin }))
    }
    const told = ['https://A.example:443/', 'https://a.example', 'http://localhost:3333']
    assert.containsSubset(await setOrigins(id, told), {
      value: { origins: ['https://a.example', 'http://localhost:3333'] },
    })
  })

  test('that are nobody cannot be changed, and the platform is no partner', async ({ assert }) => {
    const unknown = refused({ type: 'unknown_partner' })
    assert.deepEqual(await setTrust(aName(), true), unknown)
    assert.deepEqual(await setOrigins(aName(), []), unknown)
    assert.deepEqual(await setTrust('sidepick', false), refused({ type: 'is_platform' }))
  })
})
