import { test } from '@japa/runner'
import fc from 'fast-check'
import { usernameKey } from '@sidepick/rules/username'
import { readEmail } from '#shared/http/validation/email'
import { signUpValidator } from '#auth/validators/sign_up_validator'
import { HOSTILE_TEXTS } from '#tests/helpers/hostile_texts'
import { signUpForm } from '#tests/helpers/visitor'

/** Every code point, and halves of them. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(...Object.values(HOSTILE_TEXTS))
)

/** Letters of every script, those with odd capitals among them. */
const letter = fc
  .oneof(fc.integer({ min: 0x41, max: 0x24f }), fc.integer({ min: 0x250, max: 0x1ffff }))
  .map((point) => String.fromCodePoint(point))
  .filter((text) => /\p{L}/u.test(text))

const anyWord = fc.string({ unit: letter, minLength: 2, maxLength: 20 })

const anyValue = fc.oneof(anyText, fc.anything())

interface Issue {
  field: string
  message: string
  rule: string
}

/** What a field becomes, or what is wrong with it. */
async function check(field: string, value: unknown) {
  const [error, form] = await signUpValidator.tryValidate(signUpForm({ [field]: value }))
  if (error === null) return { taken: form[field as keyof typeof form], issues: [] }
  return { taken: undefined, issues: error.messages as Issue[] }
}

test.group('Whatever is sent', () => {
  test('{$self} is taken, or named with what is wrong with it')
    .with(['email', 'username', 'password', 'birthday', 'country', 'state'])
    .run(async ({ assert }, field) => {
      await fc.assert(
        fc.asyncProperty(anyValue, async (value) => {
          const { issues } = await check(field, value)
          for (const issue of issues) {
            // Another country is fine, and leaves the form with a state that is none of it.
            if (field !== 'country' || issue.field !== 'state') assert.equal(issue.field, field)
            assert.isNotEmpty(issue.message)
            assert.isNotEmpty(issue.rule)
          }
        }),
        { numRuns: 300 }
      )
    })

  test('an e-mail that is taken is one line, visible, lower-case, and stays as it is', async ({
    assert,
  }) => {
    const mostlyEmails = fc
      .tuple(
        fc.oneof(anyWord, anyText),
        fc.constantFrom('@example.com', '@Sub.Example.org', '@bücher.example', '')
      )
      .map(([local, host]) => local + host)
    await fc.assert(
      fc.asyncProperty(mostlyEmails, async (text) => {
        const email = await readEmail(text)
        if (email === null) return
        assert.isTrue(email.isWellFormed())
        assert.notMatch(email, /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u)
        assert.equal(email, email.trim().toLowerCase().normalize('NFC'))
        assert.isAtMost(email.length, 254)
        assert.equal(await readEmail(email), email)
        assert.equal(await readEmail(` ${email} `), email)
      }),
      { numRuns: 1_000 }
    )
  })

  test('plain e-mails are taken', async ({ assert }) => {
    const part = fc.stringMatching(/^[a-z0-9]{1,12}$/)
    const plain = fc.tuple(part, part, part).map(([a, b, c]) => `${a}.${b}+x@${c}.example.com`)
    await fc.assert(
      fc.asyncProperty(plain, async (email) => assert.equal(await readEmail(email), email))
    )
    assert.equal(await readEmail('jose\u0301@example.com'), 'josé@example.com')
    for (const hidden of ['a\u200bna@example.com', 'a\u202ena@example.com', 'ana\0@example.com']) {
      assert.isNull(await readEmail(hidden))
    }
  })

  test('a username that is taken fits its column, and so does its key', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyWord, anyText), async (text) => {
        const { taken } = await check('username', text)
        if (typeof taken !== 'string') return
        assert.match(taken, /^(?:\p{L}[\p{Mn}\p{Mc}]{0,2}|[\p{Nd}._-])+$/u)
        assert.isTrue([...taken].length >= 2 && [...taken].length <= 30)
        assert.equal(taken, taken.normalize('NFKC'))
        assert.isAtMost([...usernameKey(taken)].length, 128)
        assert.equal(usernameKey(taken), usernameKey(taken.toUpperCase()))
        assert.equal((await check('username', taken)).taken, taken)
      }),
      { numRuns: 1_000 }
    )
  })

  test('a password is taken exactly when it keeps every rule', async ({ assert }) => {
    const pieces = fc.array(
      fc.constantFrom('a', 'B', '7', '!', ' ', 'ñ', 'Ñ', '٣', '€', '😀', '\0'),
      {
        maxLength: 140,
      }
    )
    await fc.assert(
      fc.asyncProperty(pieces, async (letters) => {
        const { taken } = await check('password', letters.join(''))
        const has = (...some: typeof letters) => some.some((one) => letters.includes(one))
        const good =
          letters.length >= 8 &&
          letters.length <= 128 &&
          has('a', 'ñ') &&
          has('B', 'Ñ') &&
          has('7', '٣') &&
          has('!', '€', '😀')
        assert.equal(taken !== undefined, good)
      }),
      { numRuns: 1_000 }
    )
  })

  test('a birthday is taken exactly when it is an adult’s real day', async ({ assert }) => {
    const dates = fc.tuple(
      fc.integer({ min: 1890, max: 2030 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 })
    )
    await fc.assert(
      fc.asyncProperty(dates, async ([year, month, day]) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const { taken } = await check('birthday', text)
        const date = new Date(Date.UTC(year, month - 1, day))
        const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
        const now = new Date()
        const eighteen = Date.UTC(year + 18, month - 1, day) <= now.getTime()
        const alive = Date.UTC(year + 131, month - 1, day) > now.getTime()
        assert.equal(taken !== undefined, real && eighteen && alive, text)
      }),
      { numRuns: 1_000 }
    )
  })
})
