import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'

/** Before the pick. */
const OPEN = ['passive', 'question']
const PLAY = [...OPEN, 'locking', 'locked', 'majorityBonus', 'result']

/** With which results a stranger is asked to sign up and a player to collect: the first, then every third. */
const PROMPTS = { first: 1, every: 3 }

/** With which results a player is shown the prize: after every second set of three games. */
const PRIZES = { first: 3, every: 6 }

/** In a carousel that nobody has picked a side in. */
const CAROUSEL: ComponentRule['when'] = {
  displayModes: ['carousel'],
  phases: OPEN,
}

/** The cards of one game; the two layouts differ only in where video and console stand. */
function gamePlay(at: {
  video: [panel: string, area: string]
  console: [panel: string, text: string, answers: string, prompt: string, beside: string]
}): ComponentRule[] {
  const [videoPanel, videoArea] = at.video
  const [consolePanel, text, answers, prompt, beside] = at.console
  const onVideo = { panel: videoPanel, position: `${videoArea}-overlay` }
  return [
    { componentName: 'VideoPlayer', panel: videoPanel, position: `${videoArea}-top` },
    // From the lock on the eye belongs to the countdown, and then to the outcome.
    { componentName: 'Subtitles', ...onVideo, when: { phases: OPEN } },
    { componentName: 'AudioIndicator', ...onVideo, when: { phases: PLAY } },
    { componentName: 'AdLabel', ...onVideo },
    { componentName: 'Points', ...onVideo },
    { componentName: 'GameInfo', ...onVideo, when: { phases: ['question'] } },
    {
      componentName: 'SocialProof',
      ...onVideo,
      when: { auth: 'logged_out', phases: ['question', 'locking'] },
    },
    { componentName: 'CarouselButtons', ...onVideo, when: { ...CAROUSEL } },
    { componentName: 'CarouselIndicator', ...onVideo, when: { ...CAROUSEL } },
    { componentName: 'MajorityBonus', ...onVideo, when: { phases: ['majorityBonus'] } },
    { componentName: 'VisitProgress', ...onVideo, when: { phases: ['result'] } },
    { componentName: 'PrizeCard', ...onVideo, when: { phases: ['result'], results: PRIZES } },
    {
      componentName: 'DailyChallengeDots',
      ...onVideo,
      when: { flag: 'enableDailyChallenge', phases: PLAY },
    },
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
      position: prompt,
      when: { phases: ['result'], auth: 'logged_out', results: PROMPTS },
    },
    {
      componentName: 'WinGift',
      panel: consolePanel,
      position: prompt,
      when: { phases: ['result'], auth: 'logged_in', results: PROMPTS },
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
      when: { phases: ['ended'] },
    },
    {
      componentName: 'DailyChallengeResult',
      panel: consolePanel,
      position: 'modal',
      when: { flag: 'enableDailyChallenge', phases: ['ended'] },
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
    resultReadingDuration: 3,
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
      console: ['mainPanel', 'main-center', 'main-bottom', 'main-right', 'main-left'],
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
