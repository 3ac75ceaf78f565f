import { BOARD_PLACEHOLDER } from '@sidepick/rules/board_placeholder'
import { listUsStates } from '@sidepick/rules/us_states'
import type { Locale } from '@sidepick/rules/types'
import { brand } from '#config/brand'
import { game } from '#config/game'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

export type Facts = Readonly<Record<string, string>>

/** The facts from the configuration that fill the documents' placeholders, in one language. */
export function listFacts(locale: Locale): Facts {
  const number = (value: number) => value.toLocaleString(locale)
  const percent = (value: number) => (value / 100).toLocaleString(locale, { style: 'percent' })
  const list = (words: string[]) => new Intl.ListFormat(locale).format(words)
  const above = game.leagues.slice(1)
  const barred = listUsStates(locale).filter((state) => state.blacklisted)
  return {
    lang: locale,
    brand: brand.name,
    supportEmail: brand.supportEmail,
    termsDate: longDate(game.termsVersion, locale),
    minimumAge: number(game.minimumAgeYears),
    basePoints: number(game.points.base),
    triviaPoints: number(game.points.triviaCorrect),
    majorityPoints: number(game.points.majority),
    adGamePoints: number(game.points.adGame),
    clientPoints: number(game.points.clientPartMax),
    dailyPoints: number(game.points.dailyCeiling),
    signUpPoints: number(game.points.signUpBonus),
    dayPoints: number(game.dailyStreak.pointsPerDay),
    streakDays: number(game.dailyStreak.days),
    achievementStreaks: list(game.achievements.map((rule) => number(rule.requiredStreak))),
    achievementPoints: list(game.achievements.map((rule) => number(rule.points))),
    leagueGates: list(above.map((league) => number(league.gamePlays))),
    leaguePoints: list(above.map((league) => number(league.promotionPoints))),
    strangerGames: number(Math.max(...Object.values(game.limits.strangerGames))),
    timeZone: zoneName(game.time.zone, locale),
    drawingHours: number(game.time.drawingDelayMs / HOUR_MS),
    pointThreshold: number(BOARD_PLACEHOLDER.pointThreshold),
    sessionDays: number(game.tokens.refreshAbsoluteMs / DAY_MS),
    ticketDays: number(game.tickets.whiteLifetimeMs / DAY_MS),
    minimumCoins: number(game.redeem.minimumCoins),
    transferFee: percent(game.redeem.transferFeePercent),
    confirmationDays: number(game.prizes.confirmationMs / DAY_MS),
    blockedStates: list(barred.map((state) => state.name)),
  }
}

const longDate = (isoDate: string, locale: Locale) =>
  new Date(isoDate).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })

function zoneName(timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName')
  return part?.value ?? timeZone
}
