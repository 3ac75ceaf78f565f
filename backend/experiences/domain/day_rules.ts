import type { ComponentRule, ExperienceConfig, HostFlags } from '@sidepick/rules/types'
import { game } from '#config/game'
import { onPicture, withFresh } from '@sidepick/rules/fresh_rules'

/** From the result on the progress says what the banner said before. */
const UNTIL_RESULT = ['passive', 'question', 'locking', 'locked', 'majorityBonus']

/** Whoever has no account is told what the partner's programme has paid, where others are asked to sign up. */
const PARTNER_GIFT: Omit<ComponentRule, 'panel' | 'position'> = {
  componentName: 'RewardPartnerGift',
  when: { phases: ['result'], auth: 'logged_out', results: { first: 2, every: 3 } },
  props: { pointsPerPlay: game.rewards.pointsPerPlay },
}

const END = { componentName: 'AllGamesComplete', position: 'modal', when: { phases: ['ended'] } }

/** Where the partner's programme wants a player who is known, nobody else plays: its settings are the partner's name and logo. */
const LOGGED_OUT: Omit<ComponentRule, 'panel'> = {
  componentName: 'LoggedOutCard',
  position: 'modal',
  when: { auth: 'logged_out', flag: 'LoggedOutCard' },
}

/** A partner's own day: under its banner, with its progress and its end. */
const PARTNER_DAY: ComponentRule[] = [
  ...onPicture('RedBanner', { phases: UNTIL_RESULT }),
  ...onPicture('PartnerGameProgress', { phases: ['result', 'playResponse'] }),
  { ...PARTNER_GIFT, panel: 'mainPanel', position: 'main-right' },
  { ...PARTNER_GIFT, panel: 'rightPanel', position: 'right-bottom' },
  { ...END, panel: 'mainPanel' },
  { ...END, panel: 'rightPanel' },
  { ...LOGGED_OUT, panel: 'mainPanel' },
  { ...LOGGED_OUT, panel: 'rightPanel' },
]

/** The cards of a day's games, by the flag of the page that has such days. */
const RULES_BY_FLAG: Partial<Record<keyof HostFlags, ComponentRule[]>> = {
  timeMode: PARTNER_DAY,
  redBanner: PARTNER_DAY,
  searchPartner: [
    { ...END, panel: 'mainPanel' },
    { ...END, panel: 'rightPanel' },
  ],
}

/** Adds the cards of a day's games on pages that have them; a document that places such a card itself knows better. */
export function withDayRules(
  config: ExperienceConfig,
  flags: Partial<HostFlags>
): ExperienceConfig {
  const on = (Object.keys(RULES_BY_FLAG) as (keyof HostFlags)[]).find((flag) => flags[flag])
  return withFresh(config, (on && RULES_BY_FLAG[on]) ?? [])
}
