import { keepFocus, onEscape } from './lightbox'

/** A page with a lightbox in the tree that the case makes, and buttons inside of it and beside it. */
function pageWith(treeIn: (page: HTMLElement) => Node) {
  document.body.innerHTML = '<button id="page">Page</button><div id="app"></div>'
  const tree = treeIn(document.getElementById('app') as HTMLElement)
  const slot = document.createElement('div')
  const button = () => document.createElement('button')
  const [cross, game, beside] = [button(), button(), button()]
  slot.append(cross, game)
  tree.appendChild(beside)
  tree.appendChild(slot)
  const close = jest.fn()
  const stands = new AbortController()
  const free = () => stands.abort()
  keepFocus(slot, () => cross, stands.signal)
  onEscape(close, stands.signal)
  const focused = () => (tree.getRootNode() as Document | ShadowRoot).activeElement
  return { cross, game, beside, close, free, focused }
}

const TREES: [string, (page: HTMLElement) => Node][] = [
  ['the page', (page) => page],
  ['an open shadow root', (page) => page.attachShadow({ mode: 'open' })],
  ['a closed shadow root', (page) => page.attachShadow({ mode: 'closed' })],
  [
    'a shadow root in another',
    (page) => {
      const inner = document.createElement('div')
      page.attachShadow({ mode: 'closed' }).append(inner)
      return inner.attachShadow({ mode: 'closed' })
    },
  ],
]

test.each(TREES)('in %s the focus is free inside and comes back from outside', (_, treeIn) => {
  const { cross, game, beside, free, focused } = pageWith(treeIn)
  game.focus()
  expect(focused()).toBe(game)
  beside.focus()
  expect(focused()).toBe(cross)
  game.focus()
  document.getElementById('page')!.focus()
  expect(focused()).toBe(cross)
  free()
  beside.focus()
  expect(focused()).toBe(beside)
})

test.each(TREES)('in %s Escape closes', (_, treeIn) => {
  const { game, close, free } = pageWith(treeIn)
  const escape = () =>
    game.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true })
    )
  escape()
  expect(close).toHaveBeenCalledTimes(1)
  free()
  escape()
  expect(close).toHaveBeenCalledTimes(1)
})
