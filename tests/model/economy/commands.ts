import fc from 'fast-check'
import { CancelPlay, Claim, Play } from './play_commands.js'
import { CancelGame, Complain, CreateGame, Declare, Review } from './game_commands.js'
import {
  Drain,
  ExpireLots,
  Gift,
  PassTime,
  RunJob,
  SetBalance,
  SetShares,
} from './house_commands.js'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './amounts.js'
import { DemoteIdle, MoveLeague } from './league_commands.js'
import { Marathon } from './marathon.js'
import { Move, ProveEmail, SignUp, SignUpQuickly } from './people_commands.js'
import {
  ArchiveBoard,
  Confirm,
  Decline,
  Draw,
  Fulfil,
  OpenBoard,
  SettlePrizes,
  Take,
} from './prize_commands.js'
import { ACTS, PrizeRun } from './prize_run.js'
import { TiedPoll } from './tied_poll.js'
import type { Kind } from './shares.js'

const drawn = () => fc.nat(9_999)
const side = () => fc.constantFrom('A' as const, 'B' as const)
const by = () => fc.constantFrom('creator' as const, 'admin' as const)

const quantity = () => fc.constantFrom(1, 2, 3, 5, 8, 13, 40)

/** Times of a game: when it begins, how long it can be joined, and how long it then goes on. */
const times = () =>
  fc.record({
    startsInMs: fc.constantFrom(-HOUR_MS, -HOUR_MS, 0, HOUR_MS),
    joinMs: fc.constantFrom(3 * HOUR_MS, 30 * HOUR_MS),
    restMs: fc.constantFrom(0, HOUR_MS, HOUR_MS, 30 * HOUR_MS),
  })

const creates = fc
  .record({
    type: fc.constantFrom(
      ...(['PREDICTION', 'PREDICTION', 'PREDICTION', 'POLL', 'POLL'] as const),
      ...(['TRIVIA', 'INSTANT_POLL', 'SURVEY'] as const)
    ),
    times: times(),
    creator: drawn(),
    answer: fc.option(side()),
    isAd: fc.nat(9).map((n) => n === 0),
    allowBlack: fc.boolean(),
    crowd: fc.array(fc.record({ player: drawn(), side: side(), quantity: quantity() }), {
      maxLength: 7,
    }),
  })
  .map((given) => new CreateGame(given))

const plays = fc
  .record({
    player: drawn(),
    game: drawn(),
    side: side(),
    ticket: fc.constantFrom('black' as const, 'black' as const, 'white' as const, 'free' as const),
    quantity: quantity(),
    taps: fc.constantFrom(0, 7, 20, 99, -3, 2.5),
    partner: fc.nat(9).map((n) => n > 0),
    rewarded: fc.nat(9).map((n) => n === 0),
    late: fc.nat(9).map((n) => n === 0),
    again: fc.nat(9).map((n) => n === 0),
  })
  .map((given) => new Play(given))

const bps = (max: number) => fc.option(fc.nat(max))
const shares = fc
  .record({
    scope: fc.constantFrom('creator' as const, 'distributor' as const),
    bps: fc.record<Record<Kind, number | null>>({
      ...{ host: bps(3_000), parent: bps(1_000) },
      ...{ referrer: bps(1_500), distributor: bps(3_000) },
    }),
  })
  .map((given) => new SetShares(given))

const balances = fc
  .record({
    player: drawn(),
    set: fc.constantFrom(
      ...([
        ['white', 0],
        ['white', 3],
        ['black', 0],
        ['black', 40],
      ] as const),
      ...([
        ['gray', 99],
        ['gray', 0],
        ['gray', 250],
        ['coin', 0],
        ['coin', 0],
        ['point', 0],
        ['point', 0],
      ] as const)
    ),
  })
  .map(({ player, set: [currency, balance] }) => new SetBalance(player, currency, balance))

const passes = fc
  .record({
    by: fc.oneof(
      { weight: 1, arbitrary: fc.constant('prizes' as const) },
      { weight: 9, arbitrary: fc.constantFrom(0, 0, 0, 1, 2).map((next) => ({ next })) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(10 * MINUTE_MS, 7 * HOUR_MS, DAY_MS, 8 * DAY_MS, 31 * DAY_MS)
          .map((ms) => ({ ms })),
      }
    ),
    drain: fc.nat(2).map((n) => n > 0),
  })
  .map((given) => new PassTime(given))

