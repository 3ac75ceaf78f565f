import { deserialize, serialize } from 'node:v8'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Http } from '@sidepick/card-kit'
import { fakeHost } from '@sidepick/card-kit/testing'
import { drawPart } from '../../testing/draw_part'
import { NewGame } from './new_game'
import { TryVideo } from './try_video'

const user = userEvent.setup()
const FILM = '/media/comet.mp4'

/** Every browser has it, and jsdom not. */
window.structuredClone ??= (value) => deserialize(serialize(value))

beforeEach(() => sessionStorage.clear())

async function show() {
  drawPart(<TryVideo />, fakeHost().http, {
    at: `/games/try-video?${new URLSearchParams({ video: FILM })}`,
  })
  await user.type(await screen.findByRole('textbox', { name: /Captions/ }), '/media/comet.vtt')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  return (await screen.findByLabelText('The video that is tried')) as HTMLVideoElement
}

const fact = (name: string) => screen.getByText(name).closest('div')!

describe('A video that is tried', () => {
  it('is asked for with its captions, and its start is measured', async () => {
    const film = await show()
    expect(film).toHaveAttribute('src', FILM)
    expect(film.querySelector('track')).toHaveAttribute('src', '/media/comet.vtt')
    expect(fact('First picture after')).toHaveTextContent('–')
    fireEvent.loadedData(film)
    fireEvent.waiting(film)
    fireEvent.playing(film)
    expect(fact('First picture after')).toHaveTextContent(/\d+ ms/)
    expect(fact('Plays after')).toHaveTextContent(/\d+ ms/)
    expect(fact('Stops to load more')).toHaveTextContent(/0$/)
    fireEvent.waiting(film)
    expect(fact('Stops to load more')).toHaveTextContent(/1$/)
  })

  it('says that its captions do not load', async () => {
    fireEvent.error((await show()).querySelector('track')!)
    expect(screen.getByRole('alert')).toHaveTextContent(/captions do not load/)
  })

  it('says that it does not play, until it is shown anew', async () => {
    const film = await show()
    fireEvent.error(film)
    expect(screen.getByRole('alert')).toHaveTextContent(/does not play here/)
    await user.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(film).not.toBeInTheDocument())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('A new game begins with the film that another page gives along', async () => {
  const film = { 'videoUrls.mp4720': FILM, 'unknown': 'x' }
  const noCategories = (() => Promise.resolve([])) as unknown as Http
  drawPart(<NewGame />, noCategories, { at: `/games/new?${new URLSearchParams(film)}` })
  expect(await screen.findByDisplayValue(FILM)).toBeInTheDocument()
})
