import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'

const OPEN = ['passive', 'question', 'locking', 'locked', 'majorityBonus']
const PLAY = [...OPEN, 'result']

/** The cards of one game; where the video and the console stand is all that the two layouts differ in. */
function gamePlay(at: {
  video: [panel: string, area: string]
  console: [panel: string, text: string, answers: string, more: string]
}): ComponentRule[] {
  const [videoPanel, videoArea] = at.video
  const [consolePanel, text, answers, more] = at.console
  const onVideo = { panel: videoPanel, position: `${videoArea}-overlay` }
  return [
    { componentName: 'VideoPlayer', panel: videoPanel, position: `${videoArea}-top` },
    { componentName: 'Subtitles', ...onVideo, when: { phases: OPEN } },
    { componentName: 'AudioIndicator', ...onVideo, when: { phases: PLAY } },
    { componentName: 'Points', ...onVideo },
    { componentName: 'MajorityBonus', ...onVideo, when: { phases: ['majorityBonus'] } },
    { componentName: 'Question', panel: consolePanel, position: text, when: { phases: PLAY } },
    { componentName: 'Status', panel: consolePanel, position: text, when: { phases: ['result'] } },
    // Through the result as well: the poll is drawn in them, so that focus and what is said aloud outlast the lock.
    { componentName: 'Answers', panel: consolePanel, position: answers, when: { phases: PLAY } },
    {
      componentName: 'SignOnCard',
      panel: consolePanel,
      position: more,
      when: { phases: ['result'], auth: 'logged_out' },
    },
    {
      componentName: 'GameNavigation',
      panel: 'bottom',
      position: 'bottom-center',
      when: { phases: ['result'] },
    },
    {
      componentName: 'NoGames',
      panel: consolePanel,
      position: 'modal',
      when: { phases: ['ended'], auth: 'logged_out' },
      props: { variant: signUpVariant('limit_reached') },
    },
    {
      componentName: 'LeaderboardCard',
      panel: consolePanel,
      position: 'modal',
      when: { phases: ['ended'], auth: 'logged_in' },
    },
  ]
}

/** What holds before any document: every published one is laid over it. */
export const BASE_CONFIG: ExperienceConfig = {
  widgetMode: 'DEFAULT',
  widgetTheme: {},
  gameTheme: {},
  componentsTheme: {},
  componentFlags: {},
  themeFlags: {
    passiveModeEnabled: true,
    lockedPickDelay: 3,
    resultPollInViewDuration: 3,
    resultPollInViewDurationLoggedIn: 3,
    setMaxWidth: 800,
    noMinWidth: false,
    horizontalVideosOnly: false,
    shutterSingleDataMode: false,
  },
  widgetComponents: [],
  gameScreenComponents: {
    GAME_PLAY: gamePlay({
      video: ['mainPanel', 'main'],
      console: ['mainPanel', 'main-center', 'main-bottom', 'main-bottom'],
    }),
    GAME_PLAY_LANDSCAPE: gamePlay({
      video: ['leftPanel', 'left'],
      console: ['rightPanel', 'right-top', 'right-center', 'right-bottom'],
    }),
  },
}
