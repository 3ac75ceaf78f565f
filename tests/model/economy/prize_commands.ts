import { assertAnswer } from './assert_answer.js'
import { hasPrizes, type Board } from './boards.js'
import { aim, isAimed, oneOf, Step } from './command.js'
import {
  answerToDraw,
  confirm,
  decline,
  draw,
  fulfil,
  isOut,
  settleAllPrizes,
  take,
  type Award,
} from './drawings.js'
import type { Economy } from './model.js'
import type { Player } from './player.js'
import type { Reply } from './session.js'
import type { World } from './world.js'

/** An admin makes a board for the partner's points, as a rule the first one. */
export class OpenBoard extends Step {
  constructor(private readonly given: { threshold: number; prizes: number; drawn: number }) {
    super()
  }

  override check({ boards }: Readonly<Economy>): boolean {
    const others = boards.series.filter(({ distributor }) => distributor === 'partner')
    return others.length === 0 || this.given.drawn % 8 === 0
  }

  protected async happen({ boards, nowMs, story }: Economy, world: World): Promise<void> {
    const { threshold, prizes } = this.given
    const name = `series${boards.series.length}`
    story.push(`an admin opens ${name} at the partner: ${prizes} prizes, ${threshold} points`)
    const board = boards.open({ name, distributor: 'partner', threshold, prizes }, nowMs)
    assertAnswer('done', await world.prizes.open(board))
  }
}

/** An admin takes away a board that runs. Its week stays without one, and its points stay where they are. */
export class ArchiveBoard extends Step {
  constructor(private readonly drawn: number) {
    super()
  }

  override check(economy: Readonly<Economy>): boolean {
    return runningOfPartner(economy).length > 0
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const board = oneOf(runningOfPartner(economy), this.drawn)
    economy.story.push(`an admin archives ${board.name}`)
    board.isArchived = true
    assertAnswer('done', await world.prizes.archive(board))
  }
}

/** A series goes on from its last board that is not archived: one that began this week would end. */
const runningOfPartner = ({ boards, nowMs }: Readonly<Economy>): Board[] =>
  boards.all.filter(
    (board) =>
      board.series.distributor === 'partner' &&
      !board.isArchived &&
      board.endMs > nowMs &&
      boards.all.some((one) => one.series === board.series && one !== board && !one.isArchived)
  )

export class Draw extends Step {
  constructor(
    private readonly drawn: number,
    private readonly again: boolean
  ) {
    super()
  }

  override check(economy: Readonly<Economy>): boolean {
    return isAimed(dueToDraw(economy), this.drawn)
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const board = aim(dueToDraw(economy), economy.boards.all.filter(hasPrizes), this.drawn)
    await sendDraw(economy, world, board)
    if (this.again) await sendDraw(economy, world, board)
  }
}

export const dueToDraw = ({ boards, nowMs }: Readonly<Economy>): Board[] =>
  boards.all.filter(
    (board) => hasPrizes(board) && board.drawing === null && board.drawingMs <= nowMs
  )

/** Whoever draws again is told the same as the first one. */
export async function sendDraw(economy: Economy, world: World, board: Board): Promise<void> {
  economy.story.push(`an admin draws the prizes of ${board.name}`)
  const answer = answerToDraw(board, economy.nowMs)
  const reply = await world.prizes.draw(board)
  assertAnswer(answer, reply)
  if (answer !== 'done') {
    economy.reached.add('a drawing comes too early')
    return
  }
  if (board.drawing === null) draw(economy, board, orderOf(economy, world, reply))
  else economy.reached.add('a drawing is not repeated')
  assertDrawn(economy, world, board, reply)
}

function orderOf({ players }: Economy, world: World, { body }: Reply): Player[] {
  const places = body.places as { userId: string }[]
  return places.map(({ userId }) => players.find((player) => world.idOf(player) === userId)!)
}

/** @throws for an answer that tells another drawing than the one that was made */
function assertDrawn(economy: Economy, world: World, board: Board, reply: Reply): void {
  const { eligible, awards } = board.drawing!
  const order = orderOf(economy, world, reply)
  const isSame = awards.every(({ player }, at) => player === order[at])
  if (reply.body.entries !== eligible || order.length !== awards.length || !isSame) {
    throw new Error(`${board.name}: ${eligible} were in it, ${reply.body.entries} are told`)
  }
}

const awardsOf = ({ boards }: Readonly<Economy>): Award[] =>
  boards.all.flatMap(({ drawing }) => drawing?.awards ?? [])

/** Something that is done with a place in a line, as a rule with one that it can be done with. */
abstract class OfAward extends Step {
  constructor(private readonly drawn: number) {
    super()
  }

  override check(economy: Readonly<Economy>): boolean {
    const all = awardsOf(economy)
    return all.length > 0 && isAimed(all.filter(this.isLikely), this.drawn)
  }

  protected abstract isLikely(award: Award): boolean

  protected async happen(economy: Economy, world: World): Promise<void> {
    const all = awardsOf(economy)
    await this.send(aim(all.filter(this.isLikely), all, this.drawn), economy, world)
  }

  protected abstract send(award: Award, economy: Economy, world: World): Promise<void>
}

const about = ({ player, board }: Award) => `${player.name}'s prize of ${board.name}`

export class Confirm extends OfAward {
  protected isLikely({ state }: Award): boolean {
    return state === 'offered'
  }

  protected async send(award: Award, economy: Economy, world: World): Promise<void> {
    economy.story.push(`${about(award)} is confirmed`)
    const reply = await world.prizes.confirm(award.board, award.player)
    assertAnswer(confirm(economy, award), reply)
  }
}

export class Decline extends OfAward {
  protected isLikely({ state }: Award): boolean {
    return state === 'offered' || state === 'waiting'
  }

  protected async send(award: Award, economy: Economy, world: World): Promise<void> {
    economy.story.push(`${about(award)} is given up`)
    const reply = await world.prizes.decline(award.board, award.player)
    assertAnswer(decline(economy, award), reply)
  }
}

export class Fulfil extends OfAward {
  protected isLikely({ state }: Award): boolean {
    return state === 'confirmed'
  }

  protected async send(award: Award, economy: Economy, world: World): Promise<void> {
    economy.story.push(`${about(award)} is sent`)
    assertAnswer(fulfil(economy, award), await world.prizes.fulfil(award))
  }
}

export class Take extends OfAward {
  protected isLikely({ state }: Award): boolean {
    return state === 'offered' || state === 'confirmed'
  }

  protected async send(award: Award, economy: Economy, world: World): Promise<void> {
    economy.story.push(`${about(award)} is taken away`)
    assertAnswer(take(economy, award), await world.prizes.take(award))
  }
}

/** The hour's job, when a winner may have been silent for long. */
export class SettlePrizes extends Step {
  constructor(private readonly drawn: number) {
    super()
  }

  override check(economy: Readonly<Economy>): boolean {
    const { nowMs } = economy
    const offered = awardsOf(economy).filter(({ state }) => state === 'offered')
    const due = offered.filter((award) => isOut(award) || award.confirmBeforeMs! <= nowMs)
    return isAimed(due, this.drawn)
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    await settlePrizesOf(economy, world)
  }
}

export async function settlePrizesOf(economy: Economy, world: World): Promise<void> {
  economy.story.push('prizes go on to whoever is next')
  settleAllPrizes(economy)
  await world.prizes.settle()
}
