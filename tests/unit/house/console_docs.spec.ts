import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const read = (path: string) => readFileSync(path, 'utf8')

const words = JSON.parse(read('remotes/admin/src/words/messages/en-us.json')) as Record<
  string,
  string
>

/** The names of the menu, in its order. */
const menu = ['content', 'platform']
  .map((part) => read(`remotes/admin/src/app/${part}_views.ts`))
  .flatMap((source) => Array.from(source.matchAll(/^ {4}label: '(view\.\w+)'/gm)))
  .map(([, label]) => words[label!])

test.group('House | the chapter on the console', () => {
  test('says of each view of the menu what it is for, in the order of the menu', ({ assert }) => {
    const chapters = read('docs/operations.md').split(/^## /m)
    const [chapter = ''] = chapters.filter((it) => it.startsWith('The console\n'))
    const told = Array.from(chapter.matchAll(/^- \*\*(.+?)\*\*: \S/gm), ([, view]) => view)
    assert.isNotEmpty(menu)
    assert.deepEqual(told, menu)
  })
})
