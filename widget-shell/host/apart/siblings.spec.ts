import { hasSibling } from './siblings'

interface Frame {
  document?: object
  length: number
  [index: number]: Frame
}

const ours = (...inside: Frame[]): Frame => ({ ...list(inside), document: {} })
/** A frame of another origin: its own frames alone can be seen. */
const foreign = (...inside: Frame[]): Frame =>
  new Proxy(list(inside), {
    get(frame, name) {
      if (name === 'length' || /^\d+$/.test(String(name))) return Reflect.get(frame, name)
      throw new DOMException('cross-origin', 'SecurityError')
    },
  })
const list = (inside: Frame[]): Frame => Object.assign({ length: inside.length }, { ...inside })

/** This document's window on a page; `place` puts it there. */
function at(place: (own: Frame) => Frame): Window {
  const own = ours(ours())
  return Object.assign(own, { top: place(own) }) as unknown as Window
}

describe('another document of this origin on the page', () => {
  test.each<[boolean, string, (own: Frame) => Frame]>([
    [false, 'alone in a window', (own) => own],
    [false, "alone on a publisher's page, with a frame inside", (own) => foreign(own)],
    [false, 'beside frames of others', (own) => foreign(foreign(foreign()), own)],
    [true, 'beside another game', (own) => foreign(ours(), own)],
    [true, 'before another game', (own) => foreign(own, ours())],
    [true, "beside a game in somebody else's frame", (own) => foreign(own, foreign(ours()))],
    [true, 'in a page of our own', (own) => ours(own)],
  ])('%s: %s', (expected, _where, place) => {
    expect(hasSibling(at(place))).toBe(expected)
  })
})
