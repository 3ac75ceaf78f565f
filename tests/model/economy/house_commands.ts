import { assertAnswer } from './assert_answer.js'
import { COUNT_AFTER_MS, DAY_MS, HOUR_MS } from './amounts.js'
import { hasPrizes } from './boards.js'
import { aim, oneOf, Step } from './command.js'
import { isDecidedLater, type Game } from './game.js'
import type { Economy } from './model.js'
import type { Currency, Player } from './player.js'
import { drain, moveDue, settleWaiting } from './settlement.js'
import type { Shares } from './shares.js'
import { World } from './world.js'

export class Gift extends Step {
  constructor(private readonly player: number) {
    super()
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const player = oneOf(economy.players, this.player)
    economy.story.push(`${player.name} collects the daily gift`)
    assertAnswer(economy.gift(player), await world.gift(player))
  }
}

export class SetBalance extends Step {
  constructor(
    private readonly player: number,
    private readonly currency: Exclude<Currency, 'pending_coin'>,
    private readonly balance: number
  ) {
    super()
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const { currency, balance } = this
    const { players, nowMs } = economy
    const others = players.filter((player) => player.holds(currency, nowMs) !== balance)
    // Whoever won something is the one who may lack it later.
    const winners = balance === 0 ? others.filter(hasWon) : []
    const player = aim(winners.length > 0 ? winners : others, players, this.player)
    economy.story.push(`an admin sets ${player.name}'s ${currency} to ${balance}`)
    economy.setBalance(player, currency, balance)
    assertAnswer('done', await world.setBalance(player, currency, balance))
  }
}

const hasWon = ({ plays }: Player) =>
  [...plays.values()].some(({ state, game }) => state === 'won' && isDecidedLater(game))

export class SetShares extends Step {
  constructor(private readonly shares: Omit<Shares, 'fromMs'>) {
    super()
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const shares = { ...this.shares, fromMs: economy.nowMs }
    economy.story.push(`the ${shares.scope} gets shares ${JSON.stringify(shares.bps)}`)
    economy.shares.push(shares)
    assertAnswer('done', await world.setShares(shares, economy.house.creator))
  }
}

/** Far enough behind an instant that what waits for it is due. */
const BEHIND_MS = COUNT_AFTER_MS + 1_000

type Leap = { next: number } | { ms: number } | 'prizes'

export class PassTime extends Step {
  constructor(private readonly given: { by: Leap; drain: boolean }) {
    super()
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const { by } = this.given
    const before = economy.nowMs
    economy.nowMs = landingOf(by, economy) ?? before + DAY_MS
    World.setClock(economy.nowMs)
    const hours = Math.round((economy.nowMs - before) / HOUR_MS)
    economy.story.push(`${hours} hours pass`)
    if (this.given.drain) await drainAll(economy, world)
  }
}

function landingOf(by: Leap, economy: Economy): number | undefined {
  if (by === 'prizes') return nextOfPrizes(economy)
  return 'ms' in by ? economy.nowMs + by.ms : nextInstants(economy)[by.next]
}

/** When the next board is drawn, or the next winner has been silent for too long. */
function nextOfPrizes({ boards, nowMs }: Economy): number | undefined {
  const open = boards.all.filter((board) => hasPrizes(board) && board.drawing === null)
  const offered = boards.all
    .flatMap(({ drawing }) => drawing?.awards ?? [])
    .filter(({ state }) => state === 'offered')
  const instants = [
    ...open.filter(({ entries }) => entries.size > 0).map(({ drawingMs }) => drawingMs),
    ...offered.map(({ confirmBeforeMs }) => confirmBeforeMs!),
  ]
  return instants.filter((atMs) => atMs > nowMs).sort((a, b) => a - b)[0]
}

/** When games go on by themselves, the nearest first. Whatever takes a week and more is left to the long leaps. */
function nextInstants({ games, nowMs }: Economy): number[] {
  const instants = games.flatMap(instantsOf).map((atMs) => atMs + BEHIND_MS)
  return [...new Set(instants)].filter((atMs) => atMs > nowMs).sort((a, b) => a - b)
}

function instantsOf({ state, startMs, lastJoinMs, endMs, holdUntilMs }: Game): number[] {
  switch (state) {
    case 'new':
    case 'active':
      return [startMs, lastJoinMs, endMs]
    case 'winner_declared':
      return [holdUntilMs ?? 0]
    default:
      return []
  }
}

export class Drain extends Step {
  protected async happen(economy: Economy, world: World): Promise<void> {
    await drainAll(economy, world)
  }
}

/** One job runs and the other does not yet, so that something happens in between. */
export class RunJob extends Step {
  constructor(private readonly job: 'settle' | 'move') {
    super()
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    await (this.job === 'settle' ? settleGames : moveGames)(economy, world)
  }
}

export async function settleGames(economy: Economy, world: World): Promise<void> {
  economy.story.push('what waits is settled')
  settleWaiting(economy)
  await world.settleWaiting()
}

export async function moveGames(economy: Economy, world: World): Promise<void> {
  economy.story.push('games move whose time has come')
  moveDue(economy)
  await world.moveDue()
}

export async function drainAll(economy: Economy, world: World): Promise<void> {
  economy.story.push('the jobs run')
  drain(economy)
  await world.drain()
}

/** Takes what has run out already: nobody may see a difference. */
export class ExpireLots extends Step {
  protected async happen(economy: Economy, world: World): Promise<void> {
    economy.story.push('expired tickets are taken away')
    await world.expireLots()
  }
}
