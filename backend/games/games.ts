import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Game as WireGame, GameState, GameType, Side } from '@sidepick/rules/types'
import { CreatorsContract } from '#creators/contract'
import type { Result } from '#shared/result'
import { addCategory } from '#games/actions/add_category'
import { addGame } from '#games/actions/add_game'
import { keepPlayCounts } from '#games/actions/keep_play_counts'
import { markPlayed } from '#games/actions/mark_played'
import {
  GamesContract,
  type DueGames,
  type Article,
  type GameMove,
  type GameSearch,
  type MovedGame,
  type MoveRefusal,
  type NewCategory,
  type NewGame,
  type PlayableGame,
  type PlayedGamesContract,
} from '#games/contract'
import { moveGame } from '#games/actions/move_game'
import { findPlayable } from '#games/queries/find_playable'
import { listOpenIds } from '#games/queries/list_open_ids'
import { rankJoinable } from '#games/queries/rank_joinable'
import { searchTerms } from '#games/domain/search_terms'
import { listAnswers } from '#games/queries/list_answers'
import { listByIds } from '#games/queries/list_by_ids'
import { listCategoryIds } from '#games/queries/list_category_ids'
import { listDue } from '#games/queries/list_due'
import { listStates } from '#games/queries/list_states'
import { listUsableIds } from '#games/queries/list_usable_ids'
import { tellGames } from '#games/transformers/game_transformer'

@inject()
export class Games extends GamesContract implements PlayedGamesContract {
  constructor(private creators: CreatorsContract) {
    super()
  }

  findPlayable(
    id: string,
    client?: TransactionClientContract,
    options?: { lock: boolean }
  ): Promise<PlayableGame | null> {
    return findPlayable(id, client, options)
  }

  markPlayed(id: string, trx: TransactionClientContract): Promise<void> {
    return markPlayed(id, trx)
  }

  move(
    id: string,
    move: GameMove,
    trx: TransactionClientContract
  ): Promise<Result<MovedGame, MoveRefusal>> {
    return moveGame(id, move, trx)
  }

  async listByIds(ids: readonly string[]): Promise<WireGame[]> {
    return tellGames(await listByIds(ids), this.creators)
  }

  async listJoinable(search: GameSearch): Promise<WireGame[]> {
    return this.listByIds(await this.rankJoinable(search))
  }

  async rankJoinable(search: GameSearch): Promise<string[]> {
    return (await rankJoinable(search)).map(({ id }) => id)
  }

  searchTerms(asked: { text?: string; article?: Article }): string[] {
    return searchTerms(asked)
  }

  listOpenIds(page: { after: string | null; limit: number }): Promise<string[]> {
    return listOpenIds(page)
  }

  keepPlayCounts(counts: ReadonlyMap<string, number>): Promise<void> {
    return keepPlayCounts(counts)
  }

  listAnswers(ids: readonly string[]): Promise<Map<string, Side | null>> {
    return listAnswers(ids)
  }

  listStates(ids: readonly string[]): Promise<Map<string, GameState>> {
    return listStates(ids)
  }

  listDue(due: DueGames): Promise<{ id: string; gameType: GameType }[]> {
    return listDue(due)
  }

  listUsableIds(ids: readonly string[], creatorId: string | null): Promise<Set<string>> {
    return listUsableIds(ids, creatorId)
  }

  listCategoryIds(ids: readonly string[]): Promise<Set<string>> {
    return listCategoryIds(ids)
  }

  addCategory(category: NewCategory): Promise<boolean> {
    return addCategory(category)
  }

  addGame(game: NewGame): Promise<boolean> {
    return addGame(game)
  }
}
