import { inject } from '@adonisjs/core'
import type { Page } from '#shared/pagination'
import { PlaysOfGamesContract } from '#wallets/contract'
import { listLedger, type LedgerFilter, type LedgerItem } from '#wallets/queries/list_ledger'

interface AnyLedgerItem extends LedgerItem {
  /** The game that the line is about; null for another reason. */
  gameId: string | null
}

/** A reference is an id, maybe with a suffix, or a word such as a day. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

const idIn = ({ reference }: LedgerItem): string | null => ID.exec(reference ?? '')?.[0] ?? null

/** Lines as admins see them: each names the game that its reference leads to. */
@inject()
export class ListAnyLedger {
  constructor(private readonly plays: PlaysOfGamesContract) {}

  async handle(filter: LedgerFilter): Promise<Page<AnyLedgerItem>> {
    const { items, next } = await listLedger(filter)
    const ids = new Set(items.map(idIn).filter((id) => id !== null))
    const games = await this.plays.gamesOf([...ids])
    return {
      items: items.map((item) => ({ ...item, gameId: games.get(idIn(item) ?? '') ?? null })),
      next,
    }
  }
}
