import type { Card, RemotePart } from '@sidepick/card-kit'
import { good, Question, remotesRig as rig } from '../testing/remotes_rig'

describe('what a remote keeps for later', () => {
  const Points: Card = () => null
  const withRest = (later: () => Promise<RemotePart>) => ({ ...good, later })
  const bring = ({ state }: ReturnType<typeof rig>) => {
    const now = state()
    return now.status === 'ready' ? now.bringRest?.() : undefined
  }

  test('is fetched once, when asked for, and stands beside the first cards', async () => {
    const later = jest.fn(async () => ({ register: () => ({ Points }) }))
    const given = rig({ 'play-cards': withRest(later) })
    await given.remotes.load('play-cards')
    expect(later).not.toHaveBeenCalled()
    await Promise.all([bring(given), bring(given)])
    expect(given.state()).toEqual({ status: 'ready', cards: { Question, Points }, screens: {} })
    expect(later).toHaveBeenCalledTimes(1)
  })

  test('is asked for again by itself when its file did not come', async () => {
    const lost = Object.assign(new Error('lost'), { name: 'ChunkLoadError' })
    const later = jest
      .fn(async (): Promise<RemotePart> => ({ register: () => ({ Points }) }))
      .mockRejectedValueOnce(lost)
    const given = rig({ 'play-cards': withRest(later) })
    await given.remotes.load('play-cards')
    await bring(given)
    expect(given.state()).toMatchObject({ cards: { Question, Points } })
    expect(later).toHaveBeenCalledTimes(2)
  })

  test('is asked for again when it did not come, and the first cards stay', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const later = jest
      .fn(async (): Promise<RemotePart> => ({ register: () => ({ Points }) }))
      .mockRejectedValueOnce(new Error('offline'))
    const given = rig({ 'play-cards': withRest(later) })
    await given.remotes.load('play-cards')
    await expect(bring(given)).rejects.toThrow('offline')
    expect(given.state()).toMatchObject({ status: 'ready', cards: { Question } })
    await bring(given)
    expect(given.state()).toMatchObject({ cards: { Question, Points } })
  })
})
