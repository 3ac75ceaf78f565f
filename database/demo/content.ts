type Language = 'en-us' | 'es-mx'
type GameType = 'POLL' | 'PREDICTION' | 'INSTANT_POLL' | 'TRIVIA' | 'SURVEY'

export type SubtitlesStyle = {
  animation: 'pop' | 'karaoke'
  alignment: 'center' | 'bottom' | 'lower-third' | 'upper-third' | 'inline'
  color?: string
  background?: string
}

export type DemoGame = {
  slug: string
  /** The game whose clip it shows; its own by default. */
  media?: string
  language: Language
  gameType: GameType
  text: string
  gameTitle: string
  sideA: string
  sideB: string
  /** Set for TRIVIA, and for a prediction that is decided. */
  correctAnswer: 'A' | 'B' | null
  orientation: 'portrait' | 'landscape'
  /** Slug of a category. */
  category: string
  /** Slug of a creator. */
  creator: string
  /** The game ends this many days after seeding. */
  durationDays: number
  /** Share of A among the seeded plays, 0 to 1. */
  lean: number
  subtitlesStyle: SubtitlesStyle
  sourceKeywords: readonly string[]
  sourceUrl: null
}

export type DemoCategory = {
  slug: string
  categoryName: string
  categoryNameEs: string
  position: number
}

export type DemoCreator = {
  slug: string
  userName: string
  /** Six lower-case hex digits without the hash. */
  profileColor: string
  partnerName: string
}

export type DemoPlaylist = {
  slug: string
  name: string
  language: Language
  creator: string
  /** Game slugs in playing order. */
  games: readonly string[]
}

export type DemoGameSet = {
  slug: string
  name: string
  creator: string
  games: readonly string[]
}

export type DemoWidget = {
  slug: string
  name: string
  type: 'inline'
  playlist: string
  creator: string
  distributorId: 'default'
  flavour?: string
}

export type DemoLeaderboard = {
  prizeName: string
  prizeTitle: string
  prizeShortTitle: string
  pointThreshold: number
  numberOfPrizes: number
}

export type DemoPlayer = {
  username: string
  profileColor: string
  /** Points won in the week. */
  points: number
  /** One that a visitor of the demo types; others have an address that does not exist. */
  email?: string
}

export const categories = [
  { slug: 'food', categoryName: 'Food', categoryNameEs: 'Comida', position: 1 },
  { slug: 'sports', categoryName: 'Sports', categoryNameEs: 'Deportes', position: 2 },
  { slug: 'space', categoryName: 'Space', categoryNameEs: 'Espacio', position: 3 },
  { slug: 'animals', categoryName: 'Animals', categoryNameEs: 'Animales', position: 4 },
  { slug: 'music', categoryName: 'Music', categoryNameEs: 'Música', position: 5 },
  { slug: 'travel', categoryName: 'Travel', categoryNameEs: 'Viajes', position: 6 },
  { slug: 'movies', categoryName: 'Movies', categoryNameEs: 'Cine', position: 7 },
  { slug: 'everyday', categoryName: 'Everyday life', categoryNameEs: 'Vida diaria', position: 8 },
] as const satisfies readonly DemoCategory[]

export const creators = [
  {
    slug: 'daily_fold',
    userName: 'dailyfold',
    profileColor: 'e4572e',
    partnerName: 'The Daily Fold',
  },
  {
    slug: 'la_sobremesa',
    userName: 'lasobremesa',
    profileColor: '17807e',
    partnerName: 'La Sobremesa',
  },
] as const satisfies readonly DemoCreator[]

