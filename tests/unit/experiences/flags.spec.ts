import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { EXPERIMENT_FLAGS, THEME_FLAGS, type Flag } from '#experiences/contract'

const flags: [string, Flag][] = [
  ...Object.entries(THEME_FLAGS),
  ...Object.entries(EXPERIMENT_FLAGS),
]

test.group('The flags of an experience', () => {
  test('{0} is read where it says')
    .with(flags)
    .run(({ assert }, [name, { readBy, says }]) => {
      assert.match(readFileSync(readBy, 'utf8'), new RegExp(`\\b${name}\\b`), readBy)
      assert.match(says, /^[A-Z].*\.$/)
    })
})