const where = () => fc.constantFrom('default' as const, 'partner' as const)
const signsUp = fc.tuple(fc.option(drawn()), where()).map((given) => new SignUp(...given))
const signsUpQuickly = where().map((at) => new SignUpQuickly(at))
const provesEmail = drawn().map((player) => new ProveEmail(player))
const moves = drawn().map((player) => new Move(player))
const opensBoard = fc
  .record({
    threshold: fc.constantFrom(20, 60, 5_000),
    prizes: fc.constantFrom(0, 1, 1, 2, 6),
    drawn: drawn(),
  })
  .map((given) => new OpenBoard(given))
const archivesBoard = drawn().map((board) => new ArchiveBoard(board))
const acts = Object.keys(ACTS) as (keyof typeof ACTS)[]
const prizeRuns = fc
  .record({ drawn: drawn(), acts: fc.array(fc.constantFrom(...acts), { maxLength: 5 }) })
  .map((given) => new PrizeRun(given))
const draws = fc.tuple(drawn(), fc.boolean()).map((given) => new Draw(...given))
const confirms = drawn().map((award) => new Confirm(award))
const declines = drawn().map((award) => new Decline(award))
const fulfils = drawn().map((award) => new Fulfil(award))
const takes = drawn().map((award) => new Take(award))
const settlesPrizes = drawn().map((n) => new SettlePrizes(n))
const gifts = drawn().map((player) => new Gift(player))
const cancelsPlay = drawn().map((play) => new CancelPlay(play))
const claims = fc.tuple(drawn(), fc.boolean()).map((given) => new Claim(...given))
const declares = fc.tuple(drawn(), side(), by()).map((given) => new Declare(...given))
const cancelsGame = fc.tuple(drawn(), by()).map((given) => new CancelGame(...given))
const reviews = drawn().map((game) => new Review(game))
const complaints = fc
  .tuple(drawn(), drawn(), fc.constantFrom(1, 5, 6))
  .map((given) => new Complain(...given))
const movesLeague = fc
  .tuple(drawn(), fc.constantFrom('promote' as const, 'promote' as const, 'demote' as const))
  .map((given) => new MoveLeague(...given))
const tiedPolls = fc
  .tuple(drawn(), fc.record({ collectsAtOnce: fc.boolean(), isCanceled: fc.boolean() }))
  .map((given) => new TiedPoll(...given))
const demotes = drawn().map((n) => new DemoteIdle(n))
const jobs = fc.constantFrom('settle' as const, 'move' as const).map((job) => new RunJob(job))
const drains = fc.constant(null).map(() => new Drain())
const expires = fc.constant(null).map(() => new ExpireLots())
const marathons = fc.nat(30).map((player) => new Marathon(player))

/** How often each of them comes. */
const WEIGHTS = [
  [plays, 30],
  [passes, 16],
  [declares, 26],
  [claims, 10],
  [balances, 12],
  [drains, 4],
  [jobs, 4],
  [creates, 7],
  [cancelsPlay, 3],
  [cancelsGame, 4],
  [tiedPolls, 1],
  [complaints, 1],
  [reviews, 3],
  [gifts, 1],
  [shares, 1],
  [signsUp, 1],
  [expires, 1],
  [demotes, 2],
  [movesLeague, 4],
  [marathons, 1],
  [signsUpQuickly, 2],
  [provesEmail, 1],
  [moves, 1],
  [opensBoard, 2],
  [archivesBoard, 1],
  [draws, 2],
  [confirms, 1],
  [declines, 1],
  [fulfils, 1],
  [takes, 1],
  [settlesPrizes, 1],
  [prizeRuns, 1],
] as const

/** What may happen in one life of the economy, in any order. Unbiased: short lives and small numbers prove little. */
export const sequences = () =>
  fc.noBias(
    fc.commands(
      WEIGHTS.flatMap(([arbitrary, weight]) => Array.from({ length: weight }, () => arbitrary)),
      { maxCommands: 190, size: 'max' }
    )
  )