export const games = [
  {
    slug: 'taco_or_burger',
    language: 'en-us',
    gameType: 'POLL',
    text: 'Tacos or burgers: what wins dinner tonight?',
    gameTitle: 'Dinner duel',
    sideA: 'Tacos',
    sideB: 'Burgers',
    correctAnswer: null,
    orientation: 'portrait',
    category: 'food',
    creator: 'daily_fold',
    durationDays: 14,
    lean: 0.54,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'lower-third',
      color: '#ffffff',
      background: '#3b1424b3',
    },
    sourceKeywords: ['tacos', 'burgers', 'dinner'],
    sourceUrl: null,
  },
  {
    slug: 'planet_bath',
    language: 'en-us',
    gameType: 'TRIVIA',
    text: 'Which planet could float in a giant bathtub?',
    gameTitle: 'Planet bath time',
    sideA: 'Jupiter',
    sideB: 'Saturn',
    correctAnswer: 'B',
    orientation: 'landscape',
    category: 'space',
    creator: 'daily_fold',
    durationDays: 30,
    lean: 0.31,
    subtitlesStyle: {
      animation: 'karaoke',
      alignment: 'lower-third',
      color: '#ffe9a8',
      background: '#140b33b3',
    },
    sourceKeywords: ['saturn', 'density', 'planets'],
    sourceUrl: null,
  },
  {
    slug: 'popcorn_taste',
    language: 'en-us',
    gameType: 'SURVEY',
    text: 'Sweet or salty: how do you take your popcorn?',
    gameTitle: 'Popcorn taste',
    sideA: 'Sweet',
    sideB: 'Salty',
    correctAnswer: null,
    orientation: 'portrait',
    category: 'movies',
    creator: 'daily_fold',
    durationDays: 21,
    lean: 0.42,
    subtitlesStyle: { animation: 'pop', alignment: 'bottom', color: '#fff4d6' },
    sourceKeywords: ['popcorn', 'cinema', 'snacks'],
    sourceUrl: null,
  },
  {
    slug: 'pineapple_pizza',
    language: 'en-us',
    gameType: 'INSTANT_POLL',
    text: 'Does pineapple belong on a pizza?',
    gameTitle: 'The pizza question',
    sideA: 'Yes, always',
    sideB: 'Never ever',
    correctAnswer: null,
    orientation: 'landscape',
    category: 'food',
    creator: 'daily_fold',
    durationDays: 7,
    lean: 0.47,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'lower-third',
      color: '#ffffff',
      background: '#0f3d3ab3',
    },
    sourceKeywords: ['pizza', 'pineapple'],
    sourceUrl: null,
  },
  {
    slug: 'walk_on_mars',
    language: 'en-us',
    gameType: 'PREDICTION',
    text: 'Will people walk on Mars before 2040?',
    gameTitle: 'Boots on Mars',
    sideA: 'Yes, they will',
    sideB: 'Not that soon',
    correctAnswer: null,
    orientation: 'portrait',
    category: 'space',
    creator: 'daily_fold',
    durationDays: 30,
    lean: 0.44,
    subtitlesStyle: {
      animation: 'karaoke',
      alignment: 'bottom',
      color: '#ffd9b8',
      background: '#1d0c2eb3',
    },
    sourceKeywords: ['mars', 'astronauts', 'spaceflight'],
    sourceUrl: null,
  },
  {
    slug: 'cat_or_dog',
    language: 'en-us',
    gameType: 'POLL',
    text: 'Cats or dogs: who really rules the couch?',
    gameTitle: 'Couch royalty',
    sideA: 'Cats',
    sideB: 'Dogs',
    correctAnswer: null,
    orientation: 'landscape',
    category: 'animals',
    creator: 'daily_fold',
    durationDays: 12,
    lean: 0.49,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'bottom',
      color: '#ffffff',
      background: '#12343bb3',
    },
    sourceKeywords: ['cats', 'dogs', 'pets'],
    sourceUrl: null,
  },
  {
    slug: 'octopus_hearts',
    language: 'en-us',
    gameType: 'TRIVIA',
    text: 'How many hearts does an octopus have?',
    gameTitle: 'Hearts of the sea',
    sideA: 'Eight',
    sideB: 'Three',
    correctAnswer: 'B',
    orientation: 'portrait',
    category: 'animals',
    creator: 'daily_fold',
    durationDays: 25,
    lean: 0.28,
    subtitlesStyle: {
      animation: 'karaoke',
      alignment: 'lower-third',
      color: '#ffe1ec',
      background: '#0a2347b3',
    },
    sourceKeywords: ['octopus', 'ocean', 'hearts'],
    sourceUrl: null,
  },
  {
    slug: 'early_bird',
    language: 'en-us',
    gameType: 'SURVEY',
    text: 'Are you an early bird or a night owl?',
    gameTitle: 'Bird or owl',
    sideA: 'Early bird',
    sideB: 'Night owl',
    correctAnswer: null,
    orientation: 'landscape',
    category: 'everyday',
    creator: 'daily_fold',
    durationDays: 28,
    lean: 0.38,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'bottom',
      color: '#ffffff',
      background: '#2a1a4ab3',
    },
    sourceKeywords: ['sleep', 'morning', 'night'],
    sourceUrl: null,
  },
  {
    slug: 'coffee_or_tea',
    language: 'en-us',
    gameType: 'INSTANT_POLL',
    text: 'Coffee or tea to start your day?',
    gameTitle: 'First sip',
    sideA: 'Coffee',
    sideB: 'Tea',
    correctAnswer: null,
    orientation: 'portrait',
    category: 'everyday',
    creator: 'daily_fold',
    durationDays: 5,
    lean: 0.61,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'lower-third',
      color: '#fff6e6',
      background: '#3a1f14b3',
    },
    sourceKeywords: ['coffee', 'tea', 'breakfast'],
    sourceUrl: null,
  },
  {
    slug: 'air_taxi',
    language: 'en-us',
    gameType: 'PREDICTION',
    text: 'Will flying taxis reach your city by 2035?',
    gameTitle: 'Taxi, up there',
    sideA: 'Yes, hop in',
    sideB: 'No way',
    correctAnswer: null,
    orientation: 'landscape',
    category: 'travel',
    creator: 'daily_fold',
    durationDays: 24,
    lean: 0.36,
    subtitlesStyle: {
      animation: 'karaoke',
      alignment: 'bottom',
      color: '#ffffff',
      background: '#2b1746b3',
    },
    sourceKeywords: ['air taxi', 'city', 'future'],
    sourceUrl: null,
  },
  {
    slug: 'basketball_rim',
    language: 'en-us',
    gameType: 'TRIVIA',
    text: 'How high is a regulation basketball rim?',
    gameTitle: 'Above the rim',
    sideA: '10 feet',
    sideB: '12 feet',
    correctAnswer: 'A',
    orientation: 'portrait',
    category: 'sports',
    creator: 'daily_fold',
    durationDays: 20,
    lean: 0.67,
    subtitlesStyle: {
      animation: 'karaoke',
      alignment: 'bottom',
      color: '#ffffff',
      background: '#2b123bb3',
    },
    sourceKeywords: ['basketball', 'rules', 'hoop'],
    sourceUrl: null,
  },
  {
    slug: 'vinyl_or_streaming',
    language: 'en-us',
    gameType: 'POLL',
    text: 'Vinyl or streaming: how should music sound?',
    gameTitle: 'Needle or cloud',
    sideA: 'Vinyl',
    sideB: 'Streaming',
    correctAnswer: null,
    orientation: 'landscape',
    category: 'music',
    creator: 'daily_fold',
    durationDays: 18,
    lean: 0.41,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'lower-third',
      color: '#fdf0d5',
      background: '#23152eb3',
    },
    sourceKeywords: ['vinyl', 'streaming', 'records'],
    sourceUrl: null,
  },
  {
    slug: 'beach_or_mountains',
    language: 'en-us',
    gameType: 'SURVEY',
    text: 'Where would you rather wake up tomorrow?',
    gameTitle: 'Wake-up view',
    sideA: 'The beach',
    sideB: 'The mountains',
    correctAnswer: null,
    orientation: 'portrait',
    category: 'travel',
    creator: 'daily_fold',
    durationDays: 16,
    lean: 0.57,
    subtitlesStyle: { animation: 'pop', alignment: 'center', color: '#ffffff' },
    sourceKeywords: ['beach', 'mountains', 'holidays'],
    sourceUrl: null,
  },
  {
    slug: 'scary_movie',
    language: 'en-us',
    gameType: 'INSTANT_POLL',
    text: 'Scary movie night: lights on or lights off?',
    gameTitle: 'Lights out?',
    sideA: 'Lights on',
    sideB: 'Lights off',
    correctAnswer: null,
    orientation: 'landscape',
    category: 'movies',
    creator: 'daily_fold',
    durationDays: 9,
    lean: 0.45,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'upper-third',
      color: '#d9fff4',
      background: '#12092bb3',
    },
    sourceKeywords: ['horror', 'movie night'],
    sourceUrl: null,
  },
  {
    slug: 'piano_keys',
    language: 'en-us',
    gameType: 'TRIVIA',
    text: 'How many keys does a full-size piano have?',
    gameTitle: 'Key question',
    sideA: '88 keys',
    sideB: '76 keys',
    correctAnswer: 'A',
    orientation: 'portrait',
    category: 'music',
    creator: 'daily_fold',
    durationDays: 27,
    lean: 0.72,
    subtitlesStyle: {
      animation: 'karaoke',
      alignment: 'lower-third',
      color: '#fff1d0',
      background: '#1b1030b3',
    },
    sourceKeywords: ['piano', 'keys', 'instruments'],
    sourceUrl: null,
  },
  {
    slug: 'derby_goals',
    language: 'en-us',
    gameType: 'PREDICTION',
    text: "This weekend's derby: more than three goals?",
    gameTitle: 'Derby day',
    sideA: '4 or more',
    sideB: '3 or fewer',
    correctAnswer: null,
    orientation: 'landscape',
    category: 'sports',
    creator: 'daily_fold',
    durationDays: 6,
    lean: 0.52,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'bottom',
      color: '#ffffff',
      background: '#0c3322b3',
    },
    sourceKeywords: ['football', 'derby', 'goals'],
    sourceUrl: null,
  },
  {
    slug: 'salsa_verde_o_roja',
    language: 'es-mx',
    gameType: 'POLL',
    text: '¿Verde o roja? ¿Qué salsa manda en tu taco?',
    gameTitle: 'Duelo de salsas',
    sideA: 'Salsa verde',
    sideB: 'Salsa roja',
    correctAnswer: null,
    orientation: 'portrait',
    category: 'food',
    creator: 'la_sobremesa',
    durationDays: 13,
    lean: 0.51,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'lower-third',
      color: '#ffffff',
      background: '#4a1030b3',
    },
    sourceKeywords: ['salsa', 'tacos', 'chile'],
    sourceUrl: null,
  },
  {
    slug: 'ajolote_patas',
    language: 'es-mx',
    gameType: 'TRIVIA',
    text: '¿A un ajolote le vuelve a crecer una pata?',
    gameTitle: 'Superpoder rosa',
    sideA: 'Sí, completa',
    sideB: 'No, jamás',
    correctAnswer: 'A',
    orientation: 'landscape',
    category: 'animals',
    creator: 'la_sobremesa',
    durationDays: 26,
    lean: 0.74,
    subtitlesStyle: {
      animation: 'karaoke',
      alignment: 'lower-third',
      color: '#ffe3ee',
      background: '#06323bb3',
    },
    sourceKeywords: ['ajolote', 'regeneración', 'xochimilco'],
    sourceUrl: null,
  },
  {
    slug: 'viaje_a_la_luna',
    language: 'es-mx',
    gameType: 'SURVEY',
    text: '¿Viajarías a la Luna si el boleto fuera gratis?',
    gameTitle: 'Boleto a la Luna',
    sideA: 'Me voy ya',
    sideB: 'Aquí me quedo',
    correctAnswer: null,
    orientation: 'portrait',
    category: 'space',
    creator: 'la_sobremesa',
    durationDays: 22,
    lean: 0.63,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'bottom',
      color: '#fff3c9',
      background: '#150c35b3',
    },
    sourceKeywords: ['luna', 'astronauta', 'viaje'],
    sourceUrl: null,
  },
  {
    slug: 'lucha_libre',
    language: 'es-mx',
    gameType: 'INSTANT_POLL',
    text: 'En la lucha libre, ¿técnicos o rudos?',
    gameTitle: 'Sin límite de tiempo',
    sideA: 'Técnicos',
    sideB: 'Rudos',
    correctAnswer: null,
    orientation: 'landscape',
    category: 'sports',
    creator: 'la_sobremesa',
    durationDays: 8,
    lean: 0.48,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'bottom',
      color: '#ffffff',
      background: '#2a0d3bb3',
    },
    sourceKeywords: ['lucha libre', 'máscaras'],
    sourceUrl: null,
  },
  {
    slug: 'ventana_o_pasillo',
    language: 'es-mx',
    gameType: 'INSTANT_POLL',
    text: 'En el avión: ¿ventana o pasillo?',
    gameTitle: 'Tu asiento',
    sideA: 'Ventana',
    sideB: 'Pasillo',
    correctAnswer: null,
    orientation: 'portrait',
    category: 'travel',
    creator: 'la_sobremesa',
    durationDays: 10,
    lean: 0.66,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'lower-third',
      color: '#ffffff',
      background: '#123456b3',
    },
    sourceKeywords: ['avión', 'asiento', 'vuelo'],
    sourceUrl: null,
  },
  {
    slug: 'superheroe_record',
    language: 'es-mx',
    gameType: 'PREDICTION',
    text: '¿Romperá récords la próxima de superhéroes?',
    gameTitle: 'Taquilla heroica',
    sideA: 'Sí, arrasa',
    sideB: 'Esta vez no',
    correctAnswer: null,
    orientation: 'landscape',
    category: 'movies',
    creator: 'la_sobremesa',
    durationDays: 19,
    lean: 0.39,
    subtitlesStyle: {
      animation: 'karaoke',
      alignment: 'lower-third',
      color: '#fff0b8',
      background: '#241046b3',
    },
    sourceKeywords: ['superhéroes', 'taquilla', 'cine'],
    sourceUrl: null,
  },
  {
    slug: 'guitarra_o_trompeta',
    language: 'es-mx',
    gameType: 'POLL',
    text: '¿Guitarra o trompeta? ¿Qué prende la fiesta?',
    gameTitle: 'Que suene la fiesta',
    sideA: 'Guitarra',
    sideB: 'Trompeta',
    correctAnswer: null,
    orientation: 'portrait',
    category: 'music',
    creator: 'la_sobremesa',
    durationDays: 15,
    lean: 0.55,
    subtitlesStyle: {
      animation: 'pop',
      alignment: 'bottom',
      color: '#ffffff',
      background: '#401238b3',
    },
    sourceKeywords: ['guitarra', 'trompeta', 'mariachi'],
    sourceUrl: null,
  },
  {
    slug: 'minutos_del_dia',
    language: 'es-mx',
    gameType: 'TRIVIA',
    text: '¿Cuántos minutos tiene un día completo?',
    gameTitle: 'Cada minuto cuenta',
    sideA: '1240 minutos',
    sideB: '1440 minutos',
    correctAnswer: 'B',
    orientation: 'landscape',
    category: 'everyday',
    creator: 'la_sobremesa',
    durationDays: 23,
    lean: 0.35,
    subtitlesStyle: {
      animation: 'karaoke',
      alignment: 'bottom',
      color: '#fff4cf',
      background: '#1a2050b3',
    },
    sourceKeywords: ['tiempo', 'reloj', 'minutos'],
    sourceUrl: null,
  },
] as const satisfies readonly DemoGame[]

