import { BasePolicy } from '@adonisjs/bouncer'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { hidden } from '#shared/http/abilities'
import { holdsRole, type Caller } from '#shared/caller'
import type { Role } from '#shared/roles'
import HttpExceptionHandler from '#shared/http/exception_handler'
import { newId } from '#shared/ids'

/** A record that others must not learn of, and that even its owner may not always change. */
class DiaryPolicy extends BasePolicy {
  read(caller: Caller, diary: { ownerId: string }) {
    return caller.id === diary.ownerId || hidden()
  }

  burn(caller: Caller, diary: { ownerId: string }) {
    return caller.id === diary.ownerId && false
  }
}

const aCaller = (changes: Partial<Caller> = {}): Caller => ({
  id: newId(),
  roles: ['player'],
  emailVerified: true,
  familyId: newId(),
  signedInAtMs: 0,
  provedAtMs: 0,
  ...changes,
})

/** What a caller is answered when the policy is asked. */
async function answerOf(action: 'read' | 'burn', caller: Caller, ownerId: string) {
  const ctx = await testUtils.createHttpContext()
  Object.defineProperty(ctx, 'auth', { value: { user: caller } })
  try {
    await ctx.bouncer.with(DiaryPolicy).authorize(action, { ownerId })
    return 'allowed'
  } catch (error) {
    await new HttpExceptionHandler().handle(error, ctx)
    const { status, code } = JSON.parse(String(ctx.response.getBody()))
    return { status, code }
  }
}

test.group('What a policy refuses', () => {
  test('is not there for others, and forbidden to its owner', async ({ assert }) => {
    const owner = aCaller()
    assert.equal(await answerOf('read', owner, owner.id), 'allowed')
    assert.deepEqual(await answerOf('read', aCaller(), owner.id), {
      status: 404,
      code: 'E_NOT_FOUND',
    })
    assert.deepEqual(await answerOf('burn', owner, owner.id), { status: 403, code: 'E_FORBIDDEN' })
  })
})

test.group('A role', () => {
  test('{0} acts as {1}')
    .with([
      [[], []],
      [['creator'], ['creator']],
      [['admin'], ['admin']],
      [['superadmin'], ['admin', 'superadmin']],
      [
        ['admin', 'creator'],
        ['creator', 'admin'],
      ],
    ] as [Role[], Role[]][])
    .run(({ assert }, [granted, acts]) => {
      const roles: Role[] = ['player', 'creator', 'admin', 'superadmin']
      const actsAs = (caller: Caller) => roles.filter((role) => holdsRole(caller, role))
      assert.deepEqual(actsAs(aCaller({ roles: ['player', ...granted] })), ['player', ...acts])
      const unverified = aCaller({ roles: ['player', ...granted], emailVerified: false })
      const left = acts.filter((role) => role === 'creator')
      assert.deepEqual(actsAs(unverified), ['player', ...left])
    })
})
