import { act, screen } from '@testing-library/react'
import { aGame, anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'

const INIT = {
  origin: 'https://news.example.com',
  viewport: { w: 1280, h: 800 },
  inView: 1,
  consent: null,
}

/** A visit in a frame that the page made a bar, or not. */
async function visit(given: string) {
  document.body.innerHTML = '<div id="vs-root"></div>'
  const rig = visitRig({ entry: anEntry([aGame()]) })
  const { events } = rig.visit.bridge
  events.emit('vs_init', { ...INIT, embedOptions: { given } })
  await act(() => rig.start(document.getElementById('vs-root') as HTMLElement))
  const placed = (place: 'flow' | 'grown' | 'wide') =>
    act(async () => events.emit('vs_placed', { place }))
  const pick = () => act(async () => rig.visit.emit('side_picked', { side: 'A' }))
  return { ...rig, placed, pick }
}

const cover = () => screen.queryByRole('button', { name: /Your game waits here/ })

test('a bar that was closed in a begun game holds it, and hands the focus back when it opens', async () => {
  const { visit: played, placed, pick } = await visit('mini,')
  await pick()
  await placed('grown')
  screen.getByRole('button', { name: 'Yes' }).focus()
  await placed('flow')
  expect(cover()).toBeInTheDocument()
  expect(played.engine.state().holds).toEqual(['closed'])
  await placed('grown')
  expect(cover()).toBeNull()
  expect(played.engine.state().holds).toEqual([])
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus()
})

test('the question stays in a bar, and a first pick is not covered before the bar opens', async () => {
  const { placed } = await visit('mini,')
  await placed('grown')
  await placed('flow')
  expect(cover()).toBeNull()
  const fresh = await visit('mini,')
  await fresh.pick()
  expect(cover()).toBeNull()
})

test('a widget that is no bar is never covered', async () => {
  const { placed, pick } = await visit('')
  await pick()
  await placed('wide')
  await placed('flow')
  expect(cover()).toBeNull()
})
