import type {
  BootstrapAnswer,
  EntryData,
  Game,
  RemoteEntry,
  ThemeFlags,
  WidgetData,
} from '@sidepick/rules/types'

const creator = { userName: 'Playfield', profileColor: 'ff5a36', avatar: null, partnerName: null }

export function aGame(over: Partial<Game> = {}): Game {
  const id = over.id ?? 'g1'
  return {
    id,
    text: `Question ${id}?`,
    gameTitle: `Title ${id}`,
    gameType: 'POLL',
    sideA: 'Yes',
    sideB: 'No',
    correctAnswer: null,
    state: 'active',
    startTime: '2026-01-01T00:00:00.000Z',
    lastJoinTime: '2099-01-01T00:00:00.000Z',
    endTime: '2099-01-01T00:00:00.000Z',
    isAd: false,
    isPrivate: false,
    orientation: 'portrait',
    language: 'en-us',
    creatorId: 'c1',
    creator,
    categoryId: 'cat1',
    category: { categoryName: 'Food' },
    sourceUrl: null,
    videoUrls: { mp4720: null, poster: null },
    landscapeVideoUrls: { mp4720: null },
    landscapeGame: false,
    metadata: {},
    ...over,
  }
}

export const themeFlags = (over: Partial<ThemeFlags> = {}): ThemeFlags => ({
  passiveModeEnabled: true,
  lockedPickDelay: 3,
  resultPollInViewDuration: 3,
  resultPollInViewDurationLoggedIn: 6,
  resultReadingDuration: 0,
  setMaxWidth: 800,
  noMinWidth: false,
  dockingDisabled: false,
  expandableRailWidget: false,
  horizontalVideosOnly: false,
  shutterSingleDataMode: false,
  ...over,
})

export const pointsTable = {
  base: 10,
  triviaCorrect: 20,
  majority: 10,
  adGame: 10,
  clientPartMax: 20,
}

export function aRemote(over: Partial<RemoteEntry> = {}): RemoteEntry {
  return {
    id: 'play-cards',
    owner: 'sidepick',
    name: 'play_cards',
    version: '1.0.0',
    contract: '1.0',
    shared: {},
    entry: 'https://assets.example.com/play/remoteEntry.js',
    integrity: `sha384-${'A'.repeat(64)}`,
    preload: [],
    cards: ['Question', 'Answers'],
    screens: [],
    timeoutMs: 0,
    critical: true,
    fallback: 'error_view',
    trust: 'inline',
    ...over,
  }
}

export function aWidget(games: Game[] = [aGame()], over: Partial<WidgetData> = {}): WidgetData {
  return {
    id: 'w1',
    type: 'inline',
    creator,
    playlist: { id: 'p1', creatorId: 'c1', creator, games, autofilledGames: [] },
    gameSet: null,
    gamePlays: [],
    config: { flags: {} as WidgetData['config']['flags'] },
    ...over,
  }
}

export function aBootstrap(over: Partial<BootstrapAnswer> = {}): BootstrapAnswer {
  return {
    configVersion: 'b1',
    widget: { id: 'w1', type: 'inline', partnerName: 'Example', creatorName: 'Playfield' },
    hostMode: {
      widgetMode: 'DEFAULT',
      flavour: 'default',
      flags: { arcadeMode: true } as WidgetData['config']['flags'],
      programme: null,
    },
    config: {
      widgetMode: 'DEFAULT',
      widgetTheme: {},
      gameTheme: {},
      componentsTheme: {},
      componentFlags: {},
      themeFlags: themeFlags(),
      widgetComponents: [],
      gameScreenComponents: {
        GAME_PLAY: [
          { componentName: 'Question', panel: 'mainPanel', position: 'main-center' },
          { componentName: 'Answers', panel: 'mainPanel', position: 'main-bottom' },
        ],
        GAME_PLAY_LANDSCAPE: [],
      },
    },
    experiments: [],
    points: pointsTable,
    limits: {
      strangerGames: { 'default': 50, 'double-down': 20, 'memesplash': 50 },
      anonymousGameLimit: 5,
      onboardingGameLimit: 6,
      signUpPointsMax: 5000,
      signUpBonus: 1000,
    },
    remotes: [aRemote()],
    allowedParentOrigins: ['https://news.example.com'],
    auth: { providers: [] },
    brand: {
      name: 'Sidepick',
      logoUrl: null,
      supportEmail: 'help@example.com',
      poweredByText: '',
      poweredByUrl: null,
    },
    ...over,
  }
}

export function anEntry(games: Game[] = [aGame()], over: Partial<EntryData> = {}): EntryData {
  return {
    bootstrap: aBootstrap(),
    widget: aWidget(games),
    locale: 'en-us',
    language: 'en-us',
    init: { iid: 'i1', widgetId: 'w1' },
    host: 'news.example.com',
    votes: {},
    appVersion: '0.1.0',
    ...over,
  }
}
