import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { problemCodes, type ProblemCode } from '#shared/problem_codes'

const codes = problemCodes.list() as ProblemCode[]

test.group('The problem codes of all modules', () => {
  test('are named as errors, with the status of one and a text', ({ assert }) => {
    assert.isNotEmpty(codes)
    for (const code of codes) {
      const { status, message } = problemCodes.kindOf(code)
      assert.match(code, /^E(_[A-Z]+)+$/)
      assert.isTrue(status >= 400 && status < 600, `${code} answers ${status}`)
      assert.match(message, /^[A-Z]\w/, code)
    }
  })

  test('are declared once each', ({ assert }) => {
    const [code] = codes
    assert.throws(
      () => problemCodes.declare({ [code!]: { status: 400, message: 'Planted' } }),
      `two modules declare the problem code ${code}`
    )
  })

  test('are declared by the provider of the module that writes them', async ({ assert }) => {
    const files = readdirSync(app.makePath('backend'), { recursive: true, encoding: 'utf8' })
    const tables = files.filter((file) => /^[a-z_]+.domain.problem_codes\.ts$/.test(file))
    assert.isNotEmpty(tables)
    for (const file of tables) {
      const exported: Record<string, object> = await import(app.makeURL('backend', file).href)
      for (const table of Object.values(exported)) {
        assert.includeMembers(codes as string[], Object.keys(table), file)
      }
    }
  })

  test('are known before they are answered', ({ assert }) => {
    assert.throws(
      () => problemCodes.kindOf('E_PLANTED' as ProblemCode),
      'no module declares the problem code E_PLANTED'
    )
  })
})
