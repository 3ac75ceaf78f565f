import type { RuleSetName } from '@sidepick/rules/experience'
import { NUMBERS } from '../numbers'
import type { PlayEffect, PlaySettings, PlayState } from '../play_state'
import type { VisitSettings, VisitState } from '../visit_state'
import { QUICK_PLAY_GAMES } from './quick_play'
import { visitOf, visitSettings } from './visit'

interface Notices {
  noticeAt: number
  bannerFrom: number
}

/**
 * Games after which a notice says how many are left, and from which on cards do. After the last game the limit's own notice comes,
 * and cards say it in any case.
 */
const NOTICES: Record<RuleSetName, Notices> = {
  'default': { noticeAt: 7, bannerFrom: 7 },
  'double-down': { noticeAt: Infinity, bannerFrom: Infinity },
  'memesplash': { noticeAt: 6, bannerFrom: Infinity },
}

type LimitName = 'daily' | 'onboarding' | 'ruleSet' | 'quickPlay'
type Counts = Pick<VisitState, 'strangerPlays' | 'playsToday'>

interface HardLimit {
  name: LimitName
  gamesLeft: number
}

/** Every hard limit that holds, in the order that decides between equal ones. */
function hardLimits(
  { strangerPlays, playsToday }: Counts,
  { limits, registered }: VisitSettings
): HardLimit[] {
  const most: Record<LimitName, number | null> = {
    daily: limits.daily,
    onboarding: registered ? null : limits.lockAt,
    ruleSet: registered ? null : limits.strangerGames,
    quickPlay: QUICK_PLAY_GAMES[limits.quickPlay],
  }
  const names = Object.keys(most) as LimitName[]
  return names.flatMap((name) => {
    const games = most[name]
    if (games === null) return []
    return [{ name, gamesLeft: games - (name === 'daily' ? playsToday : strangerPlays) }]
  })
}

/** The hard limit that ends first; null for a player with an account, who has none but that of the day. */
export function nearestLimit(state: PlayState, settings: PlaySettings): HardLimit | null {
  const visit = visitOf(state, settings)
  const all = hardLimits(visit, visitSettings(settings))
  const holding = state.loggedIn ? all.filter(({ name }) => name === 'daily') : all
  return holding.reduce<HardLimit | null>(
    (nearest, one) => (nearest && nearest.gamesLeft <= one.gamesLeft ? nearest : one),
    null
  )
}

/** Whether the games of the day are all played: an account would bring no more. */
export function isDayOver(state: PlayState, settings: PlaySettings): boolean {
  const nearest = nearestLimit(state, settings)
  return nearest?.name === 'daily' && nearest.gamesLeft <= 0
}

const LIMIT_PROMPT: PlayEffect = { type: 'prompt_sign_up', occasion: 'limit_reached' }

/** What a hard limit does to whoever goes on against it. */
export const LIMIT_EFFECTS: Record<LimitName, PlayEffect[]> = {
  // The day's games are over: the card says so, and an account would change nothing.
  daily: [],
  onboarding: [{ ...LIMIT_PROMPT, refuses: true, insists: true }],
  ruleSet: [{ type: 'limit_reached' }, LIMIT_PROMPT],
  quickPlay: [{ ...LIMIT_PROMPT, refuses: true }],
}

/** Games of a stranger after which an account is suggested, once each. */
function softPrompts({ limits }: VisitSettings): number[] {
  const { quickPlay, suggestAt } = limits
  return [...(quickPlay === 'off' ? [] : [NUMBERS.quickPlayPromptAt]), suggestAt]
}

/** Whether a soft prompt may come now: hard beats soft, and one game at least lies between two. */
export function maySuggest(state: PlayState, settings: PlaySettings): boolean {
  const { registered, suggestsSignUp } = visitSettings(settings)
  const { strangerPlays, promptedAt } = visitOf(state, settings)
  if (state.loggedIn || registered || !suggestsSignUp) return false
  if ((nearestLimit(state, settings)?.gamesLeft ?? 1) <= 0) return false
  return promptedAt === null || strangerPlays - promptedAt > NUMBERS.promptPauseGames
}

/** Whether a suggestion is due after the game that has just ended. */
export function suggestionDue(state: PlayState, settings: PlaySettings): boolean {
  const { strangerPlays, promptedAt } = visitOf(state, settings)
  const due = softPrompts(visitSettings(settings)).some(
    (at) => strangerPlays >= at && (promptedAt === null || promptedAt < at)
  )
  return due && maySuggest(state, settings)
}

/** What a stranger is told of the games that are left. */
export function noticeOf(state: PlayState, settings: PlaySettings) {
  const { registered, limits } = visitSettings(settings)
  const { strangerPlays } = visitOf(state, settings)
  const nearest = nearestLimit(state, settings)
  if (state.loggedIn || registered || !nearest) return { effects: [], gamesLeft: null }
  const { noticeAt, bannerFrom } = NOTICES[limits.ruleSet]
  const left = Math.max(0, nearest.gamesLeft)
  const effects: PlayEffect[] =
    strangerPlays === noticeAt && left > 0 ? [{ type: 'games_left', left }] : []
  return { effects, gamesLeft: strangerPlays >= bannerFrom ? left : null }
}
