import type { Http } from '@sidepick/card-kit'
import { screen } from '@testing-library/react'
import { drawPart } from '../../testing/draw_part'
import { GAMES, pageOf } from '../../testing/samples'
import { VideoList } from './video_list'

const [portrait, landscape, unfilmed] = GAMES.map((game) => ({ ...game }))
portrait!.videoUrls = { mp4720: '/media/comet.mp4', poster: '/media/comet.jpg' }
landscape!.landscapeVideoUrls = { mp4720: '/media/planets.mp4' }

it('shows the video of each game that has one, with the way to its game', async () => {
  const page = pageOf([portrait, landscape, unfilmed], 'more')
  drawPart(<VideoList />, (() => Promise.resolve(page)) as unknown as Http, { at: '/games/videos' })
  const links = await screen.findAllByRole('link', { name: /planet|comet/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/games/${portrait!.id}`,
    `/games/${landscape!.id}`,
  ])
  expect(screen.getByLabelText(portrait!.text)).toHaveAttribute('src', '/media/comet.mp4')
  expect(screen.getByLabelText(landscape!.text)).toHaveAttribute('src', '/media/planets.mp4')
  const [reuse] = screen.getAllByRole('link', { name: 'Use in a new game' })
  const film = { 'videoUrls.mp4720': '/media/comet.mp4', 'videoUrls.poster': '/media/comet.jpg' }
  expect(reuse).toHaveAttribute('href', `/games/new?${new URLSearchParams(film)}`)
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled()
})
