import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'
import { game } from '#config/game'
import {
  onPicture,
  underAnswers,
  withEachRule,
  withFresh,
  type UnderAnswers,
} from '@sidepick/rules/fresh_rules'

/** What a win pays, for the cards that say it before and after. */
const PAYS = { winCoins: game.stakes.winCoins, grayPerWin: game.tickets.grayPerWin }

const choosing = (componentName: string, props?: ComponentRule['props']): UnderAnswers => ({
  componentName,
  when: { phases: ['betting'] },
  ...(props && { props }),
})

const STAKE: UnderAnswers[] = [
  choosing('TicketToggle'),
  choosing('BetSlider', { most: game.tickets.blackPerPlayMax }),
  choosing('NeededTicketsAlert'),
  choosing('BetDetails', PAYS),
]

/** Under the answers once the result stands: what the stake can bring, and the free tickets that are left. */
const AFTERWARDS: UnderAnswers = {
  componentName: 'ProfitFlipDialog',
  when: { phases: ['result'], auth: 'logged_in' },
  props: PAYS,
}

const OPEN = ['passive', 'question']

/** What the player holds, while the stake is chosen; each shows nothing where its tickets cannot be staked. */
const WALLET: ComponentRule[] = ['WalletPillWhite', 'WalletPillBlack'].flatMap((name) =>
  onPicture(name, { phases: ['betting'], auth: 'logged_in' })
)

const OVER_PICTURE: ComponentRule[] = [
  ...WALLET,
  ...onPicture('WelcomeDialog', { phases: OPEN, auth: 'logged_in' }),
  ...onPicture('OnboardingIntro', { phases: ['passive'], auth: 'logged_out' }),
  ...onPicture('LockedPickModal', { phases: ['locking'] }),
  ...onPicture('GameResult', { phases: ['result', 'playResponse'] }, PAYS),
  ...onPicture('Confetti', { phases: ['result', 'playResponse'] }),
]

/** What stands from the question to the lock stands while the stake is chosen too. */
function whileBetting(rule: ComponentRule): ComponentRule {
  const { when } = rule
  const phases = when?.phases
  if (!phases?.includes('question') || !phases.includes('locking')) return rule
  return { ...rule, when: { ...when, phases: [...phases, 'betting'] } }
}

/** Adds the cards of a stake, where a configuration lets players choose one. */
export function withBetRules(config: ExperienceConfig): ExperienceConfig {
  if ((config.gameExperience?.betting ?? 'off') === 'off') return config
  const open = withEachRule(config, whileBetting)
  return withFresh(underAnswers(open, [...STAKE, AFTERWARDS]), OVER_PICTURE)
}
