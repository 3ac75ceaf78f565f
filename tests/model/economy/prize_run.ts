import { assertAnswer } from './assert_answer.js'
import { HOUR_MS } from './amounts.js'
import { hasPrizes, type Board } from './boards.js'
import { oneOf, Step } from './command.js'
import { confirm, decline, fulfil, take, type Award } from './drawings.js'
import type { Economy } from './model.js'
import { move } from './newcomers.js'
import { sendPlay } from './play_commands.js'
import { cancelPlay } from './playing.js'
import { sendDraw, settlePrizesOf } from './prize_commands.js'
import { World } from './world.js'

/** What a winner does, or what is done to one. */
type Act = (award: Award, economy: Economy, world: World) => Promise<void>

const confirms: Act = async (award, economy, world) => {
  economy.story.push(`${award.player.name} confirms`)
  const answer = confirm(economy, award)
  assertAnswer(answer, await world.prizes.confirm(award.board, award.player))
}

export const ACTS = {
  silent: async (award, economy, world) => {
    goTo(award.confirmBeforeMs!, economy)
    await confirms(award, economy, world)
    await settlePrizesOf(economy, world)
  },
  abroad: async (award, economy, world) => {
    economy.story.push(`${award.player.name} moves abroad`)
    award.player.about.fromUs = false
    await move(world, award.player)
    await confirms(award, economy, world)
    await settlePrizesOf(economy, world)
  },
  declined: async (award, economy, world) => {
    economy.story.push(`${award.player.name} gives the prize up`)
    const answer = decline(economy, award)
    assertAnswer(answer, await world.prizes.decline(award.board, award.player))
  },
  taken: async (award, economy, world) => {
    await confirms(award, economy, world)
    economy.story.push(`an admin takes the prize from ${award.player.name}`)
    assertAnswer(take(economy, award), await world.prizes.take(award))
  },
  sent: async (award, economy, world) => {
    await confirms(award, economy, world)
    economy.story.push(`the prize of ${award.player.name} is sent`)
    assertAnswer(fulfil(economy, award), await world.prizes.fulfil(award))
  },
} satisfies Record<string, Act>

/** A board from its last hours to its drawing, and what comes of its prizes one after the other. */
export class PrizeRun extends Step {
  constructor(private readonly given: { drawn: number; acts: readonly (keyof typeof ACTS)[] }) {
    super()
  }

  override check(economy: Readonly<Economy>): boolean {
    return undrawn(economy).length > 0
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const { drawn, acts } = this.given
    const board = oneOf(undrawn(economy), drawn)
    if (board.endMs > economy.nowMs) await playOverTheEnd(board, drawn, economy, world)
    goTo(board.drawingMs, economy)
    await sendDraw(economy, world, board)
    await sendDraw(economy, world, board)
    for (const act of acts) {
      const award = board.drawing!.awards.find(({ state }) => state === 'offered')
      if (award) await ACTS[act](award, economy, world)
    }
  }
}

/** Those of the partner first: fewer points come there. */
function undrawn({ boards }: Readonly<Economy>): Board[] {
  const open = boards.all.filter(
    (board) => hasPrizes(board) && board.drawing === null && board.entries.size > 0
  )
  const partners = open.filter(({ series }) => series.distributor === 'partner')
  return partners.length > 0 ? partners : open
}

function goTo(atMs: number, economy: Economy): void {
  economy.nowMs = Math.max(economy.nowMs, atMs)
  World.setClock(economy.nowMs)
  economy.story.push(`it is ${new Date(economy.nowMs).toISOString()}`)
}

/** Somebody stakes a ticket before the week ends, and takes it back in the next one. */
async function playOverTheEnd(
  { endMs }: Board,
  drawn: number,
  economy: Economy,
  world: World
): Promise<void> {
  const { players, house, nowMs, story } = economy
  const able = players.filter(({ about, held }) => about.terms && about.fromUs && held.black > 0)
  const others = able.filter((player) => player !== house.creator && player !== house.parent)
  if (others.length === 0) return
  const player = oneOf(others, drawn)
  const game = economy.addGame({
    ...{ type: 'PREDICTION', creator: house.creator, answer: null, isAd: false },
    ...{ startMs: nowMs - HOUR_MS, lastJoinMs: endMs + HOUR_MS, endMs: endMs + 2 * HOUR_MS },
  })
  assertAnswer('done', await world.createGame(game))
  const pick = { side: 'A', ticket: 'black', quantity: 1, taps: 0 } as const
  const stake = { ...pick, partner: true, rewarded: false, late: false }
  story.push(`${player.name} plays the new ${game.name} A with 1 black`)
  await sendPlay(economy, world, { player, game, pick: stake, again: false })
  goTo(endMs, economy)
  story.push(`${player.name} takes that back`)
  const play = player.plays.get(game)!
  assertAnswer(cancelPlay(economy, play), await world.cancelPlay(play))
}
