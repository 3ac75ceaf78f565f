import { distributorOf } from '@sidepick/rules/distributors'
import type { Game } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'
import { settleLocally } from '../engine/later/settle_locally'
import { hostTexts } from '../messages/texts'
import { createAnswers } from '../picks/answers'
import { createPickDesk } from '../picks/pick_desk'
import { waitingPoints } from '../picks/stored_picks'
import { toastRaised } from '../store/widget_slice'
import { contextAsker } from './ask_context'
import { askWithPick } from './ask_with_pick'
import { createCatchUp } from './catch_up'
import { connect, type LaterParts } from './connect'
import { createAds } from './create_ads'
import { followSession } from './follow_session'
import type { Later } from './later'
import { createLaterEffects } from './later_effects'
import { offerGift } from './offer_gift'
import { searchGames } from './search_games'
import { startInOrder } from './start_in_order'
import { createStoredSteps } from './stored_steps'
import { syncGames } from './sync_games'
import { tellStake } from './tell_stake'
import { visitParts } from './visit_parts'
import { watchLevel } from './watch_level'
import { readWeek } from './week'

/** Starts session, HTTP clients and everything that depends on the player. */
export function startLater(visit: Visit, parts: LaterParts): Later {
  const { app, picks, entry, engine, bridge } = visit
  const { window } = parts
  const texts = hostTexts(entry.locale)
  const { session, http, api, signInWithRewards, refreshQueries, resetQueries, followLive } =
    connect(visit, parts)
  const reachLevel = watchLevel(visit, session, http)
  const offer = offerGift(visit, http)
  const heardOfPlays = (plays: number) => {
    void reachLevel(plays)
    void offer(plays)
  }
  const { hostMode } = entry.bootstrap
  const distributorId = distributorOf(hostMode)
  const context = { widgetId: entry.widget.id, distributorId, ...hostMode.programme }
  const onTheWay = new Set<string>()
  const send = engine.send
  const refresh = () => {
    refreshQueries()
    void readWeek(http, app, distributorId)
  }

  const whoPlays = async () => {
    await session.settled()
    return session.profile()?.id ?? null
  }
  const { catchUp, tryLater, ...catching } = createCatchUp(visit, {
    http,
    context,
    onTheWay,
    whoPlays,
    refresh,
  })
  const wake = () => void catchUp()
  const waits = (offline: boolean) => {
    if (offline) app.store.dispatch(toastRaised({ text: texts('toast.offline'), kind: 'info' }))
    tryLater()
  }
  const answers = createAnswers(http, entry.widget.id)
  const submit = createPickDesk({
    http,
    picks,
    context,
    onTheWay,
    whoPlays,
    send,
    played() {
      refresh()
      wake()
      heardOfPlays(1)
    },
    waits,
    staked: tellStake(visit),
    texts,
    answers,
    settle: (game, pick) => settleLocally(game, pick, entry.votes[game.id], entry.bootstrap.points),
  })
  const address = window.location.href
  const askContext = contextAsker(visit, http, address)

  const followPlayer = () =>
    followSession(visit, session, {
      bridge,
      refresh,
      forget: resetQueries,
      async cameIn() {
        send({ type: 'logged_in' })
        const replayed = await catchUp()
        heardOfPlays(replayed.counted)
        void syncGames(visit, http)
        return replayed
      },
      wentOut() {
        send({ type: 'logged_out', sessionPoints: waitingPoints(picks) })
        picks.sent.clear()
      },
    })
  const askAnswer = (game: Game) =>
    void whoPlays().then((userId) => (userId === null ? answers(game) : null))

  const steps = createStoredSteps(visit.values, entry.host)
  const stop = startInOrder([
    () => () => session.stop(),
    () => () => catching.stop(),
    () => askWithPick(visit, askAnswer),
    followPlayer,
    () => followLive(refresh),
    ...visitParts(visit, parts, { session, http, steps, submit, wake }),
  ])
  const ads = createAds(visit, { session, http, document: window.document })

  return {
    session,
    http,
    signInWithRewards,
    submitPick(submission) {
      void submit(submission)
      askContext()
    },
    perform: createLaterEffects(visit, {
      fetchMoreGames: () => syncGames(visit, http),
      searchGames: (text) => searchGames(visit, { http, address }, text),
      steps,
    }),
    api,
    ads: ads.ready,
    stop() {
      ads.stop()
      stop()
    },
  }
}