export const playlists = [
  {
    slug: 'daily_mix',
    name: 'Daily mix',
    language: 'en-us',
    creator: 'daily_fold',
    games: [
      'taco_or_burger',
      'planet_bath',
      'popcorn_taste',
      'pineapple_pizza',
      'walk_on_mars',
      'cat_or_dog',
      'octopus_hearts',
      'early_bird',
      'coffee_or_tea',
      'air_taxi',
      'basketball_rim',
      'vinyl_or_streaming',
      'beach_or_mountains',
      'scary_movie',
      'piano_keys',
      'derby_goals',
    ],
  },
  {
    slug: 'mezcla_del_dia',
    name: 'Mezcla del día',
    language: 'es-mx',
    creator: 'la_sobremesa',
    games: [
      'salsa_verde_o_roja',
      'ajolote_patas',
      'viaje_a_la_luna',
      'lucha_libre',
      'guitarra_o_trompeta',
      'superheroe_record',
      'ventana_o_pasillo',
      'minutos_del_dia',
    ],
  },
] as const satisfies readonly DemoPlaylist[]

export const gameSet = {
  slug: 'curious_three',
  name: 'Three for the curious',
  creator: 'daily_fold',
  games: ['planet_bath', 'popcorn_taste', 'pineapple_pizza'],
} as const satisfies DemoGameSet

