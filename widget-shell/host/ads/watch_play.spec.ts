import type { VideoAd } from '@sidepick/card-kit'
import { playRig } from '../testing/play_rig'
import { aGame } from '../testing/fixtures'
import { adEvents, type VideoPosition } from './ads_provider'
import { watchPlay } from './watch_play'

const games = ['g1', 'g2', 'g3', 'g4'].map((id) => aGame({ id }))

function adOf() {
  const { on, tell } = adEvents()
  const ad: VideoAd = {
    provider: 'house',
    skippableAfterMs: 5_000,
    play: () => tell('started'),
    setMuted: () => undefined,
    pause: () => undefined,
    resume: () => undefined,
    skip: () => tell('skipped'),
    destroy: jest.fn(),
    on,
  }
  return { ad, tell }
}

/** A visit whose every screen has ads. */
function rig(settings: object, saves = false) {
  const play = playRig({ games, visit: { scriptId: 'ads9', adsAllowed: true } })
  const asked: VideoPosition[] = []
  const ended: string[] = []
  const made: ReturnType<typeof adOf>[] = []
  const watch = watchPlay({
    engine: play.engine,
    settings: () => settings,
    savesData: () => saves,
    request(position) {
      asked.push(position)
      made.push(adOf())
      return Promise.resolve(made.at(-1)!.ad)
    },
    started: () => undefined,
    ended: (_ad, position, outcome) => ended.push(`${position} ${outcome}`),
  })
  play.begin()
  const come = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { ...play, asked, made, ended, watch, come }
}

const pickedAt = '2026-01-01T00:00:00.000Z'
const pick = ({ engine }: ReturnType<typeof rig>) =>
  engine.send({ type: 'side_picked', side: 'A', key: `k${Math.random()}`, pickedAt })

describe('the video ad of a game', () => {
  test('none before somebody plays', async () => {
    const it = rig({ preroll: true, postroll: true })
    await it.come()
    expect(it.engine.state().phase).toBe('passive')
    expect(it.asked).toEqual([])
  })

  test('with the first question too, which a pick starts and answers at once', async () => {
    const it = rig({ preroll: true })
    pick(it)
    expect(it.engine.state().phase).toBe('locking')
    expect(it.asked).toEqual(['preroll'])
    await it.come()
    expect(it.watch.video()).not.toBeNull()
  })

  test('with the question: it is there, plays, and is over', async () => {
    const it = rig({ preroll: true })
    it.engine.send({ type: 'gameplay_started' })
    expect(it.asked).toEqual(['preroll'])
    await it.come()
    expect(it.engine.state().visit?.ad).toBe('available')
    it.watch.video()?.play(document.body, { muted: true })
    expect(it.engine.state().visit?.ad).toBe('playing')
    it.made[0]?.tell('completed')
    expect(it.engine.state().visit?.ad).toBe('completed')
    expect(it.watch.video()).toBeNull()
    expect(it.made[0]?.ad.destroy).toHaveBeenCalled()
    expect(it.ended).toEqual(['preroll completed'])
  })

  test.each(['skipped', 'error'] as const)('is over when it is %s', async (event) => {
    const it = rig({ preroll: true })
    it.engine.send({ type: 'gameplay_started' })
    await it.come()
    it.watch.video()?.play(document.body, { muted: true })
    it.made[0]?.tell(event)
    expect(it.engine.state().visit?.ad).toBe('completed')
    expect(it.ended).toEqual([`preroll ${event === 'error' ? 'failed' : 'skipped'}`])
  })

  test('between lock and bonus: it is asked for with the pick, and the bonus waits', async () => {
    const it = rig({ postroll: true })
    it.engine.send({ type: 'gameplay_started' })
    expect(it.asked).toEqual([])
    pick(it)
    expect(it.asked).toEqual(['postroll'])
    await it.come()
    expect(it.watch.video()).toBeNull()
    it.advance(5_000)
    expect(it.engine.state().phase).toBe('locked')
    it.watch.video()?.play(document.body, { muted: true })
    it.settle()
    expect(it.engine.state().phase).toBe('locked')
    it.made[0]?.tell('completed')
    expect(it.engine.state().phase).toBe('majorityBonus')
    expect(it.ended).toEqual(['postroll completed'])
  })

  test('to save data it is asked for only when it is due', async () => {
    const it = rig({ postroll: true }, true)
    it.engine.send({ type: 'gameplay_started' })
    pick(it)
    it.advance(5_000)
    await it.come()
    expect(it.engine.state().phase).toBe('locked')
    expect(it.asked).toEqual([])
  })

  test('what the engine no longer waits for goes away', async () => {
    const it = rig({ preroll: true })
    it.engine.send({ type: 'gameplay_started' })
    await it.come()
    it.watch.video()?.play(document.body, { muted: true })
    it.engine.send({ type: 'ad_changed', ad: 'completed' })
    expect(it.watch.video()).toBeNull()
    expect(it.made[0]?.ad.destroy).toHaveBeenCalled()
    expect(it.ended).toEqual(['preroll failed'])
  })

  test('what has not begun does not end', async () => {
    const it = rig({ preroll: true })
    it.engine.send({ type: 'gameplay_started' })
    await it.come()
    it.engine.send({ type: 'ad_changed', ad: 'completed' })
    expect(it.watch.video()).toBeNull()
    expect(it.ended).toEqual([])
  })

  test('stops with the visit', async () => {
    const it = rig({ preroll: true })
    it.engine.send({ type: 'gameplay_started' })
    await it.come()
    it.watch.stop()
    expect(it.made[0]?.ad.destroy).toHaveBeenCalled()
  })
})
