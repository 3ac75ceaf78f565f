import type { Card, RemoteModule, Screen } from '@sidepick/card-kit'
import type { EntryData } from '@sidepick/rules/types'
import { runFirstWave } from '../app/first_wave'
import { createVisit } from '../app/create_visit'
import { createHostEvents } from '../bridge/host_events'
import { browserWaiting } from '../federation/remote_loader'
import { settleLocally } from '../engine/later/settle_locally'
import { hostTexts } from '../messages/texts'
import { createPickDesk } from '../picks/pick_desk'
import type { Later } from '../later/later'
import { createLaterEffects } from '../later/later_effects'
import { startScript } from '../later/start_script'
import { createFakeClock } from './fake_clock'
import { aModule, fakeLoader } from './fake_loader'

const Question: Card = ({ game }) => <h2>{game.text}</h2>
const Answers: Card = ({ game, emit }) => (
  <>
    <button data-side="A" onClick={() => emit('side_picked', { side: 'A' })}>
      {game.sideA}
    </button>
    <button data-side="B" onClick={() => emit('side_picked', { side: 'B' })}>
      {game.sideB}
    </button>
  </>
)

interface RigOptions {
  entry: EntryData
  gameOnScreen?: string
  /** Keeps the cards of play-cards back until `arrive`. */
  hold?: boolean
  /** Cards of further remotes, by the remote's id. */
  cards?: Record<string, Record<string, Card>>
  /** Screens of the remote `auth`. */
  screens?: Record<string, Screen>
  /** Whole remotes, by their ids. */
  modules?: Record<string, RemoteModule>
  signInWith?: jest.Mock
  session?: Partial<Later['session']>
  /** What the browser has stored before. */
  stored?: Map<string, string>
}

const NOTHING_STORED = { read: () => null, put: () => undefined }

/** A whole visit with fake cards and a fake clock; nobody is signed in. */
export function visitRig({
  entry,
  gameOnScreen,
  hold,
  cards = {},
  screens,
  modules = {},
  signInWith = jest.fn(),
  session: ownSession,
  stored = new Map<string, string>(),
}: RigOptions) {
  const { clock, advance } = createFakeClock()
  const playCards = aModule({ Question, Answers })
  const others = Object.entries(cards).map(([id, own]): [string, RemoteModule] => [
    id,
    aModule(own),
  ])
  const { loader, asked, held } = fakeLoader({
    'play-cards': hold ? 'hang' : playCards,
    ...Object.fromEntries(others),
    ...(screens && { auth: aModule({}, '1.1', screens) }),
    ...modules,
  })
  const sent: unknown[] = []
  const visit = createVisit({
    entry,
    frameName: '',
    gameOnScreen: gameOnScreen ?? entry.widget.playlist.games[0]?.id ?? null,
    values: {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
    },
    clock,
    now: () => new Date('2026-06-01T00:00:00.000Z'),
    loader,
    waiting: browserWaiting,
    whenIdle: (run) => run(),
    bridge: {
      events: createHostEvents(),
      handshake: () => Promise.resolve(null),
      greeted: new Promise(() => {}),
      send: (...message) => sent.push(message),
      close: () => undefined,
    },
    loadLater: (own) => {
      const steps = { promptedAt: NOTHING_STORED, setPlayed: NOTHING_STORED }
      startScript(own, steps, new Date('2026-06-01T00:00:00.000Z'), 0)
      const perform = createLaterEffects(own, {
        fetchMoreGames: () => Promise.resolve(),
        searchGames: () => Promise.resolve(),
        steps,
      })
      const submit = createPickDesk({
        http: () => Promise.reject(new Error('Nothing is called here')),
        picks: own.picks,
        context: { widgetId: 'w1', distributorId: 'default' },
        onTheWay: new Set(),
        whoPlays: () => Promise.resolve(null),
        send: own.engine.send,
        played: () => undefined,
        waits: () => undefined,
        staked: () => undefined,
        texts: hostTexts(own.entry.locale),
        answers: ({ correctAnswer }) => Promise.resolve(correctAnswer),
        settle: (game, picked) =>
          settleLocally(game, picked, entry.votes[game.id], entry.bootstrap.points),
      })
      const session = { signInWith, ...ownSession } as unknown as Later['session']
      return Promise.resolve({
        session,
        submitPick: (pick) => void submit(pick),
        perform,
        stop: () => undefined,
      } as Later)
    },
  })
  return {
    visit,
    sent,
    asked,
    advance,
    signInWith,
    start: (root: HTMLElement) => runFirstWave(visit, root).then(() => undefined),
    arrive: () => held.splice(0).forEach(({ arrive }) => arrive(playCards)),
  }
}
