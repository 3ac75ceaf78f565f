import { readPages } from './read_pages'

/** A list of five in pages of two. */
function aList() {
  const asked: (string | undefined)[] = []
  const read = async (start: string | undefined) => {
    asked.push(start)
    const from = Number(start ?? 0)
    const items = [0, 1, 2, 3, 4].slice(from, from + 2)
    return { items, next: from + 2 < 5 ? String(from + 2) : null }
  }
  return { asked, read }
}

test('all pages are one', async () => {
  const { asked, read } = aList()
  expect(await readPages(read)).toEqual({ items: [0, 1, 2, 3, 4], next: null })
  expect(asked).toEqual([undefined, '2', '4'])
})

test('no page is asked for after enough rows, and it says where the rest begins', async () => {
  const { asked, read } = aList()
  expect(await readPages(read, 3)).toEqual({ items: [0, 1, 2, 3], next: '4' })
  expect(asked).toEqual([undefined, '2'])
})
