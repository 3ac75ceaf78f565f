import type { DemoCreator } from '#database/demo/content'

/** A partner that sells pictures; its questions are about them, and its own widgets alone show them. */
export const stockPartner = {
  slug: 'open_frame',
  userName: 'openframe',
  profileColor: '5b3fd6',
  partnerName: 'Open Frame',
} as const satisfies DemoCreator

export const stockList = { slug: 'open_frame_pictures', name: 'Questions about pictures' } as const

export const stockWidget = { slug: 'open_frame_inline', name: 'Open Frame inline' } as const

/** The modes of a picture partner, by the page of the demo that has each. */
export const stockModes = {
  'stock-partner': 'STOCK_PARTNER',
  'stock-search': 'STOCK_SEARCH',
} as const

/** What its banner offers. */
export const stockDiscount = { discountCode: 'STOCK30' } as const

/** A game of the demo whose poster is shown, and what is on it. */
type StockPicture = readonly [media: string, description: string]

interface StockGame {
  slug: string
  text: string
  gameTitle: string
  sideA: string
  sideB: string
  /** Slug of a category. */
  category: string
  sourceKeywords: readonly string[]
  /** The first one's film stands for its picture. */
  pictures: readonly [StockPicture, ...StockPicture[]]
}

export const stockGames: readonly StockGame[] = [
  {
    slug: 'open_frame_getaway',
    text: 'Which picture would you rather wake up in tomorrow?',
    gameTitle: 'Wake up here',
    sideA: 'By the sea',
    sideB: 'In the mountains',
    category: 'travel',
    sourceKeywords: ['beach', 'mountain', 'travel', 'ocean'],
    pictures: [
      ['beach_or_mountains', 'A beach and a mountain side by side'],
      ['air_taxi', 'A small aircraft over a city'],
      ['ventana_o_pasillo', 'Seats in a row of an airplane'],
    ],
  },
  {
    slug: 'open_frame_morning',
    text: 'Which of these pictures smells more like morning?',
    gameTitle: 'A picture of morning',
    sideA: 'The coffee',
    sideB: 'The dew',
    category: 'everyday',
    sourceKeywords: ['coffee', 'morning', 'breakfast'],
    pictures: [
      ['coffee_or_tea', 'A cup of coffee and a cup of tea'],
      ['early_bird', 'A bird at sunrise'],
      ['minutos_del_dia', 'A clock with the minutes of a day'],
      ['beach_or_mountains', 'A beach and a mountain side by side'],
    ],
  },
  {
    slug: 'open_frame_pets',
    text: 'Who looks better on a postcard?',
    gameTitle: 'Postcard animals',
    sideA: 'The cat',
    sideB: 'The dog',
    category: 'animals',
    sourceKeywords: ['cat', 'dog', 'animals', 'forest'],
    pictures: [
      ['cat_or_dog', 'A cat and a dog'],
      ['octopus_hearts', 'An octopus with its hearts'],
      ['ajolote_patas', 'An axolotl'],
    ],
  },
  {
    slug: 'open_frame_music',
    text: 'Which picture can you hear?',
    gameTitle: 'Pictures with sound',
    sideA: 'The record',
    sideB: 'The piano',
    category: 'music',
    sourceKeywords: ['music', 'piano', 'vinyl'],
    pictures: [
      ['vinyl_or_streaming', 'A record and a phone'],
      ['piano_keys', 'The keys of a piano'],
    ],
  },
  {
    slug: 'open_frame_space',
    text: 'Where would you send your camera first?',
    gameTitle: 'A camera in space',
    sideA: 'To Saturn',
    sideB: 'To Mars',
    category: 'space',
    sourceKeywords: ['space', 'saturn', 'mars', 'planets'],
    pictures: [
      ['planet_bath', 'Saturn in a bathtub'],
      ['walk_on_mars', 'Somebody walks on Mars'],
      ['viaje_a_la_luna', 'A rocket on its way to the moon'],
    ],
  },
]