export const widgets = [
  {
    slug: 'daily_fold_inline',
    name: 'The Daily Fold inline',
    type: 'inline',
    playlist: 'daily_mix',
    creator: 'daily_fold',
    distributorId: 'default',
  },
  {
    slug: 'la_sobremesa_inline',
    name: 'La Sobremesa inline',
    type: 'inline',
    playlist: 'mezcla_del_dia',
    creator: 'la_sobremesa',
    distributorId: 'default',
  },
  {
    slug: 'orbit_inline',
    name: 'Orbit inline',
    type: 'inline',
    playlist: 'daily_mix',
    creator: 'daily_fold',
    distributorId: 'default',
    flavour: 'orbit',
  },
] as const satisfies readonly DemoWidget[]

export const leaderboard = {
  prizeName: '25 dollar bookshop gift card',
  prizeTitle: 'Win a $25 bookshop gift card this week',
  prizeShortTitle: '$25 gift card',
  pointThreshold: 1500,
  numberOfPrizes: 3,
} as const satisfies DemoLeaderboard

export const players = [
  { username: 'marlow_k', profileColor: '7b2cbf', points: 2180 },
  { username: 'ninapixel', profileColor: 'f3722c', points: 1940 },
  { username: 'el_tio_beto', profileColor: '17807e', points: 1710 },
  { username: 'quizwren', profileColor: '43aa8b', points: 1585 },
  { username: 'caro_mx', profileColor: 'd62976', points: 1420 },
  { username: 'oakleaf22', profileColor: '577590', points: 1265 },
  { username: 'jun_tanaka', profileColor: 'f94144', points: 1090 },
  { username: 'sofi_luna', profileColor: '9d4edd', points: 930 },
  { username: 'bramble', profileColor: '90be6d', points: 765 },
  { username: 'theo_rides', profileColor: '277da1', points: 610 },
  { username: 'paloma_r', profileColor: 'e07a5f', points: 455 },
  { username: 'kitkatzen', profileColor: '4d908e', points: 290 },
  { username: 'dex_o', profileColor: 'f8961e', points: 145 },
  { username: 'ivy_lane', profileColor: '6d597a', points: 40 },
] as const satisfies readonly DemoPlayer[]

