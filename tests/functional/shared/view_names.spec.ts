import edge from 'edge.js'
import { test } from '@japa/runner'

test.group('A name in the data of a view', () => {
  test('is refused when a template could not read it: {$self}')
    .with(['state', 'template', '$context', '$filename', 'performance', 'Object', 'constructor'])
    .run(async ({ assert }, name) => {
      const data = { [name]: 'what was given' }
      await assert.rejects(() => edge.renderRaw('<p></p>', data), /which Edge reserves/)
      await assert.rejects(() => edge.createRenderer().renderRaw('<p></p>', data), /Edge reserves/)
    })

  test('is read as it was given otherwise: {$self}')
    .with(['flow', 'nonce', 'title', 'name', 'words'])
    .run(async ({ assert }, name) => {
      assert.equal(await edge.renderRaw(`{{ ${name} }}`, { [name]: 'given' }), 'given')
    })
})
