import { test } from '@japa/runner'
import { passwordIssues } from '@sidepick/rules/password'
import { isCommonPassword } from '#auth/domain/common_password'

const MAYA = { email: 'maya.quintanilla@example.com', username: 'zarzamora_7' }

test.group('A password', () => {
  test('that keeps every rule and that everybody tries is common: {$self}')
    .with([
      ...[
        'Password1!',
        'P@ssw0rd1',
        'Passw0rd!',
        'Qwerty123!',
        'Welcome1!',
        'Admin@123',
        'Abc123!@#',
      ],
      ...[
        '1qaz@WSX',
        'Zaq12wsx!',
        'Iloveyou1!',
        'Summer2024!',
        'Aa1!Aa1!Aa1!',
        'Aa123456!',
        'Aaaaaaa1!',
      ],
      ...['Contraseña1!', 'Tequiero1!', 'Hola1234!', 'Guadalupe1!', 'Barcelona1!', 'Messi10!'],
      ...['Quintanilla1!', 'Maya.quintanilla1', 'Zarzamora_7', 'S1depick!', 'Sidepick2026!'],
    ])
    .run(async ({ assert }, password) => {
      assert.isTrue(await isCommonPassword(password, MAYA))
    })

  test('of its own is not: {$self}')
    .with([
      ...[
        'Correct-horse-9',
        'Another-horse-9',
        'tR7!kPq2',
        'Kx9#mLp2vQ',
        'Пароль-42',
        'ñandú-Lento-5',
      ],
      ...['Perro7!Lluvia'],
    ])
    .run(async ({ assert }, password) => {
      assert.deepEqual(passwordIssues(password), [])
      assert.isFalse(await isCommonPassword(password, MAYA))
    })

  test('of eight characters that say nothing is not', async ({ assert }) => {
    const random = ['vK4!xTq7', 'B9?wzHm2', 'g#7RdLx4', 'Y5_pQn8k', 'w6&JtZv3', '8Fh+cMq9']
    for (const password of random) assert.isFalse(await isCommonPassword(password, MAYA), password)
  })

  test('costs little to judge, however it is made', async ({ assert }) => {
    await isCommonPassword('x', MAYA)
    const costly = ['4@3!0$', '!1|@4(3[', 'P@$$w0rd!1', '|3|)|<|-|/\\/', 'Aa1!', '|_|\\/\\/'].map(
      (part) => part.repeat(128).slice(0, 128)
    )
    for (const password of costly) {
      // Not by the clock: others run on this machine.
      const begun = process.cpuUsage()
      await isCommonPassword(password, MAYA)
      assert.isBelow(process.cpuUsage(begun).user / 1_000, 150, password)
    }
  })

  test('asks nothing of an owner who has no name yet', async ({ assert }) => {
    assert.isTrue(await isCommonPassword('Password1!', { email: 'a@b.example', username: null }))
  })
})
