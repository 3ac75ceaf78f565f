import { bringAnalytics } from '../analytics/bring_analytics'
import { dressCloseControl } from '../modes/close_control'
import { startModes } from '../modes/start_modes'
import { distributorOf } from '@sidepick/rules/distributors'
import type { Visit } from '../app/visit'
import { startChoreography } from '../choreography/start_choreography'
import { followLayer } from '../framebreak/start_frame_break'
import { wearBrand } from '../brand/wear_brand'
import { settleLocally } from '../engine/later/settle_locally'
import { hostTexts } from '../messages/texts'
import { createAnswers } from '../picks/answers'
import { createPickDesk } from '../picks/pick_desk'
import { waitingPoints } from '../picks/stored_picks'
import { toastRaised } from '../store/widget_slice'
import { askConsent } from './ask_consent'
import { askWithPick } from './ask_with_pick'
import { contextAsker } from './ask_context'
import { createCatchUp } from './catch_up'
import { connect, type LaterParts } from './connect'
import { growForBlade } from './grow_for_blade'
import { followChoice } from './follow_choice'
import { followReplacements } from './follow_replacements'
import { followSession } from './follow_session'
import { followSpeed } from './follow_speed'
import { followStates } from './follow_states'
import { firstPick } from './first_pick'
import { focusQuestion } from './focus_question'
import { followTheme } from './follow_theme'
import { holdPrompts } from './hold_prompts'
import { holdTouched } from './hold_touched'
import { keepChallenge } from './keep_challenge'
import { keepList } from './keep_list'
import { keepMotion } from './keep_motion'
import { keepMuted } from './keep_muted'
import type { Later } from './later'
import { createLaterEffects } from './later_effects'
import { learnPlays } from './learn_plays'
import { loadBehind } from './load_behind'
import { nextGame } from './next_game'
import { offerGift } from './offer_gift'
import { createAds } from './create_ads'
import { createStoredSteps } from './stored_steps'
import { startScript } from './start_script'
import { tellStake } from './tell_stake'
import { syncGames } from './sync_games'
import { takeUpLocking } from './take_up_locking'
import { startSocial } from '../social/start_social'
import { watchLevel } from './watch_level'
import { readWeek } from './week'

/** Events after which a waiting pick may succeed. */
const WAKING = ['online', 'visibilitychange']

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
  const stopAsking = askWithPick(visit, (game) => {
    void whoPlays().then((userId) => (userId === null ? answers(game) : null))
  })

  const askContext = contextAsker(visit, http, window.location.href)

  const stopFollowing = followSession(visit, session, {
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
  const stopLive = followLive(refresh)
  const { widgetTheme } = entry.bootstrap.config
  void firstPick(engine).then(() => {
    void wearBrand(window.document, { theme: widgetTheme, moment: () => nextGame(engine) })
    visit.whenIdle(() => loadBehind(visit))
  })
  const stopReplacing = followReplacements(visit, window.document)
  const stopChoosing = followChoice(visit, () => syncGames(visit, http))
  const stopGrowing = growForBlade(visit, window.navigator)
  const stopTheme = followTheme(visit, window.document)
  const stopSpeed = followSpeed(visit, window.document)
  const stopStates = followStates(visit, {
    http,
    session,
    values: visit.values,
    href: window.location.href,
  })
  for (const name of WAKING) window.addEventListener(name, wake)
  const stopLearning = learnPlays(visit, window)
  const stopSocial = startSocial(visit, { session, http, bridge })
  const steps = createStoredSteps(visit.values, entry.host)
  const perform = createLaterEffects(visit, {
    fetchMoreGames: () => syncGames(visit, http),
    steps,
  })
  const challenge = keepChallenge(visit, visit.values, new Date())
  const stopScript = startScript(visit, steps, new Date(), challenge.answered)
  const stopChallenge = challenge.follow()
  const stopHolding = holdTouched(visit, window.document)
  const stopPrompting = holdPrompts(visit, window.document)
  const stopFocusing = focusQuestion(visit, window.document)
  const stopChoreography = startChoreography(window.document)
  const stopList = keepList(visit)
  const stopMotion = keepMotion(visit)
  const stopMuting = keepMuted(visit)
  void session.start()
  const stopModes = startModes(visit, window)
  const stopDressing = dressCloseControl(visit)
  void askConsent(visit)
  const stopFrameBreak = followLayer(visit, session, window.location)
  const stopTakingUp = takeUpLocking(visit, submit)
  const stopAnalytics = bringAnalytics(visit, parts.loadAnalytics, {
    ...parts,
    bridge,
    whenIdle: visit.whenIdle,
  })
  const ads = createAds(visit, { session, http, document: window.document })

  return {
    session,
    http,
    signInWithRewards,
    submitPick(submission) {
      void submit(submission)
      askContext()
    },
    perform,
    api,
    ads: ads.ready,
    stop() {
      for (const name of WAKING) window.removeEventListener(name, wake)
      catching.stop()
      stopModes()
      stopDressing()
      stopFrameBreak()
      stopTakingUp()
      stopAsking()
      stopLearning()
      stopSocial()
      stopLive()
      stopReplacing()
      stopTheme()
      stopGrowing()
      stopChoosing()
      stopSpeed()
      stopStates()
      stopScript()
      stopChallenge()
      stopHolding()
      stopPrompting()
      stopFocusing()
      stopChoreography()
      stopList()
      stopMotion()
      stopMuting()
      stopFollowing()
      stopAnalytics()
      ads.stop()
      session.stop()
    },
  }
}
