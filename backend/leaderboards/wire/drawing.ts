import vine from '@vinejs/vine'
import { PRIZE_STATES } from '@sidepick/rules/prize_state'
import { LEAGUES } from '@sidepick/rules/types'
import { component } from '#shared/openapi/component'
import { choice, count, instant, integer, list, text, uuid } from '#shared/openapi/fields'
import { leaderboardSchema } from '#leaderboards/wire/leaderboard'

const hex = (description: string) => text(`${description} 32 bytes in hex.`)

const chainSchema = component(
  'BeaconChain',
  'A chain of the public randomness beacon drand.',
  vine.object({
    hash: text('Its id, in hex.'),
    publicKey: text('The key that signs its rounds, in hex.'),
    genesisTime: integer('When round 1 came, in seconds since 1970.'),
    periodSeconds: integer('Seconds from a round to the next.'),
  })
)

export const drawingBeaconSchema = component(
  'DrawingBeacon',
  'What a public beacon adds to a drawing, so that not even who knows the seed knows the outcome.',
  vine.object({
    chain: chainSchema,
    namedRound: integer('The round that was named when the board was made.'),
    round: integer('The round that decides: a later one where the list was closed later.'),
    roundAt: instant('When that round comes.'),
    signature: text(
      "The round's signature, whose SHA-256 is the randomness; null until the drawing."
    ).nullable(),
  })
)

export const drawingSchema = component(
  'Drawing',
  'A drawing as anybody can repeat it; what is known only once it is drawn is null or empty until then.',
  vine.object({
    leaderboardId: uuid('Id of the board.'),
    numberOfPrizes: integer('Number of prizes that are drawn.').min(0),
    commitment: hex('SHA-256 of the seed, published when the board was made.'),
    committedAt: instant('When the commitment was published.'),
    prizeDrawingDate: instant('From when on the prizes are drawn.'),
    awardedAt: instant('When they were drawn; null until then.').nullable(),
    seed: hex('The seed; null until the drawing.').nullable(),
    randomness: hex('What a public beacon gave; null without a beacon.').nullable(),
    beacon: drawingBeaconSchema.nullable(),
    listHash: hex('Hash of the list of entries; null until the list is closed.').nullable(),
    listClosedAt: instant('When the list was closed; null until then.').nullable(),
    entries: list(vine.string(), 'One for each eligible player, in ascending order.'),
    winners: list(vine.string(), 'The entries that win.'),
    alternates: list(vine.string(), 'Who follows when a winner does not confirm, in order.'),
  })
)

export const commitmentSchema = component(
  'DrawingCommitment',
  'What binds a drawing before its week begins; the database lets nobody change or remove one.',
  vine.object({
    leaderboardId: uuid('Id of the board.'),
    commitment: hex('SHA-256 of the seed.'),
    beacon: component(
      'NamedRound',
      "The beacon's round that was named with the board.",
      vine.object({
        chainHash: text('Id of the chain, in hex.'),
        round: integer('Number of the round.'),
      })
    ).nullable(),
    committedAt: instant('When it was published.'),
  })
)

export const ownEntrySchema = component(
  'OwnDrawingEntry',
  "The caller's entry in a drawing. The number proves it, so it is told to nobody else.",
  vine.object({
    leaderboardId: uuid('Id of the board.'),
    number: hex("The number that the entry is made of, with the drawing's seed."),
    entry: hex('The entry in the published list.'),
    place: integer('From 1 for winners, then alternates; null for all others.').min(1).nullable(),
  })
)

const drawnPlayer = {
  username: text('Name of the player.'),
  avatar: text("Address of the player's picture; null without one.").nullable(),
  profileColor: text("The player's colour: six hex digits in lower case, without #."),
}

const winnerSchema = component(
  'PrizeWinner',
  'A winner, as everybody sees one.',
  vine.object(drawnPlayer)
)

export const previousLeaderboardSchema = component(
  'PreviousLeaderboard',
  'A board whose week is over, with who won.',
  vine.object({
    ...leaderboardSchema.getProperties(),
    league: choice(LEAGUES, "The league whose board it is; null for a distributor's.").nullable(),
    state: choice(PRIZE_STATES, 'How its prize stands.'),
    awardedAt: instant('When the prizes were drawn; null until then.').nullable(),
    winners: list(winnerSchema, 'Who won, in the order of the drawing; empty until then.'),
  })
)

export const awardedSchema = component(
  'AwardedPrizes',
  'Who was drawn on a board.',
  vine.object({
    leaderboardId: uuid('Id of the board.'),
    awardedAt: instant('When the prizes were drawn.'),
    entries: count('Number of eligible players in the list.'),
    listHash: hex('Hash of the list.'),
    places: list(
      component(
        'DrawnPlace',
        'A place of the drawing.',
        vine.object({
          place: integer('From 1.').min(1),
          kind: choice(['winner', 'alternate'], 'Whether it wins or follows.'),
          userId: uuid('Id of the player.'),
          ...drawnPlayer,
        })
      ),
      'Winners, then alternates, in their order.'
    ),
  })
)
