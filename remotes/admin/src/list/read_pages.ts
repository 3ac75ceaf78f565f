/** A page of a list; `next` is where the following one begins, null after the last. */
export interface ItemPage<Item> {
  items: Item[]
  next: string | null
}

/** All pages of a list in one, by no more calls than give `most` rows. */
export async function readPages<Item>(
  read: (start: string | undefined) => Promise<ItemPage<Item>>,
  most = Infinity
): Promise<ItemPage<Item>> {
  const items: Item[] = []
  let next: string | null = null
  do {
    const page = await read(next ?? undefined)
    items.push(...page.items)
    next = page.next
  } while (next !== null && items.length < most)
  return { items, next }
}