/** Whoever signs in with this address at one of the demo's stand-in providers has won a prize of last week. */
export const winner = {
  username: 'lucky_lena',
  profileColor: 'b5179e',
  points: 1830,
  email: 'winner@example.com',
} as const satisfies DemoPlayer

/** Who stood on last week's board. As many as there are prizes passed its threshold. */
export const lastWeek: readonly DemoPlayer[] = [
  winner,
  { username: 'el_tio_beto', profileColor: '17807e', points: 1660 },
  { username: 'quizwren', profileColor: '43aa8b', points: 1540 },
  { username: 'caro_mx', profileColor: 'd62976', points: 1340 },
  { username: 'marlow_k', profileColor: '7b2cbf', points: 1215 },
  { username: 'oakleaf22', profileColor: '577590', points: 880 },
  { username: 'paloma_r', profileColor: 'e07a5f', points: 655 },
]

/** Decided before the demo begins, with a play of the winner on the right side. It shows the clip of a game that still runs. */
export const decided = {
  slug: 'derby_decided',
  media: 'derby_goals',
  language: 'en-us',
  gameType: 'PREDICTION',
  text: "Last weekend's derby: more than three goals?",
  gameTitle: 'Derby decided',
  sideA: '4 or more',
  sideB: '3 or fewer',
  correctAnswer: 'A',
  orientation: 'landscape',
  category: 'sports',
  creator: 'daily_fold',
  durationDays: 2,
  lean: 0.5,
  subtitlesStyle: {
    animation: 'pop',
    alignment: 'bottom',
    color: '#ffffff',
    background: '#0c3322b3',
  },
  sourceKeywords: ['derby', 'football', 'goals'],
  sourceUrl: null,
} as const satisfies DemoGame
