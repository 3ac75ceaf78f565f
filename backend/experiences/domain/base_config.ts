import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'

const OPEN = ['passive', 'question', 'locking', 'locked', 'majorityBonus']
const PLAY = [...OPEN, 'result']

/** In a carousel that nobody has picked a side in. */
const CAROUSEL: ComponentRule['when'] = {
  displayModes: ['carousel'],
  phases: ['passive', 'question'],
}

/** The cards of one game; the two layouts differ only in where video and console stand. */
function gamePlay(at: {
  video: [panel: string, area: string]
  console: [panel: string, text: string, answers: string, more: string, beside: string]
}): ComponentRule[] {
  const [videoPanel, videoArea] = at.video
  const [consolePanel, text, answers, more, beside] = at.console
  const onVideo = { panel: videoPanel, position: `${videoArea}-overlay` }
  return [
    { componentName: 'VideoPlayer', panel: videoPanel, position: `${videoArea}-top` },
    { componentName: 'Subtitles', ...onVideo, when: { phases: OPEN } },
    { componentName: 'AudioIndicator', ...onVideo, when: { phases: PLAY } },
    { componentName: 'Points', ...onVideo },
    { componentName: 'CarouselButtons', ...onVideo, when: { ...CAROUSEL } },
    { componentName: 'CarouselIndicator', ...onVideo, when: { ...CAROUSEL } },
    { componentName: 'MajorityBonus', ...onVideo, when: { phases: ['majorityBonus'] } },
    { componentName: 'Question', panel: consolePanel, position: text, when: { phases: PLAY } },
    {
      componentName: 'Status',
      panel: consolePanel,
      position: beside,
      when: { phases: ['result'] },
    },
    // In the phase `result` too: the answers draw the poll, so that focus and announcements survive the lock.
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

/** The built-in configuration, which every published document is merged onto. */
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
    dockingDisabled: false,
    expandableRailWidget: false,
    horizontalVideosOnly: false,
    shutterSingleDataMode: false,
  },
  widgetComponents: [
    {
      componentName: 'HamburgerMenu',
      panel: 'top',
      position: 'top-right',
      when: { phases: PLAY },
    },
    {
      componentName: 'GameList',
      panel: 'listPanel',
      position: 'list-center',
      when: { displayModes: ['playlist'] },
    },
  ],
  gameScreenComponents: {
    GAME_PLAY: gamePlay({
      video: ['mainPanel', 'main'],
      console: ['mainPanel', 'main-center', 'main-bottom', 'main-bottom', 'main-left'],
    }),
    GAME_PLAY_LANDSCAPE: gamePlay({
      video: ['leftPanel', 'left'],
      console: ['rightPanel', 'right-top', 'right-center', 'right-bottom', 'right-left'],
    }),
    INTERSTITIAL: [
      {
        componentName: 'DontLosePoints',
        panel: 'centerPanel',
        position: 'modal',
        when: { auth: 'logged_out' },
      },
    ],
  },
}
