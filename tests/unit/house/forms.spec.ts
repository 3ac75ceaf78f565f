import { globSync, existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from '@japa/runner'

const views = globSync('backend/**/*.edge').filter((path) =>
  /<form\b/i.test(readFileSync(path, 'utf8'))
)

test.group('A view with a form', () => {
  test('is found', ({ assert }) => {
    assert.include(views, 'backend/demo/views/demo_account.edge')
  })

  test('has a test that sends the form as a browser renders it: {$self}')
    .with(views)
    .run(({ assert }, path) => {
      const spec = `tests/browser/forms/${basename(path, '.edge')}.spec.ts`
      assert.isTrue(existsSync(spec), `${spec} is missing`)
      const text = readFileSync(spec, 'utf8')
      assert.include(text, path)
      assert.match(text, /\.click\(\)/)
    })
})
